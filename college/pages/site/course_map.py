"""The course as a reader's own pages know it: which lessons, where, with which questions."""

from __future__ import annotations

import json
from typing import Any

from college.records.course import Course
from college.source.exercise import exercises
from college.source.question import questions


def course_map(course: Course) -> dict[str, Any]:
    """Return tracks and lessons with addresses from the root of the site."""
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
                "questions": [item.id for item in questions(lesson.body, lesson.id)],
                "exercises": [item.id for item in exercises(lesson.body)],
            }
            for lesson in course.lessons.values()
        ],
    }


def course_map_script(course: Course) -> str:
    """Return the map as a classic script, which a page on file:// may load; addresses are whole."""
    return (
        '"use strict";\n'
        "(() => {\n"
        f"  const map = {json.dumps(course_map(course), ensure_ascii=False)};\n"
        '  const root = new URL("../", document.currentScript.src);\n'
        "  const whole = (address) => new URL(address, root).href;\n"
        "  map.home = whole(map.home);\n"
        "  for (const item of [...map.tracks, ...map.lessons])\n"
        "    item.address = whole(item.address);\n"
        "  window.collegeCourse = map;\n"
        "})();\n"
    )
