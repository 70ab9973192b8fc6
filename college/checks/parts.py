"""The check that a track's parts are those its lessons begin, in the same order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from college.checks.running.check import of_course
from college.checks.running.content import Content
from college.records.problem import Problem
from college.records.track import Track


@of_course()
def check(content: Content) -> Iterator[Problem]:
    """Return each track whose parts and whose lessons disagree."""
    for text in content.of(Track):
        track = text.record
        assert isinstance(track, Track)
        lessons = content.course.in_track(track.id)
        ready = [lesson for lesson in lessons if not content.course.is_draft(lesson)]
        begun = [lesson.part for lesson in lessons if lesson.part]
        if begun != [*track.parts]:
            yield text.record_problem(
                "parts" if track.parts else "steps",
                f"the parts are {_named(track.parts)}, but its lessons begin {_named(begun)}",
                "write part: with the name of each into the lesson that it begins with",
            )
        elif begun and ready and not ready[0].part:
            yield text.record_problem(
                "parts",
                "the lessons before the first part stand in none",
                f"write part: {begun[0]} into the first lesson, and only there",
            )


def _named(parts: Iterable[str]) -> str:
    return ", ".join(f"“{part}”" for part in parts) or "none"
