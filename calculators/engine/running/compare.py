"""A beside B: what differs, largest first, and where the two are even."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from calculators.engine.model.record import Calculator, Input
from calculators.engine.numbers.write import MINUS, write, write_in_full
from calculators.engine.running.run import Result, evaluate

_HALVINGS = 60
_GRID = 64


def differences(calculator: Calculator, a: Result, b: Result) -> list[tuple[str, str, str, str]]:
    """Return label, A, B and change of each line that differs: the answer, then the largest change first."""
    rows = []
    for line in calculator.lines:
        one, two = a.value(line.name), b.value(line.name)
        if one == two:
            continue
        if one is None or two is None:
            rows.append((float("inf"), line.label, _said(one, line), _said(two, line), "differs"))
            continue
        share = abs(two - one) / abs(one) if one else float("inf")
        sign = "+" if two > one else MINUS
        change = (
            f"{sign}{share:.1%}" if one else f"{sign}{write_in_full(abs(two - one), line.unit)}"
        )
        rows.append((share, line.label, _said(one, line), _said(two, line), change))
    answer = calculator.headline.label
    rows.sort(key=lambda row: (row[1] != answer, -row[0]))
    return [row[1:] for row in rows]


def _said(value: Any, line: Any) -> str:
    """Money stands without its unit: both columns have the same."""
    return line.none if value is None else write(value, line.unit)


def break_even(
    calculator: Calculator, a: Mapping[str, Any], b: Mapping[str, Any]
) -> tuple[Input, float] | None:
    """Find the value of an input at which B's answer equals A's.

    The input tried first is one the reader left alone in B: a change of it that would make up
    for the others. Then the chart's own.
    """
    target = getattr(evaluate(calculator, a), calculator.headline.name, None)
    if target is None:
        return None
    order = [item for item in calculator.inputs if item.unit and a[item.name] == b[item.name]]
    order += [item for item in calculator.inputs if item.unit and item not in order]
    for item in order:
        found = _root(calculator, b, item, float(target))
        if found is not None:
            return item, found
    return None


def _root(
    calculator: Calculator, values: Mapping[str, Any], item: Input, target: float
) -> float | None:
    def gap(place: float) -> float | None:
        value = getattr(
            evaluate(calculator, {**values, item.name: place}), calculator.headline.name, None
        )
        return None if value is None else float(value) - target

    if item.whole:
        return None
    low = max(item.low, item.high / 1e9) if item.log else item.low
    places = [
        low * (item.high / low) ** (step / _GRID)
        if item.log
        else low + (item.high - low) * step / _GRID
        for step in range(_GRID + 1)
    ]
    known = [(place, value) for place in places if (value := gap(place)) is not None]
    for (left, at_left), (right, at_right) in pairwise(known):
        if at_left * at_right < 0:
            return _halved(gap, left, right, at_left)
    return None


def _halved(gap: Any, left: float, right: float, at_left: float) -> float:
    for _ in range(_HALVINGS):
        middle = (left + right) / 2
        value = gap(middle)
        if value is None:
            break
        if value * at_left > 0:
            left = middle
        else:
            right = middle
    return (left + right) / 2
