"""The check of what a lesson builds on: earlier steps only, never in a circle."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from college.checks.running.check import of_course
from college.checks.running.content import Content, Text
from college.records.lesson import Lesson
from college.records.problem import Problem


@of_course(stops_build=True)
def check(content: Content) -> Iterator[Problem]:
    """Return each needed lesson that cannot come first."""
    for text in content.of(Lesson):
        assert text.lesson
        yield from _lesson(text, text.lesson, content.course.lessons)


def _lesson(text: Text, lesson: Lesson, lessons: Mapping[str, Lesson]) -> Iterator[Problem]:
    circle = _circle(lesson.id, lessons)
    if circle:
        yield text.record_problem(
            "needs", f"needs goes in a circle: {' → '.join(circle)}", "break it at one of them"
        )
    for name in lesson.needs:
        other = lessons.get(name)
        if other is None or circle:
            continue
        if other.track != lesson.track:
            yield text.record_problem(
                "needs",
                f"needs names {name} of another track",
                "build on steps of the same track",
            )
        elif other.step >= lesson.step:
            yield text.record_problem(
                "needs",
                f"needs names {name}, which is step {other.step} and this is step {lesson.step}",
                "build on earlier steps only",
            )


def _circle(start: str, lessons: Mapping[str, Lesson]) -> list[str]:
    """Return the way from a lesson over what it needs back to itself, or nothing."""
    ways = [[start]]
    seen = {start}
    while ways:
        way = ways.pop()
        here = lessons.get(way[-1])
        for name in here.needs if here else ():
            if name == start:
                return [*way, name]
            if name not in seen:
                seen.add(name)
                ways.append([*way, name])
    return []
