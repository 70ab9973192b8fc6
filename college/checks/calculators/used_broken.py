"""The check for pages that use a calculator which cannot be read: one line each, and no more."""

from __future__ import annotations

from collections.abc import Iterator

from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.checks.trial.course_code import catalog_file
from college.records.problem import Problem


@of_text(stops_build=True)
def check(text: Text) -> Iterator[Problem]:
    """Return each broken calculator that a page names; what hangs on it is told nowhere else."""
    for name in sorted(text.named_calculators & {*text.settings.subject.broken}):
        file = catalog_file(text.settings.subject, name)
        place = "/".join(file.parts[-3:])
        yield text.record_problem(
            "calculators", f"the calculator {name} cannot be read", f"mend {place} first"
        )
