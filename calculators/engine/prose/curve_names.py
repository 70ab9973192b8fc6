"""The names of two scenarios beside their curves: their own, or what tells them apart."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from calculators.engine.model.record import Input
from calculators.engine.numbers.phrase import mid_sentence
from calculators.engine.numbers.value import write_value
from calculators.engine.prose.expression import ScenarioBook

_MOST = 2
"""A name of more than two differences is read by nobody."""


def curve_names(book: ScenarioBook, scenarios: tuple[str, str], x: str) -> tuple[str, str]:
    """Return what to call either scenario in a chart along the input `x`; never its id."""
    (calculator, one), (_, other) = (book.inputs(name) for name in scenarios)
    differing = [
        item
        for item in calculator.shown_inputs(one, other)
        if item.name != x and one[item.name] != other[item.name]
    ]
    first, second = (
        book.scenarios[name].name or _differences(differing[:_MOST], values)
        for name, values in zip(scenarios, (one, other), strict=True)
    )
    return first or "the first", second or "the second"


def _differences(items: list[Input], values: Mapping[str, Any]) -> str:
    return ", ".join(
        f"{mid_sentence(item.label)} {write_value(item, values[item.name])}" for item in items
    )
