"""This file is a glossary term's page: definition, neighbors, and the lessons that teach it."""

from __future__ import annotations

from html import escape

from college.course import Course
from college.lesson_page import link
from college.term import CATEGORIES, Term


def term_page(term: Term, course: Course, html: str) -> str:
    """Set the record around what the author wrote."""
    related = "".join(
        f'<div><dt><a href="{link(term.page_uri, other.page_uri)}">{escape(other.term)}</a></dt><dd>{escape(other.definition)}</dd></div>'
        for other in (course.terms[name] for name in term.related)
    )
    lessons = "".join(
        f'<li><a href="{link(term.page_uri, lesson.page_uri)}">{escape(lesson.title)}</a>: {escape(lesson.summary)}</li>'
        for lesson in course.lessons.values()
        if term.id in lesson.teaches
    )
    return (
        f'<p class="cc-eyebrow">Glossary <span aria-hidden="true">·</span> {CATEGORIES[term.category]}</p>'
        f'<h1>{escape(term.term)}</h1><p class="cc-answer">{escape(term.definition)}</p>{html}'
        + (
            f'<h2 id="related">Related terms</h2><dl class="cc-terms">{related}</dl>'
            if related
            else ""
        )
        + (f'<h2 id="lessons">Lessons that teach it</h2><ul>{lessons}</ul>' if lessons else "")
    )
