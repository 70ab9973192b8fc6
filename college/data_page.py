"""This file is the page "Data": every dated fact of the cost module, with source, date and age."""

from __future__ import annotations

import csv
import io

from calculators.cost import facts
from calculators.cost.chips import Chip
from calculators.cost.fact import Fact
from calculators.engine.derive import words
from calculators.engine.writing import machine, write_in_full
from college.age import is_old, today


def all_facts() -> dict[str, Fact]:
    """Give every fact by its name in the code."""
    return {name: value for name, value in vars(facts).items() if isinstance(value, Fact)}


def data_page() -> str:
    """Give the Markdown of the page."""
    day = today()
    rows = "\n".join(_row(name, fact, old=is_old(fact, day)) for name, fact in all_facts().items())
    chips = "\n".join(_chip(chip) for chip in Chip)
    return (
        "# Data\n\nEvery figure the calculators start from. **Sourced** figures were seen in the document "
        "named; **illustrative** ones were chosen by us; **derived** ones follow from others. Prices older "
        "than 18 months, and hardware or survey figures older than 36, are marked *old*.\n\n"
        "[Download all facts as CSV](assets/facts.csv)\n\n"
        "## Accelerators\n\n| Chip | Dense BF16 peak | Memory | Memory bandwidth | Link to neighbors, one way | Rated power |\n"
        f"|---|---|---|---|---|---|\n{chips}\n\n"
        "## Prices, powers, rates and shares\n\n| Figure | Value | Plausible range | Status | Date | Source |\n"
        f"|---|---|---|---|---|---|\n{rows}\n"
    )


def _row(name: str, fact: Fact, *, old: bool) -> str:
    between = (
        f"{write_in_full(fact.low, fact.unit)} to {write_in_full(fact.high, fact.unit)}"
        if fact.low is not None and fact.high is not None
        else ""
    )
    source = f"{fact.source.title}" if fact.source else ""
    note = f"<br>{fact.note}" if fact.note else ""
    label = words(name.lower())
    return (
        f"| {label[:1].upper() + label[1:]}{note} | {write_in_full(float(fact), fact.unit)} | {between} "
        f"| {fact.status.value} | <time>{fact.date}</time>{', *old*' if old else ''} | {source} |"
    )


def _chip(chip: Chip) -> str:
    spec = chip.value
    shown = [
        write_in_full(float(value), value.unit) if value is not None else "not published"
        for value in (
            spec.peak_flop_per_second,
            spec.hbm_bytes,
            spec.hbm_bandwidth,
            spec.scale_up_bandwidth,
            spec.tdp,
        )
    ]
    return f"| {spec.label} | {' | '.join(shown)} |"


def facts_csv() -> str:
    """Give all facts as a table for other programs."""
    table = io.StringIO()
    rows = csv.writer(table, lineterminator="\n")
    rows.writerow(["name", "value", "unit", "low", "high", "status", "date", "source", "note"])
    for name, fact in all_facts().items():
        source = fact.source.title if fact.source else ""
        rows.writerow(
            [
                name.lower(),
                machine(float(fact)),
                fact.unit.name,
                machine(fact.low),
                machine(fact.high),
                fact.status.value,
                fact.date,
                source,
                fact.note,
            ]
        )
    return table.getvalue()
