"""This file is the page of tags: every topic, with the lessons about it."""

from __future__ import annotations

from collections import defaultdict

from college.course import Course
from college.lesson import Lesson


def tags_page(course: Course) -> str:
    """Give the Markdown of the page."""
    tagged: dict[str, list[Lesson]] = defaultdict(list)
    for lesson in course.lessons.values():
        for tag in lesson.tags:
            tagged[tag].append(lesson)
    parts = ["# Topics", "", "Every topic of the lessons, from A to Z."]
    for tag in sorted(tagged, key=str.lower):
        parts += [
            "",
            f"## {tag}",
            "",
            *(
                f"- [{lesson.title}]({lesson.source_uri}): {lesson.summary}"
                for lesson in tagged[tag]
            ),
        ]
    return "\n".join(parts)
