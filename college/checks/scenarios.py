"""The check that every scenario can be worked out; what uses a broken one is not told again."""

from __future__ import annotations

from collections.abc import Iterator

from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.records.problem import Problem


@of_text(stops_build=True)
def check(text: Text) -> Iterator[Problem]:
    """Return each scenario that cannot be worked out, once, at its own line."""
    for name, reason in text.broken_scenarios.items():
        if text.calculator_of(name) in text.settings.subject.broken:
            continue  # told once for the page
        if text.scenarios[name].like in text.unread_scenarios:
            continue  # told of the one that it is like
        key = f"scenarios.{name}"
        at = key if key in text.matter.lines else "scenarios"
        what = f"scenario {name}: {reason.what.rstrip('.')}"
        yield text.record_problem(at, what, reason.remedy or "change the input")
