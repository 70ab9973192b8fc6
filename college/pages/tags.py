"""The page of tags: every topic, with the lessons about it."""

from __future__ import annotations

from collections import defaultdict
from html import escape

from markdown.extensions.toc import slugify

from college.records.course import Course
from college.records.lesson import Lesson

_NO_TOPICS = frozenset({"analysis", "basics", "capstone"})
"""Tags that say what kind of lesson it is, and nothing of what it is about."""


def tags_page(course: Course) -> str:
    """Return the Markdown of the page."""
    tagged: dict[str, list[Lesson]] = defaultdict(list)
    for lesson in course.lessons.values():
        for tag in lesson.tags:
            if tag not in _NO_TOPICS:
                tagged[tag].append(lesson)
    lines = "\n".join(
        f'<li id="{slugify(tag, "-")}"><b>{escape(tag)}</b>: {_links(tagged[tag])}</li>'
        for tag in sorted(tagged, key=str.lower)
    )
    return (
        "# Topics\n\nEvery topic of the lessons, from A to Z.\n\n"
        f'<ul class="cc-topics">\n{lines}\n</ul>\n'
    )


def _links(lessons: list[Lesson]) -> str:
    return "; ".join(
        f'<a href="{lesson.page_uri}">{escape(lesson.title)}</a>' for lesson in lessons
    )
