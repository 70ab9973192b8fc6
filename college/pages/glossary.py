"""The glossary's index: every term by category, with its definition, and from A to Z."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from college.pages.parts.menu import Menu, Place
from college.pages.site_page import SinglePage
from college.records.term import Term

_DIGITS = "0-9"


@dataclass(frozen=True)
class GlossaryPage(SinglePage):
    """All terms."""

    at = "glossary/index.md"
    menu = Menu((Place.GLOSSARY,), "Glossary")

    @property
    def text(self) -> str:
        """The letters, the categories, and all names from A to Z."""
        terms = sorted(self.course.terms.values(), key=lambda term: term.term.lower())
        letters = {letter: list(group) for letter, group in groupby(terms, _letter)}
        return "\n".join(
            [
                "# Glossary",
                "",
                f"{len(terms)} terms of the trade, each on a page of its own.",
                "",
                " ".join(f"[{letter}](#letter-{letter.lower()})" for letter in letters),
                '{: .cc-list-letters data-search-exclude="" }',
                *self._by_category(terms),
                *_by_letter(letters),
            ]
        )

    def _by_category(self, terms: list[Term]) -> Iterator[str]:
        for category, title in self.course.settings.categories.items():
            rows = [
                f"- [{term.term}]({term.path.name}): {term.definition}"
                for term in terms
                if term.category == category
            ]
            if rows:
                yield from ("", f"## {title}", "", *rows)


def _by_letter(letters: dict[str, list[Term]]) -> Iterator[str]:
    yield from ("", '## A to Z {: data-search-exclude="" }')
    for letter, group in letters.items():
        named = " · ".join(f"[{term.term}]({term.path.name})" for term in group)
        yield from ("", f"**{letter}** {named}", f"{{: #letter-{letter.lower()} .cc-list-letter }}")


def _letter(term: Term) -> str:
    """Return the letter a term stands under."""
    first = term.term[0].upper()
    return first if first.isalpha() else _DIGITS
