"""The check that a lesson takes as long to read as its record says, and not longer than it may."""

from __future__ import annotations

from collections.abc import Iterator

from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.records.problem import Problem, Severity, Swap


@of_text()
def check(text: Text) -> Iterator[Problem]:
    """Return a lesson's minutes if they are not what its first part takes, or too many."""
    found, lesson, kind = text.reading, text.lesson, text.lesson_kind
    if not lesson or not kind:
        return
    if not found.agrees_with(lesson.minutes):
        yield text.record_problem(
            "minutes",
            f"minutes is {lesson.minutes}, but the {found.words:,} words up to the practice "
            f"take about {found.minutes}",
            Swap(str(lesson.minutes), str(found.minutes)),
        )
    if kind.most_minutes and found.minutes > kind.most_minutes:
        yield text.record_problem(
            "minutes",
            f"the {found.words:,} words up to the practice take {found.exact:.1f} minutes to read",
            f"shorten them to {kind.most_minutes} minutes at the most",
        )
    if not found.in_class and any(text.document.named("teach")):
        yield text.record_problem(
            "",
            "the notes for teachers plan no minutes",
            "add a paragraph such as **Timing.** Guess 5 minutes, example 10, questions 5",
            Severity.WARNING,
        )
