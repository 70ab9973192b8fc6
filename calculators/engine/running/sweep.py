"""The sweep of a calculator: its chosen line against its chosen input, and where you are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from calculators.engine.chart import Axis, Curve, Here, Marker, Sweep, sweep
from calculators.engine.html import Html, fragment
from calculators.engine.model.record import Calculator, Input, ResultLine
from calculators.engine.numbers.axis_units import AxisUnit, axis_unit
from calculators.engine.numbers.phrase import capitalized, mid_sentence
from calculators.engine.running.run import evaluate
from calculators.engine.running.sampling import Found, Probe, looked_up
from calculators.engine.running.step_curve import step_curve
from calculators.unit import Style

_ALL = 1.0
"""A share of something ends at all of it."""


def sweep_html(
    calculator: Calculator,
    values: Mapping[str, Any],
    uid: str,
    *,
    pinned: Mapping[str, Any] | None = None,
    marker: float | None = None,
    names: tuple[str, str] = ("B", "A"),
) -> Html:
    """Return the chart; `pinned` draws a second curve, for A beside B; `names` labels the two."""
    if calculator.chart is None:
        return fragment()
    item, line = calculator.input(calculator.chart.x), calculator.line(calculator.chart.y)
    if item is None or item.unit is None or line is None:
        return fragment()
    own = float(values[item.name])
    probes = [_probe(calculator, given, item, line) for given in (values, pinned) if given]
    found = looked_up(item, own, probes)
    here = found.columns[0][found.places.index(own)] if own in found.places else None
    heights = [y for column in found.columns for y in column if y is not None]
    across = axis_unit(item.label, item.unit, found.places, own)
    up = axis_unit(
        line.label, line.unit, heights, max(heights, default=0) if here is None else here
    )
    labels = names if pinned else (line.label,)
    curves = tuple(
        Curve(
            label,
            tuple(zip(found.places, column, strict=True)),
            step_curve(found.places, column, probe, whole=item.whole),
        )
        for label, column, probe in zip(labels, found.columns, probes, strict=True)
    )
    chart = Sweep(
        f"{uid}-sweep",
        _axis(item.label, across, log=item.log),
        _axis(line.label, up, log=False),
        curves,
        here=None if here is None else Here(own, float(here)),
        marker=None if marker is None else Marker(marker, "break-even"),
        finding="" if here is None else _finding(item, line, across.full(own), up.beside(here)),
        notes=_refusals(found, across, "" if item.whole else "about "),
    )
    return sweep(chart)


def _probe(
    calculator: Calculator, values: Mapping[str, Any], item: Input, line: ResultLine
) -> Probe:
    def result(place: float) -> Any:
        record = evaluate(calculator, {**values, item.name: round(place) if item.whole else place})
        return getattr(record, line.name, None)

    return result


def _finding(item: Input, line: ResultLine, x: str, y: str) -> str:
    return f"{line.label} against {mid_sentence(item.label)}. You are at {x}: {y}."


def _axis(label: str, numbers: AxisUnit, *, log: bool) -> Axis:
    return Axis(
        label,
        numbers.full,
        tick=numbers.mark,
        log=log,
        unit=numbers.symbol,
        cell=numbers.beside,
        tells=numbers.tells,
        most=_ALL if numbers.unit.style is Style.PERCENT else None,
    )


def _refusals(found: Found, across: AxisUnit, about: str) -> tuple[str, ...]:
    """Say where the curve ends because the calculator has no answer beyond."""
    ends = [
        f"{way} {about}{across.full(edge)}"
        for way, edge in (("below", found.below), ("above", found.above))
        if edge is not None
    ]
    where = capitalized(" and ".join(ends))
    return (f"{where} the calculator has no answer.",) if where else ()
