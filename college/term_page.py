"""This file is a glossary term's page: definition, neighbors, and the lessons that teach it."""

from __future__ import annotations

from html import escape

from college.course import Course
from college.lesson_page import link
from college.term import CATEGORIES, RELATIONS, Term


def term_page(term: Term, course: Course, html: str) -> str:
    """Set the record around what the author wrote."""
    related = "".join(_relation(term, course, key, names) for key, names in term.relations.items())
    lessons = "".join(
        f'<li><a href="{link(term.page_uri, lesson.page_uri)}">{escape(lesson.title)}</a>: {escape(lesson.summary)}</li>'
        for lesson in course.lessons.values()
        if term.id in lesson.teaches
    )
    return (
        f'<p class="cc-eyebrow">Glossary <span aria-hidden="true">·</span> {CATEGORIES[term.category]}</p>'
        f'<h1>{escape(term.term)}</h1><p class="cc-answer">{escape(term.definition)}</p>{html}'
        + (f'<h2 id="related">Related terms</h2>{related}' if related else "")
        + (f'<h2 id="lessons">Lessons that teach it</h2><ul>{lessons}</ul>' if lessons else "")
    )


def _relation(term: Term, course: Course, key: str, names: tuple[str, ...]) -> str:
    """Give the terms that stand in one relation, each with its own definition."""
    rows = "".join(
        f'<div><dt><a href="{link(term.page_uri, other.page_uri)}">{escape(other.term)}</a></dt><dd>{escape(other.definition)}</dd></div>'
        for other in (course.terms[name] for name in names)
    )
    words = RELATIONS[key]
    return f'<h3 id="{key.replace("_", "-")}">{words[:1].upper() + words[1:]}</h3><dl class="cc-terms">{rows}</dl>'
