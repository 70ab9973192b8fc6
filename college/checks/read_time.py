"""The check that a lesson takes as long to read as its record says."""

from __future__ import annotations

from collections.abc import Iterator

from college.checks.running.check import of_course
from college.checks.running.content import Content
from college.records.problem import Problem, Swap


@of_course()
def check(content: Content) -> Iterator[Problem]:
    """Return each lesson whose minutes are far from what its text takes."""
    for text in content.lessons:
        found, lesson = text.reading, text.lesson
        if lesson and not found.agrees_with(lesson.minutes):
            what = (
                f"minutes is {lesson.minutes}, but {found.words:,} words, {found.questions} questions "
                f"and {found.calculators} calculator{'s' if found.calculators != 1 else ''} "
                f"take about {found.minutes}"
            )
            remedy = Swap(str(lesson.minutes), str(found.minutes))
            yield text.record_problem("minutes", what, remedy)
