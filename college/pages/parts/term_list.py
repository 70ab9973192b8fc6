"""Glossary terms as a page shows them: listed with their definitions, or marked in its text."""

from __future__ import annotations

from collections.abc import Iterable

from calculators.engine.html import Html, tag
from college.markdown.terms import terms_of
from college.pages.parts.links import link
from college.records.course import Course
from college.records.lesson import Lesson
from college.records.term import Term


def term_list(terms: Iterable[Term], here: str) -> Html:
    """Return the terms with their definitions, each linked to its page."""
    rows = (
        tag(
            "div",
            tag("dt", tag("a", term.term, href=link(here, term.page_uri))),
            tag("dd", term.definition),
        )
        for term in terms
    )
    return tag("dl", *rows, class_="cc-lesson-terms")


def terms_to_mark(lesson: Lesson, course: Course) -> dict[str, tuple[str, str]]:
    """Return the terms to mark in a lesson: its own, and those of the lessons before it."""
    row = [item for item in course.in_track(lesson.track) if item.step <= lesson.step]
    known = {name: course.terms[name] for item in row for name in item.teaches}
    return terms_of(
        ((term.term, *term.written), link(lesson.page_uri, term.page_uri), term.definition)
        for term in known.values()
    )
