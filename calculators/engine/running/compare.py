"""The comparison of two runs, A and B: what differs, and where the two are even."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any

from calculators.engine.model.record import Calculator, Input
from calculators.engine.numbers.write import MINUS, write_in_full
from calculators.engine.running.run import Result, evaluate

_HALVINGS = 60
_GRID = 64


def differences(calculator: Calculator, a: Result, b: Result) -> list[tuple[str, str, str, str]]:
    """Return label, A, B and change of each line that differs: the answer, then by size."""
    rows = []
    for line in calculator.lines:
        one, two = a.value(line.name), b.value(line.name)
        if one == two:
            continue
        if one is None or two is None:
            rows.append((float("inf"), line.label, a.text(line), b.text(line), "differs"))
            continue
        share = abs(two - one) / abs(one) if one else float("inf")
        sign = "+" if two > one else MINUS
        change = (
            f"{sign}{share:.1%}" if one else f"{sign}{write_in_full(abs(two - one), line.unit)}"
        )
        rows.append((share, line.label, a.text(line), b.text(line), change))
    answer = calculator.headline.label
    rows.sort(key=lambda row: (row[1] != answer, -row[0]))
    return [row[1:] for row in rows]


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
        root = _root(calculator, b, item, float(target))
        if root is not None:
            return item, root
    return None


def _root(
    calculator: Calculator, values: Mapping[str, Any], item: Input, target: float
) -> float | None:
    def gap(point: float) -> float | None:
        value = getattr(
            evaluate(calculator, {**values, item.name: point}), calculator.headline.name, None
        )
        return None if value is None else float(value) - target

    if item.whole:
        return None
    low = max(item.low, item.high / 1e9) if item.log else item.low
    points = [
        low * (item.high / low) ** (step / _GRID)
        if item.log
        else low + (item.high - low) * step / _GRID
        for step in range(_GRID + 1)
    ]
    known = [(point, value) for point in points if (value := gap(point)) is not None]
    for (left, at_left), (right, at_right) in pairwise(known):
        if at_left * at_right < 0:
            return _halved(gap, left, right, at_left)
    return None


def _halved(
    gap: Callable[[float], float | None], left: float, right: float, at_left: float
) -> float:
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
