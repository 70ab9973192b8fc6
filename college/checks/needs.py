"""The check of what a lesson builds on: earlier steps only, published ones, never in a circle."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from college.records.lesson import Lesson
from college.records.problem import Finding


def needs_problems(lesson: Lesson, lessons: Mapping[str, Lesson]) -> Iterator[Finding]:
    """Return each needed lesson that cannot come first."""
    line = lesson.lines.get("needs", 1)
    circle = _circle(lesson.id, lessons)
    if circle:
        yield line, f"needs goes in a circle: {' → '.join(circle)}", "break it at one of them"
    for name in lesson.needs:
        other = lessons.get(name)
        if other is None or circle:
            continue
        if other.track != lesson.track:
            yield line, f"needs names {name} of another track", "build on steps of the same track"
        elif other.step >= lesson.step:
            yield (
                line,
                f"needs names {name}, which is step {other.step} and this is step {lesson.step}",
                "build on earlier steps only",
            )
        if other.draft and not lesson.draft:
            yield (
                line,
                f"needs names {name}, which is a draft",
                "publish it first, or take it out",
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
