"""An article's page: head, sources, date."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Self

from calculators.engine.html import Html, tag
from calculators.engine.numbers.phrase import mid_sentence
from college.markdown.plain import PlainRenderer
from college.pages.parts.docs_page import DocsPage
from college.pages.parts.menu import LEARN, Menu, Place
from college.pages.parts.section import Section
from college.pages.parts.sources import sources_section
from college.records.course import Course
from college.source.document import parse


@dataclass(frozen=True)
class ArticlePage(DocsPage):
    """A page of `docs/` that calls itself an article."""

    pictured = True

    @classmethod
    def every(cls, course: Course) -> Iterable[Self]:
        """Return a page for each article."""
        return (cls(course, page) for page in course.pages.values() if page.kind == "article")

    @property
    def menu(self) -> Menu:
        """Among the articles."""
        return Menu((Place.ARTICLES,), f"Article: {mid_sentence(self.title)}", LEARN)

    def head(self) -> Html:
        """Return title and answer."""
        return tag(
            "header",
            tag("p", "Article", class_="cc-head-eyebrow"),
            tag("h1", self.title),
            tag("p", self.record.summary, class_="cc-head-answer"),
        )

    def sections(self) -> tuple[Section, ...]:
        """Return the sources."""
        record = self.record
        return (sources_section(self.course, record.sources, self.address, record.reviewed),)

    def foot(self) -> Html:
        """Return the sources, set apart."""
        return tag("footer", super().foot(), class_="cc-lesson-foot")

    def structured_data(self) -> dict[str, Any]:
        """Return its questions and answers."""
        render = PlainRenderer(self.context())
        return {
            "@type": "FAQPage",
            "mainEntity": [
                {
                    "@type": "Question",
                    "name": render.text(block.argument),
                    "acceptedAnswer": {"@type": "Answer", "text": render.text(block.text)},
                }
                for block in parse(self.record.body).named("faq")
            ],
        }
