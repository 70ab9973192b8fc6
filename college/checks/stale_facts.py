"""The check for figures past their age that a calculator still starts from."""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterator

from college.checks.running.check import of_course
from college.checks.running.content import Content
from college.markdown.age import old_inputs, today
from college.records.problem import Problem, Severity


def stale_facts(content: Content, day: datetime.date) -> Iterator[Problem]:
    """Warn of each default older on that day than the methodology allows."""
    settings = content.course.settings
    for name, calculator in settings.subject.catalog.items():
        where = f"{settings.package}/catalog/{name}.py"
        path = content.root / where
        lines = path.read_text("utf-8").splitlines() if path.is_file() else []
        old = old_inputs(calculator, day)
        for item in calculator.inputs:
            if item.name in old:
                line = next((n for n, text in enumerate(lines, 1) if _opens(item.name, text)), 1)
                yield Problem(
                    where,
                    line,
                    f"{item.name} starts from a figure of {item.default.date}, which is old",
                    "look for a newer one, and give it its source and date",
                    Severity.WARNING,
                )


def _opens(name: str, line: str) -> bool:
    return bool(re.match(rf"\s+{name}:", line))


@of_course()
def check(content: Content) -> Iterator[Problem]:
    """Warn of what is old today."""
    return stale_facts(content, today())
