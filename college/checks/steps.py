"""The check that a track's steps are 1 to N without a gap."""

from __future__ import annotations

from collections.abc import Iterator

from college.checks.running.check import of_course
from college.checks.running.content import Content
from college.records.lesson import Lesson
from college.records.problem import Problem, Severity
from college.records.track import Track


@of_course()
def check(content: Content) -> Iterator[Problem]:
    """Return each track that lacks steps; one without any lesson yet is only warned of."""
    for text in content.of(Track):
        track = text.record
        assert isinstance(track, Track)
        taken = _taken(content, track) | _unread(content, track)
        missing = [str(step) for step in range(1, track.steps + 1) if step not in taken]
        if not taken:
            yield text.record_problem(
                "steps",
                "the track has no lesson yet",
                f'run college new lesson "A title" --track {track.id}',
                Severity.WARNING,
            )
        elif missing:
            plural = "s" if len(missing) > 1 else ""
            yield text.record_problem(
                "steps",
                f"the track has {track.steps} {'step' if track.steps == 1 else 'steps'}, "
                f"but no lesson for step{plural} {', '.join(missing)}",
                "write the missing lessons, or lower steps and number the others anew",
            )


def _taken(content: Content, track: Track) -> set[int]:
    """Return the steps that have a lesson, also where two lessons share an id."""
    records = (text.lesson for text in content.of(Lesson))
    return {lesson.step for lesson in records if lesson and lesson.track == track.id}


def _unread(content: Content, track: Track) -> set[int]:
    """Return the steps of lessons whose record cannot be read: that is told there, not here."""
    return {
        int(text.path.name[:2])
        for text in content.files
        if text.kind is Lesson
        and text.record is None
        and text.path.parent == track.path.parent
        and text.path.name[:2].isdigit()
    }
