"""The reminder of drafts: they are written, checked and not yet published."""

from __future__ import annotations

from collections.abc import Iterator

from college.checks.running.check import of_course
from college.checks.running.content import Content
from college.records.problem import Problem, Severity


@of_course()
def check(content: Content) -> Iterator[Problem]:
    """Warn of each lesson that the build leaves out."""
    for text in content.lessons:
        if text.lesson and text.lesson.draft:
            yield text.record_problem(
                "draft",
                "this lesson is a draft, which the built site leaves out",
                "take the line out when the lesson is ready",
                Severity.WARNING,
            )
