"""This file is the sweep of a calculator: its chosen line against its chosen input, and where you are."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from calculators.engine.chart import Axis, Curve, Here, Marker, Sweep, sweep
from calculators.engine.record import Calculator, Input, Output
from calculators.engine.run import quick
from calculators.engine.writing import write, write_in_full

POINTS = 41
_DECADE = 10
_THIRD = 3


def sweep_html(
    calculator: Calculator,
    values: Mapping[str, Any],
    uid: str,
    *,
    pinned: Mapping[str, Any] | None = None,
    marker: float | None = None,
    names: tuple[str, str] = ("B", "A"),
) -> str:
    """Give the chart; `pinned` draws a second curve, for A beside B; `names` labels the two."""
    if calculator.chart is None:
        return ""
    item, line = calculator.input(calculator.chart.x), calculator.line(calculator.chart.y)
    if item is None or item.unit is None or line is None:
        return ""
    places = _places(item, float(values[item.name]))
    curves = [
        Curve(names[0] if pinned else line.label, _points(calculator, values, item, line, places))
    ]
    if pinned:
        curves.append(Curve(names[1], _points(calculator, pinned, item, line, places)))
    here = _value(calculator, values, item, line, float(values[item.name]))
    chart = Sweep(
        f"{uid}-sweep",
        _axis(item.label, item.unit, log=item.log),
        _axis(line.label, line.unit, log=False),
        tuple(curves),
        here=None if here is None else Here(float(values[item.name]), here),
        marker=None if marker is None else Marker(marker, "break-even"),
        finding="" if here is None else _finding(item, line, float(values[item.name]), here),
    )
    return sweep(chart)


def _finding(item: Input, line: Output, x: float, y: float) -> str:
    assert item.unit is not None
    return (
        f"{line.label} against {_lowered(item.label)}. You are at {write_in_full(x, item.unit)}: "
        f"{write_in_full(y, line.unit)}."
    )


def _lowered(label: str) -> str:
    first = label.split(" ", 1)[0]
    return label if first[1:] != first[1:].lower() else label[:1].lower() + label[1:]


def _axis(label: str, unit: Any, *, log: bool) -> Axis:
    return Axis(
        label,
        lambda value: write_in_full(value, unit),
        tick=lambda value: write(value, unit, "short"),
        log=log,
    )


def _places(item: Input, value: float) -> list[float]:
    """Points of the input to look at: a decade either way on a log scale, else a third to thrice."""
    low, high = item.low, item.high
    if not item.log and value > 0:
        low, high = max(low, value / _THIRD), min(high, value * _THIRD)
    if item.log:
        low, high = max(low, value / _DECADE, high / 1e9), min(high, value * _DECADE)
        ratio = math.log(high / low) if high > low else 0.0
        places = [low * math.exp(ratio * step / (POINTS - 1)) for step in range(POINTS)]
    else:
        places = [low + (high - low) * step / (POINTS - 1) for step in range(POINTS)]
    if item.whole:
        places = [float(round(place)) for place in places]
    return sorted({*places, value})


def _points(
    calculator: Calculator,
    values: Mapping[str, Any],
    item: Input,
    line: Output,
    places: list[float],
) -> tuple[tuple[float, float | None], ...]:
    return tuple((place, _value(calculator, values, item, line, place)) for place in places)


def _value(
    calculator: Calculator, values: Mapping[str, Any], item: Input, line: Output, place: float
) -> float | None:
    record = quick(calculator, {**values, item.name: round(place) if item.whole else place})
    value = getattr(record, line.name, None)
    return None if value is None else float(value)
