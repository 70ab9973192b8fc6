"""Any text in front matter, course file, expressions, Markdown, bytes and names of files."""

from __future__ import annotations

import tempfile
from pathlib import Path

from tests.fuzz.author import Course, tried
from tests.prove.proof import Tally, Watch, in_parts

PROMISE = "Any words of an author are told with a remedy, within 100 ms for each 100,000 signs"
_TRIED = 100_000


def prove(watch: Watch) -> Tally:
    """Spoil a small course, one file at a time, and read it."""
    return in_parts(watch, watch.count(_TRIED), part)


def part(seed: int, count: int) -> list[list[str]]:
    """Spoil it so many times."""
    with tempfile.TemporaryDirectory() as folder:
        course = Course.written(Path(folder))
        return [
            [f"{what}: {problem}" for problem in problems]
            for what, problems in tried(course, seed, count)
        ]
