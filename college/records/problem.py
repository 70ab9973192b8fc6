"""Something wrong with the content: where, what, and the remedy."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path

_LONGEST = 600
"""The signs of what is wrong: enough for a sentence, and for a line that it quotes."""


class Severity(StrEnum):
    """Whether a problem stops the work or is only worth a look."""

    PROBLEM = "problem"
    WARNING = "warning"


@dataclass(frozen=True)
class Swap:
    """A remedy that a program can carry out: one word of the line for another.

    >>> str(Swap("mintues", "minutes"))
    'write minutes'
    """

    old: str
    new: str

    def __str__(self) -> str:
        return f"write {self.new}"


@dataclass(frozen=True)
class Problem:
    """One thing to mend. `line` counts from 1, once it is known where the text stands."""

    path: str
    line: int
    what: str
    remedy: str | Swap
    severity: Severity = Severity.PROBLEM
    check: str = ""
    """The check that found it."""
    also: str = ""
    """Another file that it is about as much."""

    def __post_init__(self) -> None:
        if len(self.what) > _LONGEST:  # what it quotes may be a page long
            object.__setattr__(self, "what", f"{self.what[:_LONGEST]} …")

    def __str__(self) -> str:
        mark = "warning: " if self.severity is Severity.WARNING else ""
        return f"{self.path}:{self.line}: {mark}{self.what}; {self.remedy}."

    def __lt__(self, other: Problem) -> bool:
        return self._order < other._order

    @property
    def _order(self) -> tuple[str, int, str, str, str]:
        return self.path, self.line, self.what, str(self.remedy), self.check

    def moved(self, path: str, lines: int = 0) -> Problem:
        """Return the same in a file, so many lines further down."""
        return replace(self, path=path, line=self.line + lines)


class BadContent(Exception):
    """The content has problems; the message lists them all and counts them last."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = sorted(set(problems))
        super().__init__("\n".join([*map(str, self.problems), counted(self.problems)]))


def counted(problems: Iterable[Problem]) -> str:
    """Say how many there are: `2 problems, 1 warning.`

    >>> counted([Problem("a.md", 1, "b", "c")])
    '1 problem.'
    """
    kinds = [problem.severity for problem in problems]
    parts = []
    for kind in Severity:
        count = kinds.count(kind)
        if count or kind is Severity.PROBLEM:
            parts.append(f"{count or 'no'} {kind}{'s' if count > 1 else ''}")
    return ", ".join(parts) + "."


def shown(path: Path, root: Path) -> str:
    """Return a path as an author knows it: from the project's top, with forward slashes."""
    return path.relative_to(root).as_posix() if path.is_relative_to(root) else path.as_posix()
