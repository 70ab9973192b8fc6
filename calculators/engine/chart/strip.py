"""The strip: how likely each result is, when inputs are ranges."""

import math
from dataclasses import dataclass, replace

from calculators.engine.chart import svg
from calculators.engine.chart.axes import Plot, foot, level, level_marks
from calculators.engine.chart.figure import Drawing, Frame, Table, Words, figure
from calculators.engine.chart.scale import Axis, Scale
from calculators.engine.chart.spread_labels import Wanted, apart
from calculators.engine.chart.strip_bins import Bins, binned
from calculators.engine.chart.text_width import FIRST, LEADING, shortened, text_width
from calculators.engine.chart.ticks import clamped, drawable
from calculators.engine.html import Html, fragment
from calculators.engine.numbers.phrase import mid_sentence, named

_PLOT = 110.0
_EMPTY = 24.0
"""Height of the plot when there are no draws, only the three values."""
_NAMES = ("Likely low", "Middle", "Likely high")


@dataclass(frozen=True)
class Strip:
    """Draws of a result, with the ends of its 90% range and its middle."""

    prefix: str
    x: Axis
    draws: tuple[float, ...]
    low: float
    middle: float
    high: float
    finding: str = ""


def strip(chart: Strip) -> Html:
    """Return the figure of a distribution."""
    ends = (chart.low, chart.middle, chart.high)
    known = all(drawable(value) for value in ends)
    positive = clamped(min(*ends, *(draw for draw in chart.draws if drawable(draw)))) > 0
    chart = replace(chart, x=replace(chart.x, log=chart.x.log and positive))
    write = chart.x.write
    summary = (
        f"{chart.x.label} is likely between {write(chart.low)} and {write(chart.high)} (90%),"
        f" middle {write(chart.middle)}."
        if known
        else f"{chart.x.label}: the range is not known."
    )
    bins = binned(chart.x, chart.draws, (chart.low, chart.high)) if known else Bins((), 0, 0)
    notes = []
    if bins.outside:
        notes.append(f"{bins.outside:,} of {bins.total:,} draws lie outside this picture.")
    words = Words(
        chart.prefix,
        "strip",
        chart.finding or summary,
        f"How likely each {mid_sentence(chart.x.label)} is",
        f"Histogram of {bins.total:,} draws of {named(chart.x.label)}. {summary}",
        tuple(notes),
    )
    rows = tuple(
        (f"{write(item.start)} to {write(item.end)}", f"{item.count:,}") for item in bins.items
    )
    rows += (("Outside these", f"{bins.outside:,}"),) if bins.outside else ()
    table = Table(summary, (chart.x.label, "Draws"), rows)
    return figure(words, (lambda frame: _draw(chart, bins, frame)) if known else None, table)


def _draw(chart: Strip, bins: Bins, frame: Frame) -> Drawing:
    """Draw the three values over the histogram, each tied to its place on the axis."""
    ends = [chart.low, chart.middle, chart.high]
    ends += [end for item in bins.items for end in (item.start, item.end)]
    scale = level(chart.x, min(ends), max(ends), frame, (10.0, frame.width - 10.0))
    labels, head = _labels(chart, scale, frame)
    plot = Plot(scale.start, scale.end, head, head + (_PLOT if bins.items else _EMPTY))
    parts = [_histogram(chart, bins, scale, plot), level_marks(scale, chart.x, plot, frame)]
    for value, look in ((chart.low, "edge"), (chart.middle, "middle"), (chart.high, "edge")):
        x = scale.at(value)
        parts.append(svg.rule((x, plot.top), (x, plot.bottom), look))
    low, high = scale.at(chart.low), scale.at(chart.high)
    parts.append(svg.rule((low, plot.bottom), (high, plot.bottom), "range"))
    return Drawing(fragment(labels, *parts), plot.bottom + foot(chart.x, frame))


def _histogram(chart: Strip, bins: Bins, scale: Scale, plot: Plot) -> Html:
    tallest = max((item.count for item in bins.items), default=0)
    parts = []
    for item in bins.items:
        if not item.count:
            continue
        tall = (plot.bottom - plot.top - 10) * item.count / tallest
        likely = chart.low <= (item.start + item.end) / 2 <= chart.high
        look = "fill s1" if likely else "fill s1 pale"
        x0, x1 = scale.at(item.start), scale.at(item.end)
        gap = 1 if x1 - x0 > 3 else 0  # noqa: PLR2004 - a gap would eat thinner bars
        parts.append(svg.box(x0, x1 - gap, plot.bottom - tall, tall, look))
    return fragment(*parts)


def _labels(chart: Strip, scale: Scale, frame: Frame) -> tuple[Html, float]:
    """Letter the three values in one tier, or in three where one is too narrow."""
    values = (chart.low, chart.middle, chart.high)
    amounts = [shortened(chart.x.write(value), frame.width) for value in values]
    wide = [max(text_width(a), text_width(n)) + 12 for a, n in zip(amounts, _NAMES, strict=True)]
    tiers = 1 if math.fsum(wide) <= frame.width else 3
    places = [scale.at(value) for value in values]
    wanted = tuple(Wanted(x, size) for x, size in zip(places, wide, strict=True))
    if tiers == 1:
        middles = apart(wanted, 0, frame.width)
    else:
        middles = tuple(apart((want,), 0, frame.width)[0] for want in wanted)
    tall = LEADING * 2 + 4
    head = tall * tiers + 10
    parts = []
    for index, (name, amount) in enumerate(zip(_NAMES, amounts, strict=True)):
        top = tall * (index if tiers > 1 else 0)
        parts.append(svg.text(middles[index], top + FIRST, name, "tick", "middle"))
        look = "strong" if name == "Middle" else "amount"
        parts.append(svg.text(middles[index], top + FIRST + LEADING, amount, look, "middle"))
        start = (middles[index], top + tall)
        parts.append(svg.rule(start, (places[index], head), "tie"))
    return fragment(*parts), head
