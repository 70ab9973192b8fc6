"""What the checks look at: the course, and each page's text taken apart once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from calculators.catalog import CATALOG
from calculators.engine.prose.expression import ScenarioBook
from college.pages.published import known_files
from college.records.course import Course
from college.records.doc_page import PageSource
from college.records.lesson import Lesson
from college.records.problem import Finding, Problem, Severity, shown
from college.records.term import Term
from college.records.track import Track
from college.source.document import Document, parse
from college.source.minutes import Reading, reading_of
from college.source.paragraphs import Paragraph


@dataclass(frozen=True)
class Text:
    """One page's text: paragraphs and blocks, and the book its numbers are worked out on."""

    page: PageSource
    lesson: Lesson | None = None

    @property
    def document(self) -> Document:
        """The text taken apart."""
        return parse(self.page.body)

    @property
    def paragraphs(self) -> tuple[Paragraph, ...]:
        """The prose."""
        return self.document.paragraphs

    @cached_property
    def reading(self) -> Reading:
        """What it asks of its reader."""
        return reading_of(self.document)

    @cached_property
    def book(self) -> ScenarioBook:
        """The scenarios, laid out."""
        return ScenarioBook(CATALOG, self.page.scenarios)

    def problem(
        self, line: int, what: str, remedy: str, severity: Severity = Severity.PROBLEM
    ) -> Problem:
        """Report something at a line of the body, which counts from 0."""
        return Problem(self.page.path, self.page.body_line + line, what, remedy, severity)


@dataclass(frozen=True)
class Content:
    """All that the checks may look at."""

    course: Course
    whole: Course
    """The same with stand-ins for what is broken: pages can be made of it."""

    @property
    def root(self) -> Path:
        """The project's top."""
        return self.course.root

    @cached_property
    def lessons(self) -> list[Text]:
        """The lessons' texts."""
        return [
            Text(
                PageSource(
                    shown(lesson.path, self.root),
                    lesson.source_uri,
                    lesson.page_uri,
                    lesson.body,
                    lesson.body_line,
                    lesson.scenarios,
                    lesson.sources,
                    lesson.lines,
                ),
                lesson,
            )
            for lesson in self.course.lessons.values()
        ]

    @cached_property
    def others(self) -> list[Text]:
        """The texts of tracks, terms and the pages around them."""
        records: list[Track | Term] = [*self.course.tracks.values(), *self.course.terms.values()]
        found = [
            PageSource(
                shown(item.path, self.root),
                item.source_uri,
                item.page_uri,
                item.body,
                item.body_line,
                lines=item.lines,
            )
            for item in records
        ]
        return [Text(page) for page in (*found, *self.course.pages.values())]

    @cached_property
    def files(self) -> dict[str, str]:
        """Every file that a page may link to."""
        return known_files(self.whole)

    @property
    def texts(self) -> Iterator[Text]:
        """Every text there is."""
        yield from self.lessons
        yield from self.others


def at_record(lesson: Lesson, root: Path, finding: Finding) -> Problem:
    """Report something at a line of a lesson's file."""
    return Problem(shown(lesson.path, root), *finding)
