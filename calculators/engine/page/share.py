"""A run as something to keep: the values of a link, and the text of a copy."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Any

from calculators.engine.model.record import Calculator
from calculators.engine.numbers.read import Range
from calculators.engine.numbers.write import machine, write_in_full
from calculators.engine.page.form import option_label
from calculators.engine.page.result import headline_text
from calculators.engine.running.run import Result

Rows = Iterable[tuple[str, str, str, str]]


def link_values(
    calculator: Calculator, values: Mapping[str, Any], ranges: Mapping[str, Range], result: Result
) -> list[tuple[str, str]]:
    """Return what an address must carry: the inputs that are not the default, the version, the answer.

    The answer is there so that a link opened after the model changed can say what it was.
    """
    pairs = [("c", calculator.name)]
    for item in calculator.inputs:
        value = values[item.name]
        if item.name in ranges:
            between = ranges[item.name]
            pairs.append((item.name, f"{machine(between.low)}..{machine(between.high)}"))
        elif value != item.default:
            pairs.append((item.name, value.name if isinstance(value, Enum) else machine(value)))
    pairs += [
        ("v", str(calculator.version)),
        ("was", machine(result.value(calculator.headline.name))),
    ]
    return pairs


def read_link(
    calculator: Calculator, texts: Mapping[str, str]
) -> tuple[dict[str, Any], dict[str, Range], list[str]]:
    """Read the inputs of a link; what cannot be used is told, never dropped in silence."""
    values: dict[str, Any] = {}
    ranges: dict[str, Range] = {}
    notices: list[str] = []
    for name, text in texts.items():
        item = calculator.input(name)
        if name in ("c", "v", "was"):
            continue
        if item is None:
            notices.append(
                f"The link sets “{name}”, which this calculator does not have; it was left out."
            )
        elif item.options and text in item.options:
            values[item.name] = item.options[text]
        else:
            numbers = [_number(part) for part in text.split("..")]
            if item.options or not all(
                number is not None and item.low <= number <= item.high for number in numbers
            ):
                notices.append(
                    f"The link sets {item.label} to “{text}”, which does not fit; the default stands."
                )
            elif len(numbers) == 1:
                values[item.name] = numbers[0]
            else:
                low, high, *_ = (number for number in numbers if number is not None)
                ranges[item.name] = Range(low, high)
    return values, ranges, notices


def _number(text: str) -> float | None:
    try:
        number = float(text)
    except ValueError:
        return None
    return int(number) if number.is_integer() and abs(number) < 1e15 else number  # noqa: PLR2004 - whole floats are exact to here


def link_age_notice(calculator: Calculator, texts: Mapping[str, str], result: Result) -> list[str]:
    """Say what the answer was when the link was made, if it is another one now."""
    line = calculator.headline
    was = _number(texts.get("was", ""))
    now = result.value(line.name)
    if was is None or now is None or abs(was - now) <= 1e-9 * max(abs(was), abs(now)):
        return []
    then = (
        f"When this link was made (model version {texts.get('v', '?')}), {line.label.lower()} was "
    )
    return [
        f"{then}{write_in_full(was, line.unit)}; now it is {write_in_full(now, line.unit)} (version {calculator.version})."
    ]


def input_rows(
    calculator: Calculator, values: Mapping[str, Any], ranges: Mapping[str, Range]
) -> list[tuple[str, str, str]]:
    """Return label, value and status of every input, as a copy lists them."""
    rows = []
    for item in calculator.inputs:
        value = values[item.name]
        fact = item.fact
        status = (
            f"{fact.status.value}, {fact.date}"
            if fact is not None and value == item.default
            else "given"
        )
        if item.unit is None:
            text = option_label(value.name, value)
        elif item.name in ranges:
            between = ranges[item.name]
            text = f"{write_in_full(between.low, item.unit)} to {write_in_full(between.high, item.unit)}"
        else:
            text = write_in_full(value, item.unit)
        rows.append((item.label, text, status))
    return rows


def copies(
    calculator: Calculator,
    inputs: list[tuple[str, str, str]],
    result: Result,
    steps: Rows,
    *,
    link: str,
    day: str,
) -> dict[str, str]:
    """Return the run as plain text, as Markdown and as CSV; all hold inputs, lines, steps and link."""
    lines = [
        (
            line.name,
            line.label,
            line.none
            if (value := result.value(line.name)) is None
            else write_in_full(value, line.unit),
            machine(value),
        )
        for line in calculator.lines
    ]
    worked = [(label, f"{numbers} = {value}") for label, _, numbers, value in steps]
    head = headline_text(calculator, result)
    text = [calculator.question, head, "", "Inputs"]
    text += [f"- {label}: {value} ({status})" for label, value, status in inputs]
    text += ["", "Result", *(f"- {label}: {value}" for _, label, value, _ in lines)]
    text += ["", "How this was worked out", *(f"- {label}: {step}" for label, step in worked)]
    foot = f"Compute College, {calculator.title}, model version {calculator.version}, {day}. {link}".strip()
    markdown = [
        f"**{calculator.question}** {head}",
        "",
        "| Input | Value | Status |",
        "|---|---:|---|",
    ]
    markdown += [f"| {label} | {value} | {status} |" for label, value, status in inputs]
    markdown += [
        "",
        "| Result | |",
        "|---|---:|",
        *(f"| {label} | {value} |" for _, label, value, _ in lines),
    ]
    markdown += [
        "",
        *(f"{number}. {label}: {step}" for number, (label, step) in enumerate(worked, 1)),
    ]
    table = io.StringIO()
    rows = csv.writer(table, lineterminator="\n")
    rows.writerow(["kind", "name", "value", "shown", "status"])
    rows.writerows(["input", label, "", value, status] for label, value, status in inputs)
    rows.writerows(["result", label, raw, value, ""] for _, label, value, raw in lines)
    rows.writerows(["step", label, "", step, ""] for label, step in worked)
    rows.writerow(["source", foot, "", "", ""])
    return {
        "text": "\n".join([*text, "", foot]),
        "markdown": "\n".join([*markdown, "", f"*{foot}*"]),
        "csv": table.getvalue(),
    }
