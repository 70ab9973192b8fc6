"""The sweep of a calculator: its chosen line against its chosen input, and where you are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from calculators.engine.chart import Curve, Here, Sweep, sweep
from calculators.engine.html import Html, fragment
from calculators.engine.model.markers import Rival
from calculators.engine.model.record import Calculator, Input, ResultLine
from calculators.engine.numbers.axis_units import AxisUnit, axis_unit
from calculators.engine.numbers.phrase import capitalized
from calculators.engine.running.axis import axis_of
from calculators.engine.running.landmark import landmark
from calculators.engine.running.run import evaluate
from calculators.engine.running.sampling import Probe, Samples, sampled
from calculators.engine.running.step_curve import step_curve


@dataclass(frozen=True)
class Swept:
    """An input moved along its scale, the line that was read, and what came of it."""

    item: Input
    line: ResultLine
    own: float
    """The reader's own value of the input."""
    probes: list[Probe]
    samples: Samples
    names: tuple[str, ...]
    """What each curve is called."""
    even: float | None
    """The value at which the calculator itself says that a decision turns."""
    rival: Rival | None

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
    other: Mapping[str, Any] | None = None,
    names: tuple[str, str] = ("", ""),
) -> Html:
    """Return the chart; `other` draws the same line for other inputs; `names` tell the two."""
    chart = sweep_chart(calculator, values, uid, other=other, names=names)
    return sweep(chart) if chart else fragment()


def sweep_chart(
    calculator: Calculator,
    values: Mapping[str, Any],
    uid: str,
    *,
    other: Mapping[str, Any] | None = None,
    names: tuple[str, str] = ("", ""),
) -> Sweep | None:
    """Return what is drawn; None for a calculator without a chart."""
    swept = _swept(calculator, values, other, names)
    if swept is None:
        return None
    item, line, here = swept.item, swept.line, swept.here
    heights = [y for column in swept.samples.columns for y in column if y is not None]
    assert item.unit is not None
    across = axis_unit(item.label, item.unit, swept.samples.points, swept.own)
    height = max(heights, default=0) if here is None else here
    label = swept.rival.both if swept.rival else line.label
    up = axis_unit(label, line.unit, heights, height)
    return Sweep(
        f"{uid}-sweep",
        axis_of(item.label, across, log=item.log),
        axis_of(label, up, log=False),
        tuple(_curves(swept)),
        here=None if here is None else Here(swept.own, float(here)),
        marker=landmark(swept.item, swept.own, swept.samples, swept.probes, swept.even),
        sides=(swept.rival.over, swept.rival.under) if swept.rival else None,
        notes=_refusals(calculator, swept, across),
    )


def _swept(
    calculator: Calculator,
    values: Mapping[str, Any],
    other: Mapping[str, Any] | None,
    names: tuple[str, str],
) -> Swept | None:
    """Move the chart's input through the run, and through another one beside it."""
    if calculator.chart is None:
        return None
    item, line = calculator.input(calculator.chart.x), calculator.line(calculator.chart.y)
    assert item is not None
    assert line is not None
    if item.unit is None:
        return None
    own = float(values[item.name])
    records = _records(calculator, values, item)
    probes = [_probe(calculator, records, line)]
    rival = calculator.chart.rival if other is None else None
    if other is not None:
        probes.append(_probe(calculator, _records(calculator, other, item), line))
    elif rival:
        against = calculator.line(rival.line)
        assert against is not None
        probes.append(_probe(calculator, records, against))
        names = rival.names
    even = _even(calculator, item, records(own)) if other is None else None
    told = names if len(probes) > 1 else (line.label,)
    around = even if rival else None
    samples = sampled(item, own, probes, around)
    return Swept(item, line, own, probes, samples, told, even, rival)


def _records(calculator: Calculator, values: Mapping[str, Any], item: Input) -> Probe:
    """Return the whole result at a point of the input, worked out once."""

    @cache
    def record(point: float) -> Any:
        return evaluate(calculator, {**values, item.name: round(point) if item.whole else point})

    return record


def _probe(calculator: Calculator, records: Probe, line: ResultLine) -> Probe:
    """Return one line of it; a break-even has no value where its input can never be."""
    bound = calculator.input(line.even_with) if line.even_with else None

    def result(point: float) -> Any:
        value = getattr(records(point), line.name, None)
        beyond = bound and value is not None and not bound.low <= value <= bound.high
        return None if beyond else value

    return result


def _even(calculator: Calculator, item: Input, record: Any) -> float | None:
    """Return the break-even of the input that the calculator has a line for, if it can be."""
    line = next((line for line in calculator.lines if line.even_with == item.name), None)
    value = getattr(record, line.name, None) if line else None
    return float(value) if value is not None and item.low <= value <= item.high else None


def _curves(swept: Swept) -> Iterator[Curve]:
    points, whole = swept.samples.points, swept.item.whole
    for label, column, probe in zip(swept.names, swept.samples.columns, swept.probes, strict=True):
        course = step_curve(points, column, probe, whole=whole)
        yield Curve(label, tuple(zip(points, column, strict=True)), course)


def _refusals(calculator: Calculator, swept: Swept, across: AxisUnit) -> tuple[str, ...]:
    """Say where the curve ends because the calculator has no answer beyond."""
    about = "" if swept.item.whole else "about "
    ends = [
        f"{way} {about}{across.full(edge)}"
        for way, edge in (("below", swept.samples.below), ("above", swept.samples.above))
        if edge is not None
    ]
    where = capitalized(" and ".join(ends))
    bound = calculator.input(swept.line.even_with) if swept.line.even_with else None
    if not where:
        return ()
    why = f"it is out of reach of “{bound.label}”" if bound else "the calculator has no answer"
    return (f"{where} {why}.",)
