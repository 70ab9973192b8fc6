"""What a pack is made of: modules, the door to them, and the questions it must answer well."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from college.build.pack.sandbox import Sandbox


@dataclass(frozen=True)
class Question:
    """What is asked at the door: `answer(name, text)`."""

    name: str
    text: str


@dataclass(frozen=True)
class Reply:
    """What the door answered, and what was printed meanwhile."""

    text: str
    printed: tuple[str, ...] = ()


@dataclass(frozen=True)
class Later:
    """What comes to a page only when a reader asks for it: modules, and what they must answer."""

    name: str
    modules: Mapping[str, bytes]
    questions: tuple[Question, ...]


@dataclass(frozen=True)
class Content:
    """All that decides what a pack can do."""

    modules: Mapping[str, bytes]
    """Path in the archive -> source."""
    entry: str
    """The dotted module with `answer(name, text)` and, if it likes, `warm()`."""
    sandbox: Sandbox
    """How pages find this Python, and what it may do."""
    questions: tuple[Question, ...]
    """What each new pack is asked before it is used."""
    answer: Callable[[Question], Reply]
    """What this machine's Python answers; the pack must answer the same, to the letter."""
    explained: tuple[str, ...]
    """How the paths of modules begin whose docstrings and annotations are read in the browser."""
    traced: tuple[str, ...]
    """How the paths of modules begin whose numbers of lines are."""
    later: Later | None = None
    """What is no part of the start."""

    @property
    def every_module(self) -> dict[str, bytes]:
        """Return the modules of the start, and those that come later."""
        return {**self.modules, **(self.later.modules if self.later else {})}
