"""The page "Data": every dated fact of the cost module, with source, date and age."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from html import escape

from calculators.cost import facts
from calculators.cost.facts.chips import Chip
from calculators.cost.facts.fact import Fact
from calculators.engine.html import tag
from calculators.engine.numbers.phrase import capitalized
from calculators.engine.numbers.write import NO_BREAK, machine, write_in_full
from college.markdown.age import is_old, today
from college.pages.data_charts import chip_charts, doubt_chart
from college.pages.parts.menu import Menu, Place
from college.pages.parts.stacked_table import Keyed, aside, source_link, stacked_table
from college.pages.site_page import Feature, SinglePage

_INTRODUCTION = """# Data

Every figure the calculators start from. **Sourced** figures were seen in the document named;
**illustrative** ones were chosen by us; **derived** ones follow from others. Prices older than 18
months, and hardware or survey figures older than 36, are marked *old*.

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
        return data_page()

    def anchors(self) -> Iterable[str]:
        """Return the place of a table that is no more."""
        return (OLD_PLACE,)


def grouped_facts() -> dict[str, list[Fact]]:
    """Return every fact under the title of its group."""
    groups: dict[str, list[Fact]] = {}
    for fact in facts.FACTS.values():
        groups.setdefault(fact.group, []).append(fact)
    return groups


def data_page() -> str:
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
        for title, group in grouped_facts().items()
    )
    heads = ("Chip", *(figure.label for figure in Chip.H100.value.figures if figure))
    chips = stacked_table("Accelerators", heads, (_chip(chip) for chip in Chip), sortable=True)
    return (
        f"{_INTRODUCTION}\n## Accelerators\n\n{chips}\n\n{chip_charts()}\n\n"
        f"{tag('div', id=OLD_PLACE)}\n\n"
        f"## The least certain figures\n\n{_DOUBT}\n\n{doubt_chart()}\n\n{groups}\n"
    )


def _row(fact: Fact, *, old: bool) -> tuple[str | Keyed, ...]:
    status = fact.status.value
    dated = f"{capitalized(status)}, <time>{fact.date}</time>{', <em>old</em>' if old else ''}"
    return (
        f"<b>{escape(fact.label)}</b>{aside(escape(fact.note))}",
        Keyed(escape(write_in_full(float(fact), fact.unit)), machine(float(fact))),
        Keyed(escape(_between(fact)) or "none given", machine(fact.low)),
        dated + aside(source_link(fact.source) if fact.source else ""),
    )


def _between(fact: Fact) -> str:
    """Return the ends of the plausible range, the unit once."""
    if fact.low is None or fact.high is None:
        return ""
    low, high = write_in_full(fact.low, fact.unit), write_in_full(fact.high, fact.unit)
    mark = "/" if low.startswith("$") else NO_BREAK
    number, _, unit = low.partition(mark)
    return f"{number if unit and high.endswith(mark + unit) else low} to {high}"


def _chip(chip: Chip) -> tuple[str | Keyed, ...]:
    spec = chip.value
    return f"<b>{escape(spec.label)}</b>", *(
        Keyed(escape(write_in_full(float(value), value.unit)), machine(float(value)))
        if value is not None
        else Keyed("not published", "")
        for value in spec.figures
    )
