"""The course as a reader's own pages know it: which lessons, where, with which questions."""

from __future__ import annotations

from typing import Any

from college.pages.parts.dates import minutes_said
from college.records.course import Course
from college.source.exercise import exercises
from college.source.minutes import MINUTES_A_REVIEW, lesson_reading
from college.source.question import questions


def course_map(course: Course) -> dict[str, Any]:
    """Return the course's words, tracks and lessons, with addresses from the root of the site."""
    settings = course.settings
    return {
        "name": settings.name,
        "storage": f"{settings.name.lower().replace(' ', '-')}:v1",
        "mine": settings.own_numbers.title if settings.own_numbers else "",
        "home": "index.html",
        "review": "learn/review.html",
        "minutes_a_review": MINUTES_A_REVIEW,
        "tracks": [
            {
                "id": track.id,
                "title": track.title,
                "address": track.page_uri,
                "group": group,
            }
            for group, tracks in course.track_groups()
            for track in tracks
        ],
        "lessons": [
            {
                "id": lesson.id,
                "title": lesson.title,
                "address": lesson.page_uri,
                "track": lesson.track,
                "step": lesson.step,
                "minutes": minutes_said(lesson_reading(lesson, settings)),
                "formerly": sorted({old.id for old in course.former(lesson)} - {lesson.id}),
                "questions": [item.id for item in questions(lesson.body, lesson.id)],
                "exercises": [item.id for item in exercises(lesson.body)],
            }
            for lesson in course.lessons.values()
        ],
    }
