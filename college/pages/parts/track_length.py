"""How much there is of a track, in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from college.pages.parts.dates import spoken_time
from college.records.lesson import Lesson
from college.records.track import Track


def track_length(track: Track, lessons: Sequence[Lesson]) -> str:
    """Say how many lessons a track has, and the time they take; one in the making says so."""
    written = len(lessons)
    of_all = f" of {track.steps}" if written < track.steps else ""
    count = f"{written}{of_all} lesson{'s' if of_all or written != 1 else ''}"
    return f"{count}, {spoken_time(sum(lesson.minutes for lesson in lessons))} with the questions."
