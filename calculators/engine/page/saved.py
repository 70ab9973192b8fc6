"""The scenarios that a reader has saved, beside the present numbers: winner, chart, table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from calculators.engine.chart import Bar, Bars, bars
from calculators.engine.html import Html, fragment, tag
from calculators.engine.model.markers import Best
from calculators.engine.model.record import Calculator
from calculators.engine.numbers.change import amount_of_change
from calculators.engine.numbers.value import write_value
from calculators.engine.numbers.write import write, write_in_full
from calculators.engine.running.run import Result

NOW = "Your numbers now"
_MOST = 3
"""So many differences are named; the others are counted."""
_ACTIONS = (("open", "Open"), ("rename", "Rename"), ("delete", "Delete"))


@dataclass(frozen=True)
class SavedRun:
    """A saved scenario as it runs today; no result where its inputs no longer fit."""

    id: str
    name: str
    values: Mapping[str, Any]
    result: Result | None


def saved_html(calculator: Calculator, now: Result, saved: Sequence[SavedRun], uid: str) -> Html:
    """Return the scenarios with what tells them apart; nothing where none is saved."""
    if not saved:
        return fragment()
    runs = (SavedRun("", NOW, now.values, now), *saved)
    return fragment(
        _chart(calculator, runs, uid),
        tag(
            "div",
            _table(calculator, now, runs),
            class_="cc-table-place",
            role="region",
            tabindex=0,
            aria_label="Saved scenarios",
        ),
    )


def _answers(calculator: Calculator, runs: Sequence[SavedRun]) -> list[tuple[float, SavedRun]]:
    """Return the runs that have an answer, the least first."""
    line = calculator.headline.name
    known = [(run.result.value(line), run) for run in runs if run.result]
    return sorted(
        ((float(value), run) for value, run in known if value is not None), key=lambda pair: pair[0]
    )


def winner_text(calculator: Calculator, runs: Sequence[SavedRun]) -> str:
    """Say which scenario is best and by how much, or where the answers lie if none is better."""
    line = calculator.headline
    answers = _answers(calculator, runs)
    if len(answers) < 2:  # noqa: PLR2004 - one alone wins nothing
        return f"{line.label}: there is nothing to compare yet."
    (least, first), (most, last) = answers[0], answers[-1]
    if least == most:
        return f"All give the same: {write_in_full(least, line.unit)}."
    if line.best is Best.NONE:
        low, high = (write_in_full(value, line.unit) for value in (least, most))
        return f"{line.label}: from {low} in “{first.name}” to {high} in “{last.name}”."
    ranked = answers if line.best is Best.LEAST else answers[::-1]
    (value, first), (follow, second) = ranked[:2]
    if value == follow:
        return f"“{first.name}” and “{second.name}” are even: {write(value, line.unit)}."
    word = "less" if line.best is Best.LEAST else "more"
    gap = amount_of_change(value, follow, line.unit)
    return (
        f"“{first.name}” wins: {write_in_full(value, line.unit)},"
        f" {gap} {word} than “{second.name}”."
    )


def _chart(calculator: Calculator, runs: Sequence[SavedRun], uid: str) -> Html:
    line = calculator.headline
    chart = Bars(
        f"{uid}-saved",
        line.label,
        "Scenario",
        tuple(Bar(run.name, run.result.value(line.name) if run.result else None) for run in runs),
        partial(write, unit=line.unit),
        finding=winner_text(calculator, runs),
    )
    return bars(chart)


def _table(calculator: Calculator, now: Result, runs: Sequence[SavedRun]) -> Html:
    columns = (
        "Scenario",
        calculator.headline.label,
        "Against now",
        "What differs from now",
        "Actions",
    )
    heads = (tag("th", name, scope="col", role="columnheader") for name in columns)
    return tag(
        "table",
        tag("caption", "Saved scenarios beside your numbers now", class_="cc-unseen"),
        tag("thead", tag("tr", *heads, role="row"), role="rowgroup"),
        tag("tbody", *(_row(calculator, now, run) for run in runs), role="rowgroup"),
        class_="cc-calculator-saved-table",
        role="table",
    )


def _row(calculator: Calculator, now: Result, run: SavedRun) -> Html:
    line = calculator.headline
    answer = run.result.full_text(line) if run.result else "no answer with these inputs"
    cells = (answer, _against(calculator, now, run), _differs(calculator, now.values, run))
    return tag(
        "tr",
        tag("th", run.name, scope="row", role="rowheader"),
        *(tag("td", cell, role="cell") for cell in cells),
        tag("td", *_buttons(run), role="cell"),
        data_saved=run.id or None,
    )


def _buttons(run: SavedRun) -> list[Html | str]:
    if not run.id:
        return []
    return [
        part
        for action, word in _ACTIONS
        for part in (
            tag(
                "button",
                word,
                type="button",
                data_saved_do=action,
                aria_label=f"{word} {run.name}",
            ),
            " ",
        )
    ]


def _against(calculator: Calculator, now: Result, run: SavedRun) -> str:
    """Say how much more or less than the present answer it is."""
    line = calculator.headline
    here, there = now.value(line.name), run.result.value(line.name) if run.result else None
    if not run.id or here is None or there is None:
        return ""
    if here == there:
        return "the same"
    gap = amount_of_change(there, here, line.unit)
    return f"{gap} {'more' if there > here else 'less'}"


def _differs(calculator: Calculator, now: Mapping[str, Any], run: SavedRun) -> str:
    """Name the inputs that differ from the present ones, with their values."""
    if not run.id:
        return ""
    items = [
        item
        for item in calculator.shown_inputs(run.values, now)
        if run.values[item.name] != now[item.name]
    ]
    named = [f"{item.label} {write_value(item, run.values[item.name])}" for item in items[:_MOST]]
    rest = len(items) - len(named)
    more = f" and {rest} more" if rest else ""
    return "; ".join(named) + more if named else "nothing"
