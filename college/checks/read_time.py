"""The check that a lesson takes as long to read as its record says."""

from __future__ import annotations

from collections.abc import Iterator

from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.records.problem import Problem, Swap


@of_text()
def check(text: Text) -> Iterator[Problem]:
    """Return a lesson's minutes if they are far from what its text takes."""
    found, lesson = text.reading, text.lesson
    if lesson and not found.agrees_with(lesson.minutes):
        yield text.record_problem(
            "minutes",
            f"minutes is {lesson.minutes}, but {found.words:,} words, {found.questions} questions "
            f"and {found.calculators} calculator{'s' if found.calculators != 1 else ''} "
            f"take about {found.minutes}",
            Swap(str(lesson.minutes), str(found.minutes)),
        )
