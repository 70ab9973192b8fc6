"""The few colors a diagram speaks in, named by what they say."""

from enum import Enum


class Tone(Enum):
    """What a mark is: the idea itself, what is lost to it, a third thing, the rest, the absent.

    The value is the look that carries the color; in forced colors the look has another
    fill or edge, and words say the same.
    """

    MAIN = "s1"
    LOSS = "s2"
    OTHER = "s3"
    SOFT = "diagram-soft"
    GHOST = "diagram-ghost"

    @property
    def fill(self) -> str:
        """Return the look of an area in this tone."""
        return f"fill {self.value}"

    @property
    def pale(self) -> str:
        """Return the look of an area that lets the marks on it be seen."""
        return f"diagram-pale {self.value}"

    @property
    def half(self) -> str:
        """Return the look of an area that is on its way to this tone."""
        return f"diagram-half {self.value}"

    @property
    def wire(self) -> str:
        """Return the look of a line in this tone."""
        return f"diagram-wire {self.value}"

    @property
    def inside(self) -> str:
        """Return the look of words that stand on an area in this tone."""
        return "diagram-on" if self in (Tone.SOFT, Tone.GHOST) else "inside"
