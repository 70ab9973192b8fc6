"""The bars: one value for each of several things, from zero, for data pages."""

from dataclasses import dataclass

from calculators.engine.chart import svg
from calculators.engine.chart.figure import Drawing, Frame, Table, Words, cell, figure
from calculators.engine.chart.rows import laid_rows, lettered, zero_line
from calculators.engine.chart.scale import Scale, Write
from calculators.engine.chart.text_width import shortened, widest
from calculators.engine.chart.ticks import drawable
from calculators.engine.html import Html, fragment
from calculators.engine.numbers.phrase import mid_sentence, named

_BAR = 22.0
_GAP = 8.0


@dataclass(frozen=True)
class Bar:
    """One thing and its value."""

    label: str
    value: float | None


@dataclass(frozen=True)
class Bars:
    """Values side by side, in the order given."""

    prefix: str
    label: str
    """What is measured, such as "Price per hour"."""
    item: str
    """What the bars are, such as "Provider": the head of the table's first column."""
    bars: tuple[Bar, ...]
    write: Write
    finding: str = ""


def bars(chart: Bars) -> Html:
    """Return the figure of a bar chart."""
    known = [(bar.label, bar.value) for bar in chart.bars if drawable(bar.value)]
    missing = [bar.label for bar in chart.bars if not drawable(bar.value)]
    words = Words(
        chart.prefix,
        "bars",
        chart.finding or _finding(chart, known),
        f"{chart.label} by {mid_sentence(chart.item)}",
        f"Bar chart of {named(chart.label)}, from zero. {_finding(chart, known)}",
        (f"No value for {', '.join(missing)}.",) if known and missing else (),
    )
    rows = tuple((bar.label, cell(bar.value, chart.write)) for bar in chart.bars)
    table = Table(words.title, (chart.item, chart.label), rows)
    return figure(words, (lambda frame: _draw(chart, frame)) if known else None, table)


def _finding(chart: Bars, known: list[tuple[str, float]]) -> str:
    if not known:
        return f"{chart.label}."
    low, high = min(known, key=lambda bar: bar[1]), max(known, key=lambda bar: bar[1])
    if low[1] == high[1]:
        return f"{chart.label}: {chart.write(low[1])} for {' and '.join(n for n, _ in known[:2])}."
    return (
        f"{chart.label}: from {chart.write(low[1])} for {low[0]}"
        f" to {chart.write(high[1])} for {high[0]}."
    )


def _draw(chart: Bars, frame: Frame) -> Drawing:
    names = tuple(bar.label for bar in chart.bars if drawable(bar.value))
    values = [bar.value for bar in chart.bars if drawable(bar.value)]
    layout = laid_rows(names, frame, bar=_BAR)
    room = (frame.width - layout.left) * 0.35
    amounts = [shortened(chart.write(value), room) for value in values]
    scale = signed_scale(values, amounts, layout.left, frame.width, gap=_GAP)
    zero = scale.at(0)
    parts = []
    for value, amount, row in zip(values, amounts, layout.rows, strict=True):
        end = scale.at(value)
        parts.append(lettered(row))
        parts.append(svg.box(zero, end, row.top, row.height, "fill s1"))
        if value < 0:
            parts.append(svg.text(end - _GAP, row.middle, amount, "amount", "end"))
        else:
            parts.append(svg.text(end + _GAP, row.middle, amount, "amount"))
    parts.append(zero_line(layout.rows, zero, frame))
    return Drawing(fragment(*parts), layout.end + 2)


def signed_scale(
    values: list[float], amounts: list[str], left: float, right: float, *, gap: float
) -> Scale:
    """Return a scale with zero on it and room for each amount outside its bar."""
    below = widest(tuple(a for v, a in zip(values, amounts, strict=True) if v < 0))
    above = widest(tuple(a for v, a in zip(values, amounts, strict=True) if v >= 0))
    start = left + (below + gap if below else 2)
    end = right - (above + gap if above else 2)
    return Scale(min(0.0, *values), max(0.0, *values), start, end)
