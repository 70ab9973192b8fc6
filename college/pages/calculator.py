"""A calculator's page, written from its record."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Self

from calculators.engine.html import Html
from calculators.engine.model.record import Calculator, Input
from calculators.engine.numbers.write import write_in_full
from calculators.engine.running.parse_inputs import field_hint
from college.pages.parts.calculator_links import calculator_uri, spreadsheet_address
from college.pages.parts.page_head import head_id, page_head
from college.pages.parts.track.curve import Curve, curve_of
from college.pages.site_page import Search, SitePage
from college.records.course import Course


@dataclass(frozen=True)
class CalculatorPage(SitePage):
    """The page that a calculator has of its own; it weighs more in the search than a mention."""

    calculator: Calculator

    search = Search(boost=2)

    @classmethod
    def every(cls, course: Course) -> Iterable[Self]:
        """Return a page for each calculator of the catalog."""
        return (cls(course, calculator) for calculator in course.subject.catalog.values())

    @property
    def uri(self) -> str:
        """By its name."""
        return calculator_uri(self.calculator.name)

    @property
    def draft(self) -> bool:
        """As its file says."""
        return self.calculator.name in self.course.subject.drafts

    @property
    def title(self) -> str:
        """The calculator's own."""
        return self.calculator.title

    shelf = "Calculators"
    pictured = True

    @property
    def description(self) -> str:
        """Its question, and what a reader gets."""
        return " ".join(filter(None, (self.calculator.question, self.calculator.gives)))

    def curve(self) -> Curve | None:
        """Return its chart's, at its defaults."""
        own = self.calculator
        return curve_of(own, own.defaults, own.chart)

    @property
    def tags(self) -> tuple[str, ...]:
        """What a reader may look for it by."""
        return self.calculator.asked_as

    @property
    def text(self) -> str:
        """The calculator, how it works, its inputs, and the lessons that use it."""
        return "\n".join(
            [
                f"/// calculator | {self.calculator.name}",
                "    level: 2",
                "///",
                "",
                *self._spreadsheet(),
                "## How this works",
                "",
                self.calculator.explanation,
                "",
                "## Inputs { data-search-exclude }",
                "",
                "| Input | Name in links and lessons | Default | Takes |",
                "|---|---|---|---|",
                *(_row(item) for item in self.calculator.inputs),
                "",
                *self._used_in(),
            ]
        )

    def _spreadsheet(self) -> Iterator[str]:
        """Return the way to the file beside the page, which needs no script."""
        if self.course.subject.cells(self.calculator.name):
            file = spreadsheet_address(self.calculator.name).rpartition("/")[2]
            yield f"[This calculator as a spreadsheet]({file}) with the defaults: live formulas,"
            yield "every step, the scenarios and the chart."
            yield "{: data-search-exclude }"
            yield ""

    def _used_in(self) -> Iterator[str]:
        lessons = [
            lesson
            for lesson in self.course.lessons.values()
            if self.calculator.name in lesson.calculators
        ]
        if lessons:
            yield from ("## Lessons that use it", "")
        for lesson in lessons:
            yield f"- [{lesson.title}](../{lesson.source_uri}): {lesson.summary}"

    def head(self) -> Html:
        """Return the way back to all calculators, and the title."""
        return page_head(self.title, "Calculators")

    def anchors(self) -> Iterable[str]:
        """Return the head's."""
        return (head_id(self.title),)


def _row(item: Input) -> str:
    if item.unit is None:
        return f"| {item.label} | `{item.name}` | {item.default.name} | {', '.join(item.options)} |"
    first = item.unit.choices[0] if item.unit.choices else None
    takes = field_hint(item) + (f" {first.symbol}" if first else "")
    shown = write_in_full(item.default, item.unit)
    return f"| {item.label} | `{item.name}` | {shown} | {takes} |"
