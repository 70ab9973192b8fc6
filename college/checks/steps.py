"""The check that a track's steps are 1 to N without a gap."""

from __future__ import annotations

from collections.abc import Iterator

from college.checks.content import Content
from college.records.problem import Problem, Severity, shown


def check(content: Content) -> Iterator[Problem]:
    """Return each track that lacks steps; one without any lesson yet is only warned of."""
    for track in content.course.tracks.values():
        where, line = shown(track.path, content.root), track.lines["steps"]
        taken = {lesson.step for lesson in content.course.in_track(track.id)}
        missing = [str(step) for step in range(1, track.steps + 1) if step not in taken]
        if not taken:
            yield Problem(
                where,
                line,
                "the track has no lesson yet",
                f'run college new lesson "A title" --track {track.id}',
                Severity.WARNING,
            )
        elif missing:
            plural = "s" if len(missing) > 1 else ""
            yield Problem(
                where,
                line,
                f"the track has {track.steps} steps, but no lesson for step{plural} {', '.join(missing)}",
                "write the missing lessons, or lower steps and number the others anew",
            )
