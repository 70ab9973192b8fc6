"""How far ahead of the reader Python has been started: the three levels of a pack."""

from __future__ import annotations

from enum import Enum


class Level(Enum):
    """From best to last resort; `rest` is the pack's third part, `instead` what a reader gets."""

    SNAPSHOT = ("snapshot", "memory", "")
    BYTECODE = (
        "bytecode",
        "library",
        "starts from byte code, which takes a reader two to three times as long",
    )
    SOURCE = (
        "source",
        "library",
        "carries Python's library as source, which takes a reader five to six times as long",
    )

    def __init__(self, label: str, rest: str, instead: str) -> None:
        self.label = label
        self.rest = rest
        self.instead = instead

    @property
    def next(self) -> Level | None:
        """Return the level to fall back to."""
        levels = list(Level)
        following = levels[levels.index(self) + 1 :]
        return following[0] if following else None

    @classmethod
    def named(cls, label: str) -> Level:
        """Return the level with this label."""
        return next(level for level in cls if level.label == label)
