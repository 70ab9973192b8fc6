"""This file is the glossary's index: every term by category, with its definition."""

from __future__ import annotations

from college.course import Course
from college.term import CATEGORIES


def glossary_index(course: Course) -> str:
    """Give the Markdown of the index."""
    terms = sorted(course.terms.values(), key=lambda term: term.term.lower())
    parts = ["# Glossary", "", f"{len(terms)} words of the trade, each on a page of its own."]
    for category, title in CATEGORIES.items():
        rows = [
            f"- [{term.term}]({term.path.name}): {term.definition}"
            for term in terms
            if term.category == category
        ]
        if rows:
            parts += ["", f"## {title}", "", *rows]
    return "\n".join(parts)
