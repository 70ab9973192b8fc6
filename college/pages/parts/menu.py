"""Where a page stands in the menu, as its kind says."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, auto


class Place(IntEnum):
    """The parts of the menu, in the order of those that a course's settings do not list."""

    CALCULATORS = auto()
    GLOSSARY = auto()
    LEARNING = auto()
    TRACKS = auto()
    ARTICLES = auto()
    TOPICS = auto()
    EVIDENCE = auto()
    TEACH = auto()


@dataclass(frozen=True)
class Menu:
    """Where a page stands in the menu: entries are sorted by place, a group stands at its first."""

    place: tuple[int, ...]
    title: str
    group: str = ""
