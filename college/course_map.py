"""This file is the course as a reader's own pages know it: which lessons, where, with which questions."""

from __future__ import annotations

import json
from typing import Any

from college.course import Course
from college.exercises.reading import exercises
from college.question_id import question_id
from college.teaching import blocks


def course_map(course: Course) -> dict[str, Any]:
    """Give tracks and lessons with addresses from the root of the site."""
    return {
        "home": "index.html",
        "tracks": [
            {
                "id": track.id,
                "title": track.title,
                "address": track.page_uri,
                "steps": track.steps,
            }
            for track in course.tracks.values()
        ],
        "lessons": [
            {
                "id": lesson.id,
                "title": lesson.title,
                "address": lesson.page_uri,
                "track": lesson.track,
                "step": lesson.step,
                "questions": [question_id(lesson.id, title) for title, _ in blocks(lesson, "ask")],
                "exercises": [item.id for item in exercises(lesson.body)],
            }
            for lesson in course.lessons.values()
        ],
    }


def course_map_script(course: Course) -> str:
    """Give the map as a classic script, which a page on file:// may load; it makes addresses whole."""
    return (
        '"use strict";\n'
        "(() => {\n"
        f"  const map = {json.dumps(course_map(course), ensure_ascii=False)};\n"
        '  const root = new URL("../", document.currentScript.src);\n'
        "  const whole = (address) => new URL(address, root).href;\n"
        "  map.home = whole(map.home);\n"
        "  for (const item of [...map.tracks, ...map.lessons]) item.address = whole(item.address);\n"
        "  window.collegeCourse = map;\n"
        "})();\n"
    )
