"""The check for words still to be written in a new calculator."""

from __future__ import annotations

from collections.abc import Iterator

from college.checks.content import Content
from college.checks.hints import hint_problems
from college.records.problem import Problem, shown


def check(content: Content) -> Iterator[Problem]:
    """Return each hint left in a calculator's file."""
    for path in sorted((content.root / "calculators/catalog").glob("*.py")):
        where = shown(path, content.root)
        yield from (Problem(where, *item) for item in hint_problems(path.read_text("utf-8")))
