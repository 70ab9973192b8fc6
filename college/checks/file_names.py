"""The check that every file is called and stands as its record says."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from college.checks.running.check import of_course
from college.checks.running.content import Content, Text
from college.records.lesson import Lesson
from college.records.problem import Problem
from college.records.term import Term
from college.records.track import Track


@of_course(stops_build=True)
def check(content: Content) -> Iterator[Problem]:
    """Return each file whose name, folder or step is another than its record's."""
    taken = defaultdict[tuple[str, int], list[Lesson]](list)
    for lesson in content.course.lessons.values():
        taken[lesson.track, lesson.step].append(lesson)
    for text in content.of(Track, Lesson, Term):
        match text.record:
            case Lesson() as lesson:
                yield from _lesson(text, lesson, content.course.tracks.get(lesson.track))
                yield from _step(text, lesson, taken[lesson.track, lesson.step])
            case Term(id=name) if text.path.stem != name:
                yield text.record_problem(
                    "id",
                    f"the file is called {text.path.name}",
                    f"rename it to {name}.md, or change id",
                )
            case Track(id=name) if text.path.parent.name != name:
                yield text.record_problem(
                    "id",
                    f"the folder is called {text.path.parent.name}",
                    f"rename it to {name}, or change id",
                )


def _lesson(text: Text, lesson: Lesson, track: Track | None) -> Iterator[Problem]:
    if track is None or text.path.parent.name != lesson.track:
        yield text.record_problem(
            "track",
            f"track is {lesson.track}",
            "name the folder it stands in, which needs an index.md with the track's record",
        )
    elif lesson.step > track.steps:
        yield text.record_problem(
            "step",
            f"step is {lesson.step}, but the track has {track.steps}",
            "change the step, or steps in the track's index.md",
        )
    expected = f"{lesson.step:02d}-{lesson.id}.md"
    if text.path.name != expected:
        yield text.record_problem(
            "id",
            f"the file is called {text.path.name}",
            f"rename it to {expected}, or change id or step",
        )


def _step(text: Text, lesson: Lesson, same: list[Lesson]) -> Iterator[Problem]:
    """Return each other lesson that stands at the same step."""
    for other in same:
        if other.path != lesson.path:
            yield text.record_problem(
                "step",
                f"step {lesson.step} is taken by {other.path.name}",
                "give one of them another step",
            )
