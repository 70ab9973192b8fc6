"""A run as text to take along: plain, as Markdown and as CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, TypedDict

from calculators.engine.model.record import Calculator, option_label
from calculators.engine.numbers.read import Range
from calculators.engine.numbers.write import machine, write_in_full
from calculators.engine.page.field import fact_mark
from calculators.engine.page.result import headline_text
from calculators.engine.running.run import Result


class Copies(TypedDict):
    """A run as three texts; each holds the inputs, the result, the steps and the link."""

    text: str
    markdown: str
    csv: str


class InputRow(NamedTuple):
    """An input in a copy; `exact` is its number, or the two ends of a range, in the unit's own."""

    label: str
    value: str
    status: str
    exact: str


class LineRow(NamedTuple):
    """A line of the result in a copy; `exact` is its unrounded number."""

    label: str
    value: str
    exact: str


@dataclass(frozen=True)
class RunSheet:
    """All that a copy says of a run, in rows."""

    question: str
    answer: str
    inputs: tuple[InputRow, ...]
    lines: tuple[LineRow, ...]
    steps: tuple[tuple[str, str], ...]
    """Label of each step, and its sum."""
    origin: str
    """The last line: what made this, which version, when, and where."""


def run_sheet(
    calculator: Calculator,
    values: Mapping[str, Any],
    ranges: Mapping[str, Range],
    result: Result,
    steps: Iterable[tuple[str, str, str, str]],
    origin: str,
) -> RunSheet:
    """Return the rows of a run, with the reader's own inputs in them."""
    return RunSheet(
        calculator.question,
        headline_text(calculator, result),
        tuple(_input_rows(calculator, values, ranges)),
        tuple(
            LineRow(line.label, result.full_text(line), machine(result.value(line.name)))
            for line in calculator.lines
        ),
        tuple((label, f"{numbers} = {value}") for label, _, numbers, value in steps),
        origin,
    )


def _input_rows(
    calculator: Calculator, values: Mapping[str, Any], ranges: Mapping[str, Range]
) -> Iterable[InputRow]:
    for item in calculator.shown_inputs(values):
        value, fact = values[item.name], item.fact
        between = ranges.get(item.name)
        ends = (between.low, between.high) if between else (value,)
        if item.unit is None:
            text = exact = option_label(value)
        else:
            text = " to ".join(write_in_full(end, item.unit) for end in ends)
            exact = " to ".join(map(machine, ends))
        untouched = fact is not None and value == item.default
        status = fact_mark(fact, old=False) if fact is not None and untouched else "given"
        yield InputRow(item.label, text, status, exact)


def copies(sheet: RunSheet) -> Copies:
    """Return the run in all three forms."""
    return {"text": _text(sheet), "markdown": _markdown(sheet), "csv": _csv(sheet)}


def _text(sheet: RunSheet) -> str:
    return "\n".join(
        [
            sheet.question,
            sheet.answer,
            "",
            "Inputs",
            *(f"- {item.label}: {item.value} ({item.status})" for item in sheet.inputs),
            "",
            "Result",
            *(f"- {line.label}: {line.value}" for line in sheet.lines),
            "",
            "How this was worked out",
            *(f"- {label}: {step}" for label, step in sheet.steps),
            "",
            sheet.origin,
        ]
    )


def _markdown(sheet: RunSheet) -> str:
    return "\n".join(
        [
            f"**{sheet.question}** {sheet.answer}",
            "",
            "| Input | Value | Status |",
            "|---|---:|---|",
            *(f"| {item.label} | {item.value} | {item.status} |" for item in sheet.inputs),
            "",
            "| Result | |",
            "|---|---:|",
            *(f"| {line.label} | {line.value} |" for line in sheet.lines),
            "",
            *(f"{number}. {label}: {step}" for number, (label, step) in enumerate(sheet.steps, 1)),
            "",
            f"*{sheet.origin}*",
        ]
    )


def _csv(sheet: RunSheet) -> str:
    table = io.StringIO()
    rows = csv.writer(table, lineterminator="\n")
    rows.writerow(["kind", "name", "value", "shown", "status"])
    rows.writerows(["input", row.label, row.exact, row.value, row.status] for row in sheet.inputs)
    rows.writerows(["result", label, exact, value, ""] for label, value, exact in sheet.lines)
    rows.writerows(["step", label, "", step, ""] for label, step in sheet.steps)
    rows.writerow(["source", sheet.origin, "", "", ""])
    return table.getvalue()
