"""The sweep of a calculator: its chosen line against its chosen input, and where you are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from calculators.engine.chart import Axis, Curve, Here, Marker, Sweep, sweep
from calculators.engine.html import Html, fragment
from calculators.engine.model.record import Calculator, Input, ResultLine
from calculators.engine.numbers.axis_units import AxisUnit, axis_unit
from calculators.engine.numbers.phrase import capitalized, mid_sentence
from calculators.engine.running.run import evaluate
from calculators.engine.running.sampling import Probe, Samples, sampled
from calculators.engine.running.step_curve import step_curve
from calculators.unit import Style

_ALL = 1.0
"""A share of something ends at all of it."""


@dataclass(frozen=True)
class _Swept:
    """An input moved along its scale, the line that was read, and what came of it."""

    item: Input
    line: ResultLine
    own: float
    """The reader's own value of the input."""
    probes: list[Probe]
    samples: Samples

    @property
    def here(self) -> Any:
        """The result at the reader's own value, if there is one."""
        points = self.samples.points
        return self.samples.columns[0][points.index(self.own)] if self.own in points else None


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
    swept = _swept(calculator, [given for given in (values, pinned) if given])
    if swept is None:
        return fragment()
    item, line, here = swept.item, swept.line, swept.here
    heights = [y for column in swept.samples.columns for y in column if y is not None]
    assert item.unit is not None
    across = axis_unit(item.label, item.unit, swept.samples.points, swept.own)
    height = max(heights, default=0) if here is None else here
    up = axis_unit(line.label, line.unit, heights, height)
    chart = Sweep(
        f"{uid}-sweep",
        _axis(item.label, across, log=item.log),
        _axis(line.label, up, log=False),
        tuple(_curves(swept, names if pinned else (line.label,))),
        here=None if here is None else Here(swept.own, float(here)),
        marker=None if marker is None else Marker(marker, "break-even"),
        finding="" if here is None else _finding(swept, across, up),
        notes=_refusals(swept, across),
    )
    return sweep(chart)


def _swept(calculator: Calculator, runs: list[Mapping[str, Any]]) -> _Swept | None:
    """Move the chart's input through each of the runs; None for a calculator without a chart."""
    if calculator.chart is None:
        return None
    item, line = calculator.input(calculator.chart.x), calculator.line(calculator.chart.y)
    assert item is not None
    assert line is not None
    if item.unit is None:
        return None
    own = float(runs[0][item.name])
    probes = [_probe(calculator, values, item, line) for values in runs]
    return _Swept(item, line, own, probes, sampled(item, own, probes))


def _probe(
    calculator: Calculator, values: Mapping[str, Any], item: Input, line: ResultLine
) -> Probe:
    def result(point: float) -> Any:
        record = evaluate(calculator, {**values, item.name: round(point) if item.whole else point})
        return getattr(record, line.name, None)

    return result


def _curves(swept: _Swept, labels: tuple[str, ...]) -> Iterator[Curve]:
    points, whole = swept.samples.points, swept.item.whole
    for label, column, probe in zip(labels, swept.samples.columns, swept.probes, strict=True):
        course = step_curve(points, column, probe, whole=whole)
        yield Curve(label, tuple(zip(points, column, strict=True)), course)


def _finding(swept: _Swept, across: AxisUnit, up: AxisUnit) -> str:
    return (
        f"{swept.line.label} against {mid_sentence(swept.item.label)}."
        f" You are at {across.full(swept.own)}: {up.beside(swept.here)}."
    )


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


def _refusals(swept: _Swept, across: AxisUnit) -> tuple[str, ...]:
    """Say where the curve ends because the calculator has no answer beyond."""
    about = "" if swept.item.whole else "about "
    ends = [
        f"{way} {about}{across.full(edge)}"
        for way, edge in (("below", swept.samples.below), ("above", swept.samples.above))
        if edge is not None
    ]
    where = capitalized(" and ".join(ends))
    return (f"{where} the calculator has no answer.",) if where else ()
