"""A breach of the rules of a calculator's record: what is wrong, the remedy, and whose it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Breach:
    """One thing that is wrong with a calculator.

    `of` is what it is about, as its file names it: an input, `line cost`, a preset's label, a word
    of the marker; empty for the whole.
    """

    what: str
    remedy: str
    of: str = ""
    error: Exception | None = None
    """What Python said to it, if it did."""

    def __str__(self) -> str:
        return f"{self.what}; {self.remedy}."


class Malformed(TypeError):
    """A calculator breaks the rules of its record: every breach at once."""

    def __init__(self, name: str, breaches: Sequence[Breach]) -> None:
        self.name, self.breaches = name, tuple(breaches)
        super().__init__("\n".join(f"{name}: {breach}" for breach in breaches))
