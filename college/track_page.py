"""This file is a track's own page: its promise, its lessons, what they lead to."""

from __future__ import annotations

from html import escape

from college.course import Course
from college.lesson_page import link
from college.track import Track


def track_page(track: Track, course: Course, html: str) -> str:
    """Set the record around what the author wrote."""
    lessons = course.in_track(track.id)
    minutes = sum(lesson.minutes for lesson in lessons)
    rows = "".join(
        f'<li value="{lesson.step}"><a href="{link(track.page_uri, lesson.page_uri)}">{escape(lesson.title)}</a> '
        f'<span class="cc-muted">{lesson.minutes} min</span><br>{escape(lesson.summary)}</li>'
        for lesson in lessons
    )
    decisions = "".join(f"<li>{escape(item)}</li>" for item in track.decisions)
    written = f"{len(lessons)} of its {track.steps} lessons {'is' if len(lessons) == 1 else 'are'} here; {minutes} minutes of reading."
    return (
        f'<p class="cc-eyebrow">Track</p><h1>{escape(track.title)}</h1><p class="cc-answer">{escape(track.summary)}</p>'
        f"<p>For {escape(', '.join(track.audience))}. {written}</p>{html}"
        f'<h2 id="steps">Steps</h2><ol class="cc-step-list">{rows}</ol>'
        f'<h2 id="decisions">What you can decide at the end</h2><ul>{decisions}</ul>'
    )
