"""What a rectangle is made of, and the pieces it is cut into."""

from dataclasses import dataclass
from enum import Enum

from calculators.engine.chart.scale import Write
from calculators.engine.diagram.amounts import size
from calculators.engine.diagram.tone import Tone

MOST_CUTS = 5


class Along(Enum):
    """The side that a cut shortens."""

    ACROSS = "across"
    UP = "up"


@dataclass(frozen=True)
class Side:
    """One factor: its value, and the value that would fill the whole side of the picture."""

    label: str
    value: float | None
    write: Write
    most: float | None = None


@dataclass(frozen=True)
class Cut:
    """A share that is kept, along one side; the rest is named."""

    label: str
    share: float | None
    along: Along
    lost: str
    tone: Tone = Tone.SOFT


@dataclass(frozen=True)
class Rectangle:
    """A product of two sides, the cuts in their order, and what is left in the end."""

    prefix: str
    label: str
    across: Side
    up: Side
    whole: float | None
    """What the whole area stands for."""
    cuts: tuple[Cut, ...]
    left: str
    write: Write
    finding: str = ""


@dataclass(frozen=True)
class Piece:
    """A part of the area: where it lies, from 0 to 1 on either side, and its share of all."""

    label: str
    tone: Tone
    left: float
    right: float
    low: float
    high: float

    @property
    def look(self) -> str:
        """Return how it is drawn: what is left stands out from what is lost."""
        plain = self.tone in (Tone.MAIN, Tone.SOFT, Tone.GHOST)
        return self.tone.fill if plain else self.tone.pale

    @property
    def share(self) -> float:
        """Return the share of the whole area."""
        return (self.right - self.left) * (self.high - self.low)


def pieces(part: Rectangle) -> list[Piece]:
    """Cut the area: each share keeps the lower left, and the rest is a piece of its own."""
    right = high = 1.0
    found = []
    for cut in part.cuts:
        share = min(size(cut.share), 1.0)
        if cut.along is Along.ACROSS:
            found.append(Piece(cut.lost, cut.tone, right * share, right, 0.0, high))
            right *= share
        else:
            found.append(Piece(cut.lost, cut.tone, 0.0, right, high * share, high))
            high *= share
    return [*found, Piece(part.left, Tone.MAIN, 0.0, right, 0.0, high)]
