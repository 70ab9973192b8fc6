"""A reader's changes to the scenarios of a page: `scenario.input` to another value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from calculators.engine.model.record import Input
from calculators.engine.numbers.phrase import quoted
from calculators.engine.prose.expression import Nonsense, ScenarioBook
from calculators.engine.running.run import plain

Changes = Mapping[str, Any]
"""`scenario.input` to a value as JSON knows it: a number, or the name of a choice."""


def changed_book(book: ScenarioBook, changes: Changes) -> ScenarioBook:
    """Return the book with these changes in it."""
    return book.with_changes(_by_scenario(changes))


def settled_changes(book: ScenarioBook, changes: Changes) -> dict[str, Any]:
    """Return the changes that change anything: a value that would be there anyway is none.

    A scenario that is like another takes that one's changes too, and so is measured against them.
    """
    grouped = _by_scenario(changes)
    kept: dict[str, Any] = {}
    for scenario, own in grouped.items():
        others = {name: given for name, given in grouped.items() if name != scenario}
        there = plain(book.with_changes(others).inputs(scenario)[1])
        kept |= {
            f"{scenario}.{name}": value
            for name, value in own.items()
            if name not in there or there[name] != value
        }
    return kept


def with_scenario(changes: Changes, scenario: str, values: Mapping[str, Any]) -> dict[str, Any]:
    """Return the changes with all that one scenario has changed set anew."""
    others = {
        address: value
        for address, value in changes.items()
        if address.partition(".")[0] != scenario
    }
    return others | {f"{scenario}.{name}": value for name, value in values.items()}


def input_at(book: ScenarioBook, address: str) -> tuple[Input, Mapping[str, Any]]:
    """Return the input that `scenario.input` names, and all inputs of the scenario."""
    scenario, _, name = address.partition(".")
    calculator, values = book.inputs(scenario)
    item = calculator.input(name)
    if item is None:
        raise Nonsense(
            f"{quoted(scenario)} has no {quoted(name)}", f"it has {', '.join(calculator.defaults)}"
        )
    return item, values


def _by_scenario(changes: Changes) -> dict[str, dict[str, Any]]:
    grouped: dict[str, dict[str, Any]] = {}
    for address, value in changes.items():
        scenario, _, name = address.partition(".")
        grouped.setdefault(scenario, {})[name] = value
    return grouped
