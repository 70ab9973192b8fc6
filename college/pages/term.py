"""A glossary term's page: definition, neighbors, and the lessons that teach it."""

from __future__ import annotations

from html import escape

from markdown.extensions.toc import slugify

from calculators.catalog import CATALOG
from college.pages.calculator import page_name
from college.pages.lesson import link
from college.records.course import Course
from college.records.term import Term


def heading(term: Term) -> str:
    """Return the term as it stands alone: `annualized PUE` in a sentence, `Annualized PUE` above a page."""
    return term.term[:1].upper() + term.term[1:]


def term_page(term: Term, course: Course, html: str) -> str:
    """Set the record around what the author wrote."""
    related = "".join(_relation(term, course, key, names) for key, names in term.relations.items())
    lessons = "".join(
        f'<li><a href="{link(term.page_uri, lesson.page_uri)}">{escape(lesson.title)}</a>: {escape(lesson.summary)}</li>'
        for lesson in course.lessons.values()
        if term.id in lesson.teaches
    )
    index = link(term.page_uri, "glossary/index.html")
    category = course.settings.categories[term.category]
    return (
        f'<p class="cc-eyebrow" data-search-exclude><a href="{index}">Glossary</a> <span aria-hidden="true">·</span> '
        f'<a href="{index}#{slugify(category, "-")}">{category}</a></p>'
        f'<h1 data-search-exclude>{escape(heading(term))}</h1><p class="cc-answer">{escape(term.definition)}</p>{html}'
        + (f'<h2 id="related">Related terms</h2>{related}' if related else "")
        + _data(term)
        + (f'<h2 id="lessons">Lessons that teach it</h2><ul>{lessons}</ul>' if lessons else "")
    )


def _data(term: Term) -> str:
    """Return the way to the figures and calculators behind a term, where there are some."""
    if not term.calculators:
        return ""
    calculators = "".join(
        f'<li><a href="{link(term.page_uri, f"calculators/{page_name(name)}.html")}">{escape(CATALOG[name].question)}</a></li>'
        for name in term.calculators
    )
    data = link(term.page_uri, "data.html")
    return f'<h2 id="data">Explore the data</h2><ul>{calculators}<li><a href="{data}">The figures behind it, with sources and dates</a></li></ul>'


def _relation(term: Term, course: Course, key: str, names: tuple[str, ...]) -> str:
    """Return the terms that stand in one relation, each with its own definition."""
    rows = "".join(
        f'<div><dt><a href="{link(term.page_uri, other.page_uri)}">{escape(other.term)}</a></dt><dd>{escape(other.definition)}</dd></div>'
        for other in (course.terms[name] for name in names)
    )
    words = course.settings.relations[key]
    return f'<h3 id="{key.replace("_", "-")}">{words[:1].upper() + words[1:]}</h3><dl class="cc-terms">{rows}</dl>'
