"""What one command of `college` is: its words, what it does, examples to try."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Command:
    """One command: its words, what follows them, what it does, and examples to try."""

    name: str
    arguments: str
    does: str
    examples: tuple[str, ...]

    @property
    def usage(self) -> str:
        """How it is typed.

        >>> Command("new track", "TITLE", "", ()).usage
        'college new track TITLE'
        """
        return f"college {self.name} {self.arguments}".rstrip()

    def shown(self, names: Mapping[str, str]) -> tuple[str, ...]:
        """Return the examples with a course's own names in place of those made up.

        A space around a made-up name tells it from the words of a title.

        >>> Command("move", "", "", ("college move machines",)).shown({"machines": "energy"})
        ('college move energy',)
        """
        found = self.examples
        for made_up, own in names.items():
            around = made_up.replace(made_up.strip(), own)
            found = tuple(line.replace(made_up, around) for line in found)
        return found
