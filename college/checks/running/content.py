"""What the checks look at: each file with its record and its text, and the course made of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from calculators.engine.model.record import Calculator
from calculators.engine.prose.expression import Nonsense, Scenario, ScenarioBook
from calculators.engine.running.run import Impossible, evaluate, run
from college.exports.export import exports
from college.pages.parts.calculator_links import calculator_uri
from college.pages.registry import site_pages
from college.pages.site.published import docs_files, files_beside_lessons
from college.pages.site_page import SitePage
from college.records.anatomy import WHOLE, LessonKind
from college.records.course import Course
from college.records.frontmatter import FrontMatter
from college.records.lesson import Lesson
from college.records.page_record import PageRecord
from college.records.problem import Problem, Severity, Swap
from college.records.settings import Settings
from college.source.document import Document, parse
from college.source.marks import EXPRESSION, names_in
from college.source.minutes import Reading, reading_of
from college.source.paragraphs import Paragraph


@dataclass(frozen=True)
class Text:
    """One file of the content. Its record is None if a key is missing or has a wrong value."""

    path: Path
    where: str
    """The path as its author knows it."""
    kind: type[PageRecord]
    typed: str
    """The whole file."""
    matter: FrontMatter
    settings: Settings
    record: PageRecord | None

    @property
    def lesson(self) -> Lesson | None:
        """The record, if it is a lesson's."""
        return self.record if isinstance(self.record, Lesson) else None

    @property
    def lesson_kind(self) -> LessonKind | None:
        """What sections it should have, if it is a lesson and does not name a kind that is none."""
        if self.kind is not Lesson or (
            "kind" in self.matter.lines and "kind" not in self.matter.values
        ):
            return None
        return self.settings.known_kinds[self.matter.values.get("kind", WHOLE)]

    @property
    def uri(self) -> str:
        """Where the text stands among the site's pages."""
        return self.record.source_uri if self.record else ""

    @property
    def body(self) -> str:
        """The text below the record."""
        return self.matter.body

    @property
    def takeaways(self) -> tuple[str, ...]:
        """The sentences of the record that are shown on top; their numbers may be expressions."""
        found: tuple[str, ...] = self.matter.values.get("takeaways", ())
        return found

    @property
    def all_written(self) -> str:
        """Takeaways and text."""
        return "\n\n".join([*self.takeaways, self.body])

    @property
    def document(self) -> Document:
        """The text taken apart."""
        return parse(self.body)

    @property
    def paragraphs(self) -> tuple[Paragraph, ...]:
        """The prose."""
        return self.document.paragraphs

    @cached_property
    def reading(self) -> Reading:
        """What it asks of its reader."""
        given = self.matter.values.get("summary"), *self.takeaways
        return reading_of(self.document, self.lesson_kind, filter(None, given))

    @property
    def scenarios_are_known(self) -> bool:
        """Whether its scenarios could be read; if not, nothing can be said of what names them."""
        given = self.matter.lines
        return bool(self.record or "scenarios" in self.matter.values) or (
            bool(given) and "scenarios" not in given
        )

    @property
    def scenarios(self) -> Mapping[str, Scenario]:
        """Its scenarios."""
        found: Mapping[str, Scenario] = self.matter.values.get("scenarios", {})
        return found

    @cached_property
    def book(self) -> ScenarioBook:
        """The scenarios, laid out."""
        return ScenarioBook(self.settings.subject.catalog, self.scenarios)

    @cached_property
    def named_calculators(self) -> set[str]:
        """Every calculator that the page names, wherever."""
        listed = self.matter.values.get("calculators", ())
        started = (scenario.calculator for scenario in self.scenarios.values())
        shown = (block.argument for block in self.document.named("calculator"))
        told = set[str]().union(
            *(names_in(found["body"]) for found in EXPRESSION.finditer(self.all_written))
        )
        return {*listed, *started, *shown, *(told - self.scenarios.keys())}

    def calculator_of(self, scenario: str) -> str:
        """Return the calculator that a scenario uses, by way of those it is like."""
        seen: set[str] = set()
        while scenario in self.scenarios and scenario not in seen:
            seen.add(scenario)
            found = self.scenarios[scenario]
            if not found.like:
                return found.calculator
            scenario = found.like
        return ""

    @property
    def readable_scenarios(self) -> Iterator[tuple[str, Calculator, Mapping[str, Any]]]:
        """Each scenario that can be read, with its calculator and the values of its inputs."""
        for name in self.scenarios:
            try:
                calculator, values = self.book.inputs(name)
            except Nonsense:
                continue
            yield name, calculator, values

    @cached_property
    def broken_scenarios(self) -> dict[str, Nonsense | Impossible]:
        """Each scenario whose inputs do not work, with the reason."""
        found: dict[str, Nonsense | Impossible] = {}
        for name in self.scenarios:
            try:
                calculator, values = self.book.inputs(name)
                if evaluate(calculator, values) is None:
                    run(calculator, values)
            except (Nonsense, Impossible) as reason:
                found[name] = reason
        return found

    @property
    def unread_scenarios(self) -> set[str]:
        """Each scenario that the record names, but not as one can be read."""
        within = "scenarios."
        named = {key.removeprefix(within) for key in self.matter.lines if key.startswith(within)}
        return named - self.scenarios.keys()

    @property
    def broken_names(self) -> set[str]:
        """Each scenario and each calculator that does not work; what hangs on them is not told."""
        return {*self.broken_scenarios, *self.unread_scenarios, *self.settings.subject.broken}

    @property
    def is_stray(self) -> bool:
        """Whether it stands among the lessons, and has neither the name nor the record of one."""
        numbered = self.path.name[:2].isdigit()
        return self.kind is Lesson and not numbered and not self.typed.startswith("---")

    def problem(
        self,
        line: int,
        what: str,
        remedy: str | Swap,
        severity: Severity = Severity.PROBLEM,
    ) -> Problem:
        """Report something at a line of the body, which counts from 0."""
        return Problem(self.where, self.matter.body_line + line, what, remedy, severity)

    def record_problem(
        self,
        key: str,
        what: str,
        remedy: str | Swap,
        severity: Severity = Severity.PROBLEM,
    ) -> Problem:
        """Report something at a key of the record, or at the top of the file."""
        return Problem(self.where, self.matter.lines.get(key, 1), what, remedy, severity)


@dataclass(frozen=True)
class Content:
    """All that the checks may look at."""

    course: Course
    files: tuple[Text, ...]
    """Every file there is, drafts and unreadable ones too."""
    settings_problems: tuple[Problem, ...] = ()
    placeholders: Course | None = None
    """The course with stand-ins for what is broken: pages can be made of it."""

    @property
    def root(self) -> Path:
        """The project's top."""
        return self.course.root

    @cached_property
    def texts(self) -> list[Text]:
        """The files whose record can be read, lessons first."""
        readable = [text for text in self.files if text.record]
        return [*self.lessons, *(text for text in readable if not text.lesson)]

    @cached_property
    def lessons(self) -> list[Text]:
        """The lessons, in the order they are read."""
        found = {text.path: text for text in self.files}
        return [found[lesson.path] for lesson in self.course.lessons.values()]

    def of(self, *kinds: type[PageRecord]) -> Iterable[Text]:
        """Return the files of some kinds whose record can be read."""
        return (text for text in self.files if isinstance(text.record, kinds))

    @cached_property
    def pages(self) -> dict[str, SitePage]:
        """Every page of the site, by its uri."""
        return site_pages(self.placeholders or self.course)

    @cached_property
    def draft_uris(self) -> set[str]:
        """The pages that the built site leaves out."""
        records = (text.record for text in self.files if text.record)
        written = {record.source_uri for record in records if self.course.is_draft(record)}
        return written | {calculator_uri(name) for name in self.course.subject.drafts}

    @cached_property
    def known_files(self) -> set[str]:
        """Every file that a page may link to."""
        exported = {export.address for export in exports()}
        broken = {calculator_uri(name) for name in self.course.subject.broken}
        beside = files_beside_lessons(self.course)
        return {*self.pages, *docs_files(self.course), *beside, *exported, *broken}
