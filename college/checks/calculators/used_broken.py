"""The check for pages that use a calculator which cannot be read: one line each, and no more."""

from __future__ import annotations

from collections.abc import Iterator

from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.records.problem import Problem
from college.source.marks import EXPRESSION, names_in


@of_text(stops_build=True)
def check(text: Text) -> Iterator[Problem]:
    """Return each broken calculator that a page names; what hangs on it is told nowhere else."""
    for name in sorted(text.named_calculators & {*text.settings.subject.broken}):
        what, remedy = f"the calculator {name} cannot be read", "mend what else is told of it first"
        place = _in_text(text, name)
        key = "calculators" if name in text.matter.values.get("calculators", ()) else "scenarios"
        if key in text.matter.lines or place is None:
            yield text.record_problem(key, what, remedy)
        else:
            yield text.problem(place, what, remedy)


def _in_text(text: Text, name: str) -> int | None:
    """Return the first line of the text that names a calculator."""
    blocks = (block.line for block in text.document.named("calculator") if block.argument == name)
    lines = (
        number
        for number, line in text.document.prose
        for found in EXPRESSION.finditer(line)
        if name in names_in(found["body"])
    )
    return min([*blocks, *lines], default=None)
