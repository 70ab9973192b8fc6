"""This file is something wrong with the content: where, what, and the remedy."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, order=True)
class Problem:
    """One thing to mend. `line` counts from 1."""

    path: str
    line: int
    what: str
    remedy: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.what}; {self.remedy}."


class BadContent(Exception):
    """The content has problems; the message lists them all and counts them last."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = sorted(set(problems))
        count = len(self.problems)
        ending = "1 problem." if count == 1 else f"{count} problems."
        super().__init__("\n".join([*map(str, self.problems), ending]))


def shown(path: Path, root: Path) -> str:
    """Give a path as an author knows it: from the project's top, with forward slashes."""
    return path.relative_to(root).as_posix() if path.is_relative_to(root) else path.as_posix()
