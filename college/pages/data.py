"""The page "Data": every dated fact of the cost module, with source, date and age."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Self

from calculators.engine.html import Html, fragment, tag
from calculators.engine.numbers.phrase import capitalized
from calculators.engine.numbers.write import NO_BREAK, machine, price_of, write_in_full
from calculators.fact import Fact, FactTable
from college.markdown.age import is_old, today
from college.pages.data_charts import doubt_chart, fact_chart, series_chart
from college.pages.parts.menu import Menu, Place
from college.pages.parts.stacked_table import Keyed, aside, source_link, stacked_table
from college.pages.site_page import Feature, SinglePage
from college.records.course import Course
from college.subject import Subject

_INTRODUCTION = """# Data

Every figure the calculators start from. **Sourced** figures were seen in the document named;
**illustrative** ones were chosen by us; **derived** ones follow from others. Prices older than 18
months, and other figures older than 36, are marked *old*.

[Download all facts as CSV](assets/facts.csv)
"""
_DOUBT = """How many times the low end of the plausible range goes into the high one. Where a bar is
long, try both ends in the calculator before you trust an answer."""
OLD_PLACE = "prices-powers-rates-and-shares"
"""All figures once stood in one table; links to it still arrive."""


@dataclass(frozen=True)
class DataPage(SinglePage):
    """Every figure that a calculator starts from."""

    at = "data.md"
    features = frozenset({Feature.SORTING})
    menu = Menu((Place.EVIDENCE, 2), "Data", "Evidence")

    @property
    def text(self) -> str:
        """Charts and tables."""
        return data_page(self.course.subject)

    @classmethod
    def every(cls, course: Course) -> Iterable[Self]:
        """Return the one, if there are facts."""
        return super().every(course) if course.subject.facts else ()

    def anchors(self) -> Iterable[str]:
        """Return the place of a table that is no more."""
        return (OLD_PLACE,)


def grouped_facts(subject: Subject) -> dict[str, list[Fact]]:
    """Return every fact under the title of its group."""
    groups: dict[str, list[Fact]] = {}
    for fact in subject.facts.values():
        groups.setdefault(fact.group, []).append(fact)
    return groups


def data_page(subject: Subject) -> str:
    """Return the Markdown of the page."""
    day = today()
    groups = "\n\n".join(
        f"## {title}\n\n"
        + stacked_table(
            title,
            ("Figure", "Value", "Plausible range", "Status and source"),
            (_row(fact, old=is_old(fact, day)) for fact in group),
            sortable=True,
        )
        for title, group in grouped_facts(subject).items()
    )
    parts = (
        _INTRODUCTION,
        *map(_table, subject.tables),
        tag("div", id=OLD_PLACE),
        *_over_time(subject),
        *_doubt(subject),
        groups,
    )
    return "\n\n".join(parts) + "\n"


def _table(table: FactTable) -> str:
    """Return a table of several things, and what is drawn of it."""
    first = next(iter(table.rows.values()))
    heads = (table.thing, *first)
    drawn = "".join(fact_chart(table.thing, chart) for chart in table.charts)
    whole = stacked_table(table.title, heads, _rows(table), sortable=True)
    return f"## {table.title}\n\n{whole}\n\n{drawn}"


def _rows(table: FactTable) -> Iterator[tuple[str | Keyed, ...]]:
    for label, figures in table.rows.items():
        yield _bold(label), *map(_figure, figures.values())


def _over_time(subject: Subject) -> Iterator[str]:
    """Return every figure that was told more than once: what of, the chart, each day's source."""
    if subject.series:
        yield "## Over time"
    for series in subject.series:
        yield f"### {series.title}\n\n{series.about}\n\n{series_chart(series)}"
        yield stacked_table(
            series.title, ("Time", "Value", "Status and source"), map(_day, series.facts)
        )


def _day(fact: Fact) -> tuple[str | Keyed, ...]:
    whole = _row(fact, old=False)
    return whole[0], whole[1], whole[3]


def _doubt(subject: Subject) -> Iterator[str]:
    drawn = doubt_chart(subject.facts.values())
    if drawn:
        yield f"## The least certain figures\n\n{_DOUBT}\n\n{drawn}"


def _bold(label: str) -> Html:
    return tag("b", label)


def _row(fact: Fact, *, old: bool) -> tuple[str | Keyed, ...]:
    dated = fragment(
        f"{capitalized(fact.status.value)}, ",
        tag("time", fact.date),
        *((", ", tag("em", "old")) if old else ()),
    )
    return (
        fragment(_bold(fact.label), aside(fact.note)),
        _figure(fact),
        Keyed(_between(fact) or "none given", machine(fact.low)),
        fragment(dated, aside(source_link(fact.source) if fact.source else "")),
    )


def _figure(fact: Fact | None) -> Keyed:
    if fact is None:
        return Keyed("not published", "")
    return Keyed(write_in_full(float(fact), fact.unit), machine(float(fact)))


def _between(fact: Fact) -> str:
    """Return the ends of the plausible range, the unit once."""
    if fact.low is None or fact.high is None:
        return ""
    low, high = write_in_full(fact.low, fact.unit), write_in_full(fact.high, fact.unit)
    mark = "/" if price_of(fact.unit) else NO_BREAK
    number, _, unit = low.partition(mark)
    return f"{number if unit and high.endswith(mark + unit) else low} to {high}"
