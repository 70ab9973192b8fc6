"""The glossary's index: every term by category, with its definition, and from A to Z."""

from __future__ import annotations

from itertools import groupby

from college.records.course import Course
from college.records.term import Term

_DIGITS = "0-9"


def glossary_index(course: Course) -> str:
    """Return the Markdown of the index."""
    terms = sorted(course.terms.values(), key=lambda term: term.term.lower())
    letters = {letter: list(group) for letter, group in groupby(terms, _letter)}
    parts = [
        "# Glossary",
        "",
        f"{len(terms)} terms of the trade, each on a page of its own.",
        "",
        " ".join(f"[{letter}](#letter-{letter.lower()})" for letter in letters),
        '{: .cc-letters data-search-exclude="" }',
    ]
    for category, title in course.settings.categories.items():
        rows = [
            f"- [{term.term}]({term.path.name}): {term.definition}"
            for term in terms
            if term.category == category
        ]
        if rows:
            parts += ["", f"## {title}", "", *rows]
    parts += ["", '## A to Z {: data-search-exclude="" }']
    for letter, group in letters.items():
        named = " · ".join(f"[{term.term}]({term.path.name})" for term in group)
        parts += ["", f"**{letter}** {named}", f"{{: #letter-{letter.lower()} .cc-letter }}"]
    return "\n".join(parts)


def _letter(term: Term) -> str:
    """Return the letter a term stands under."""
    first = term.term[0].upper()
    return first if first.isalpha() else _DIGITS
