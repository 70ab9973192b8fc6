"""A glossary term's page: definition, neighbors, and the lessons that teach it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Self

from markdown.extensions.toc import slugify

from calculators.catalog import CATALOG
from calculators.engine.html import Html, fragment, tag
from calculators.engine.numbers.phrase import capitalized
from college.pages.parts.calculator_links import calculator_address
from college.pages.parts.links import link
from college.pages.parts.section import Section
from college.pages.parts.term_list import term_list
from college.pages.site_page import WrittenPage
from college.records.course import Course
from college.records.term import Term


@dataclass(frozen=True)
class TermPage(WrittenPage):
    """One term of the glossary."""

    record: Term

    @classmethod
    def every(cls, course: Course) -> Iterable[Self]:
        """Return a page for each term."""
        return (cls(course, term) for term in course.terms.values())

    @property
    def title(self) -> str:
        """The term as it stands alone: `annualized PUE` in a sentence, `Annualized PUE` here."""
        return capitalized(self.record.term)

    def head(self) -> Html:
        """Return the way back to its place in the glossary, the term and its definition."""
        index = link(self.address, "glossary/index.html")
        category = self.course.settings.categories[self.record.category]
        return fragment(
            tag(
                "p",
                tag("a", "Glossary", href=index),
                " ",
                tag("span", "·", aria_hidden="true"),
                " ",
                tag("a", category, href=f"{index}#{slugify(category, '-')}"),
                class_="cc-eyebrow",
                data_search_exclude=True,
            ),
            tag("h1", self.title, data_search_exclude=True),
            tag("p", self.record.definition, class_="cc-answer"),
        )

    def sections(self) -> tuple[Section, ...]:
        """Return related terms, the figures behind it, and the lessons that teach it."""
        return (*self._related(), *self._data(), *self._lessons())

    def _related(self) -> Iterator[Section]:
        if not self.record.relations:
            return
        parts, places = [], []
        for key, names in self.record.relations.items():
            places.append(key.replace("_", "-"))
            parts.append(tag("h3", capitalized(self.course.settings.relations[key]), id=places[-1]))
            parts.append(term_list((self.course.terms[name] for name in names), self.address))
        yield Section.headed("related", "Related terms", *parts, ids=places)

    def _data(self) -> Iterator[Section]:
        """Return the way to the figures and calculators behind a term, where there are some."""
        if not self.record.calculators:
            return
        ways = [
            (CATALOG[name].question, calculator_address(name)) for name in self.record.calculators
        ]
        ways.append(("The figures behind it, with sources and dates", "data.html"))
        items = (
            tag("li", tag("a", words, href=link(self.address, there))) for words, there in ways
        )
        yield Section.headed("data", "Explore the data", tag("ul", *items))

    def _lessons(self) -> Iterator[Section]:
        items = [
            tag(
                "li",
                tag("a", lesson.title, href=link(self.address, lesson.page_uri)),
                f": {lesson.summary}",
            )
            for lesson in self.course.lessons.values()
            if self.record.id in lesson.teaches
        ]
        if items:
            yield Section.headed("lessons", "Lessons that teach it", tag("ul", *items))

    def structured_data(self) -> dict[str, Any]:
        """Return it as a defined term of the glossary."""
        return {
            "@type": "DefinedTerm",
            "name": self.record.term,
            "description": self.record.definition,
            "inDefinedTermSet": {
                "@type": "DefinedTermSet",
                "name": f"{self.course.settings.name} glossary",
            },
        }
