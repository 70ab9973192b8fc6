"""The reminder of drafts: they are written, checked and not yet published."""

from __future__ import annotations

from collections.abc import Iterator

from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.records.problem import Problem, Severity


@of_text()
def check(text: Text) -> Iterator[Problem]:
    """Warn of a lesson that the build leaves out."""
    if text.lesson and text.lesson.draft:
        yield text.record_problem(
            "draft",
            "this lesson is a draft, which the built site leaves out",
            "take the line out when the lesson is ready",
            Severity.WARNING,
        )
