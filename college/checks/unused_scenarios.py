"""The check for scenarios that nothing on the page uses."""

from __future__ import annotations

from collections.abc import Iterator

from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.records.problem import Problem
from college.source.marks import EXPRESSION, names_in


@of_text()
def check(text: Text) -> Iterator[Problem]:
    """Return each scenario that no number, block or other scenario names."""
    if not text.record:
        return
    named = {scenario.like for scenario in text.scenarios.values()}
    for found in EXPRESSION.finditer(text.all_written):
        named |= names_in(found["body"])
    for block in text.document.blocks:
        for value in block.options.values():
            named |= {str(value), *names_in(str(value))}
    for name in text.scenarios:
        if name not in named:
            yield text.record_problem(
                f"scenarios.{name}",
                f"nothing on the page uses the scenario {name}",
                "use it, or take it out",
            )
