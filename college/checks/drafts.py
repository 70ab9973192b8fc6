"""The reminder of drafts: they are written, checked and not yet published."""

from __future__ import annotations

from collections.abc import Iterator

from college.checks.content import Content
from college.records.problem import Problem, Severity, shown


def check(content: Content) -> Iterator[Problem]:
    """Warn of each lesson that the build leaves out."""
    for lesson in content.course.lessons.values():
        if lesson.draft:
            yield Problem(
                shown(lesson.path, content.root),
                lesson.lines["draft"],
                "this lesson is a draft, which the built site leaves out",
                "take the line out when the lesson is ready",
                Severity.WARNING,
            )
