"""The waterfall: a total built up, or walked down, one step after another."""

from dataclasses import dataclass

from calculators.engine.chart import svg
from calculators.engine.chart.figure import NO_VALUE, Drawing, Frame, Table, Words, figure
from calculators.engine.chart.rows import Row, laid_rows, lettered, zero_line
from calculators.engine.chart.scale import Scale, Write
from calculators.engine.chart.text_width import FIRST, LEADING, shortened, widest
from calculators.engine.chart.ticks import drawable
from calculators.engine.html import Html, fragment
from calculators.engine.numbers.phrase import named

_BAR = 22.0
_GAP = 8.0
_RUNNING = "Running total"


@dataclass(frozen=True)
class WaterfallStep:
    """An amount added, or taken away when below zero."""

    label: str
    amount: float | None


@dataclass(frozen=True)
class Subtotal:
    """A bar from zero to what the steps so far come to."""

    label: str


@dataclass(frozen=True)
class Waterfall:
    """Steps from nothing to a total, in the order given; end with a `Subtotal` to show it."""

    prefix: str
    label: str
    steps: tuple[WaterfallStep | Subtotal, ...]
    write: Write
    finding: str = ""


@dataclass(frozen=True)
class _Bar:
    """One row: from where to where it runs, and what is written beside it."""

    label: str
    start: float
    end: float
    amount: str
    look: str


def waterfall(chart: Waterfall) -> Html:
    """Return the figure of a waterfall."""
    bars = _bars(chart)
    missing = [
        s.label for s in chart.steps if isinstance(s, WaterfallStep) and not drawable(s.amount)
    ]
    summary = _summary(chart, bars)
    words = Words(
        chart.prefix,
        "waterfall",
        chart.finding or summary,
        chart.label,
        f"Waterfall chart of {named(chart.label)}. {summary}",
        (f"No value for {', '.join(missing)}; left out of the total.",) if missing else (),
    )
    rows = tuple(
        (bar.label, "" if bar.look == "total" else bar.amount, chart.write(bar.end))
        if bar.amount
        else (bar.label, NO_VALUE, chart.write(bar.end))
        for bar in bars
    )
    table = Table(chart.label, ("Step", "Amount", _RUNNING), rows)
    shown = [bar for bar in bars if bar.amount]
    return figure(words, (lambda frame: _draw(chart, shown, frame)) if shown else None, table)


def _bars(chart: Waterfall) -> list[_Bar]:
    """Walk the steps; a step without a value leaves the total where it was."""
    bars, running = [], 0.0
    for step in chart.steps:
        if isinstance(step, Subtotal):
            bars.append(_Bar(step.label, 0.0, running, chart.write(running), "total"))
        elif drawable(step.amount) and drawable(running + step.amount):
            after = running + step.amount
            sign = "+" if step.amount > 0 and bars else ""
            look = "s2" if step.amount < 0 else "s1"
            bars.append(_Bar(step.label, running, after, sign + chart.write(step.amount), look))
            running = after
        else:
            bars.append(_Bar(step.label, running, running, "", "s1"))
    return bars


def _summary(chart: Waterfall, bars: list[_Bar]) -> str:
    steps = [bar for bar in bars if bar.look != "total" and bar.amount]
    if not steps:
        return f"{chart.label}: no step has a value."
    largest = max(steps, key=lambda bar: abs(bar.end - bar.start))
    count = "1 step" if len(steps) == 1 else f"{len(steps)} steps"
    return (
        f"{chart.label} comes to {chart.write(bars[-1].end)} in {count};"
        f" the largest is {largest.label}, {largest.amount.removeprefix('+')}."
    )


def _draw(chart: Waterfall, bars: list[_Bar], frame: Frame) -> Drawing:
    """Draw the bars from top to bottom, joined by hairlines, running totals at the right."""
    above = frame.narrow
    running = [shortened(chart.write(bar.end), frame.width * 0.25) for bar in bars]
    column = max(widest(tuple(running)), 0 if above else widest((_RUNNING,)))
    layout = laid_rows(
        tuple(bar.label for bar in bars),
        frame,
        bar=_BAR,
        head=2.0 if above else LEADING * 1.5,
        aside=column + _GAP,
    )
    right = frame.width if above else frame.width - column - 2 * _GAP
    amounts = [shortened(bar.amount, (right - layout.left) * 0.4) for bar in bars]
    ends = [end for bar in bars for end in (bar.start, bar.end)]
    scale = Scale(
        min(0.0, *ends), max(0.0, *ends), layout.left + 1, right - widest(tuple(amounts)) - _GAP
    )
    parts = [] if above else [svg.text(frame.width, FIRST, _RUNNING, "tick", "end")]
    for index, (bar, row) in enumerate(zip(bars, layout.rows, strict=True)):
        x0, x1 = scale.at(bar.start), scale.at(bar.end)
        if index + 1 < len(bars):
            parts.append(svg.rule((x1, row.bottom), (x1, layout.rows[index + 1].top), "joint"))
        parts.append(_row(bar, row, (x0, x1), amounts[index]))
        at = row.name_at if above else row.middle
        parts.append(svg.text(frame.width, at, running[index], "tick", "end"))
    grounded = [r for b, r in zip(bars, layout.rows, strict=True) if b.start == 0]
    parts.append(zero_line(tuple(grounded), scale.at(0), frame))
    return Drawing(fragment(*parts), layout.end + 2)


def _row(bar: _Bar, row: Row, ends: tuple[float, float], amount: str) -> Html:
    strong = "strong" if bar.look == "total" else "name"
    return fragment(
        lettered(row, strong),
        svg.box(*ends, row.top, row.height, f"fill {bar.look}"),
        svg.text(max(ends) + _GAP, row.middle, amount, "amount"),
    )
