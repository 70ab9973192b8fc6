"""The places on a page that a link can lead to: headings, and what the record adds."""

from __future__ import annotations

import re
from collections.abc import Iterator

from markdown.extensions.toc import unique

from college.pages.lesson import lesson_footer, lesson_header
from college.pages.term import term_page
from college.pages.track import track_page
from college.records.course import Course
from college.source.document import parse

_EXPLICIT = re.compile(r"\{:?[^{}]*#(?P<id>[\w-]+)[^{}]*\}")
_ID = re.compile(r'\bid="(?P<id>[^"]+)"')


def anchors(body: str, uri: str, course: Course) -> Iterator[str]:
    """Return every id that the page of this text has."""
    used: set[str] = set()
    document = parse(body)
    yield from (item.id or unique(item.address, used) for item in document.headings)
    found = (_EXPLICIT.search(item.text) for item in document.paragraphs)
    yield from (explicit["id"] for explicit in found if explicit)
    yield from (found["id"] for found in _ID.finditer(body))
    yield from (found["id"] for found in _ID.finditer(_around(uri, course)))
    asked = sum(1 for _ in document.named("ask", "predict", "exercise"))
    yield from (f"question-{number}" for number in range(1, asked + 1))


def _around(uri: str, course: Course) -> str:
    """Return the HTML that the record sets around the text."""
    lesson = course.lesson_at(uri)
    if lesson:
        return lesson_header(lesson, course) + lesson_footer(lesson, course)
    for track in course.tracks.values():
        if track.source_uri == uri:
            return track_page(track, course, "")
    for term in course.terms.values():
        if term.source_uri == uri:
            return term_page(term, course, "")
    page = course.pages.get(uri)
    sources = page.sources if page else ()
    return "".join(f'id="source-{key.lower()}" id="sources" ' for key in sources)
