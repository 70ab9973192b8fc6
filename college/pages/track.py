"""A track's own page: its promise, its lessons, what they lead to."""

from __future__ import annotations

from html import escape

from college.pages.lesson import link
from college.records.course import Course
from college.records.lesson import Lesson
from college.records.track import Track

_AN_HOUR = 60


def track_page(track: Track, course: Course, html: str) -> str:
    """Set the record around what the author wrote."""
    lessons = course.in_track(track.id)
    rows = "".join(
        f'<li value="{lesson.step}"><a href="{link(track.page_uri, lesson.page_uri)}">{escape(lesson.title)}</a> '
        f'<span class="cc-muted">{lesson.minutes} min</span><br>{escape(lesson.summary)}</li>'
        for lesson in lessons
    )
    decisions = "".join(f"<li>{escape(item)}</li>" for item in track.decisions)
    start = (
        f'<p class="cc-start"><a class="cc-action" href="{link(track.page_uri, lessons[0].page_uri)}">'
        f"Start with lesson {lessons[0].step}: {escape(lessons[0].title)}</a></p>"
        if lessons
        else ""
    )
    return (
        f'<p class="cc-eyebrow">Track</p><h1>{escape(track.title)}</h1><p class="cc-answer">{escape(track.summary)}</p>'
        f"<p>For {escape(', '.join(track.audience))}. {length(track, lessons)}</p>{start}{html}"
        f'<h2 id="decisions">What you can decide at the end</h2><ul>{decisions}</ul>'
        f'<h2 id="steps">Steps</h2><ol class="cc-step-list">{rows}</ol>'
    )


def length(track: Track, lessons: list[Lesson]) -> str:
    """Say how much there is of a track: its lessons, and the time they take."""
    written = len(lessons)
    of_all = f" of {track.steps}" if written < track.steps else ""
    count = f"{written}{of_all} lesson{'s' if of_all or written != 1 else ''}"
    return f"{count}, {spoken_time(sum(lesson.minutes for lesson in lessons))} with the questions."


def spoken_time(minutes: int) -> str:
    """Return a time as it is said, to the half hour once there are some.

    >>> spoken_time(325), spoken_time(118), spoken_time(40)
    ('about 5½ hours', 'about 2 hours', '40 minutes')
    """
    hours, half = divmod(round(minutes / 30), 2)
    if minutes < _AN_HOUR:
        return f"{minutes} minute{'' if minutes == 1 else 's'}"
    return f"about {hours}{'½' if half else ''} hour{'s' if hours > 1 or half else ''}"
