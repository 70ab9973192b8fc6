"""Where a page stands in the menu, as its kind says."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, auto


class Place(IntEnum):
    """The parts of the menu, in the order of those that a course's settings do not list."""

    TRACKS = auto()
    LEARNING = auto()
    ARTICLES = auto()
    TOPICS = auto()
    CALCULATORS = auto()
    GLOSSARY = auto()
    EVIDENCE = auto()
    TEACH = auto()


LEARN = "Learn"
"""The tab of what learners read, unless the settings put the tracks elsewhere."""


@dataclass(frozen=True)
class Menu:
    """Where a page stands in the menu: entries are sorted by place, a tab stands at its first."""

    place: tuple[int, ...]
    title: str
    group: str = ""
    """The tab it stands under; without one it is a tab itself."""
    under: str = ""
    """The heading within the tab that it stands under, if there is one."""
