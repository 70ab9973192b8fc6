"""A glossary term's page: definition, neighbors, and the lessons that teach it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Self

from markdown.extensions.toc import slugify

from calculators.engine.html import Html, fragment, tag
from calculators.engine.numbers.phrase import capitalized
from college.pages.parts.calculator_links import calculator_address
from college.pages.parts.links import link
from college.pages.parts.section import Section
from college.pages.parts.term_list import term_list
from college.pages.site_page import WrittenPage
from college.records.course import Course
from college.records.term import Term
from college.source.marks import EXPRESSION, names_in, split_expression


@dataclass(frozen=True)
class TermPage(WrittenPage):
    """One term of the glossary."""

    record: Term

    @classmethod
    def every(cls, course: Course) -> Iterable[Self]:
        """Return a page for each term."""
        return (cls(course, term) for term in course.terms.values())

    def former(self) -> Iterable[Self]:
        """Return it under each id it had before."""
        own = self.record
        return (replace(self, record=replace(own, id=name)) for name in own.formerly)

    @property
    def title(self) -> str:
        """The term as it stands alone: `present value` in a sentence, `Present value` here."""
        return capitalized(self.record.term)

    @property
    def description(self) -> str:
        """Its definition."""
        return self.record.definition

    shelf = "Glossary"

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
                class_="cc-head-eyebrow",
                data_search_exclude=True,
            ),
            tag("h1", self.title, data_search_exclude=True),
            tag("p", self.record.definition, class_="cc-head-answer"),
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
        names = self._calculators()
        if not names:
            return
        catalog = self.course.subject.catalog
        ways = [(catalog[name].question, calculator_address(name)) for name in names]
        if self.course.subject.facts:
            ways.append(("The figures behind it, with sources and dates", "data.html"))
        items = (
            tag("li", tag("a", words, href=link(self.address, there))) for words, there in ways
        )
        yield Section.headed("data", "Explore the data", tag("ul", *items))

    def _calculators(self) -> list[str]:
        """Return the calculators its record names, then those whose numbers its text prints."""
        printed = (
            name
            for found in EXPRESSION.finditer(self.record.body)
            for name in sorted(names_in(split_expression(found["body"]).expression))
        )
        known = self.course.subject.catalog
        return [
            name for name in dict.fromkeys((*self.record.calculators, *printed)) if name in known
        ]

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
