"""Names that may stand only once in the course's own code."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from college.checks.trial.raised import Finding

Names = Callable[[Path], Iterable[tuple[str, int]]]
"""What returns each name of a file, with its line."""


def taken_twice(files: Iterable[Path], names: Names, of: str, remedy: str) -> Iterator[Finding]:
    """Return each name that another thing has before it; `of` says what has it, with {} for it."""
    taken: dict[str, tuple[Path, int]] = {}
    for path in files:
        for name, line in names(path):
            if name in taken:
                other, at = taken[name]
                what = f"{of.format(name)} already ({other.name}, line {at})"
                yield Finding(path, line, what, remedy)
            taken.setdefault(name, (path, line))
