"""The tornado: which input moves the result most, one at a time."""

from collections.abc import Iterator
from itertools import chain

from calculators.engine.chart import svg
from calculators.engine.chart.figure import Drawing, Frame, Table, Words, cell, figure
from calculators.engine.chart.rows import Row, laid_rows, lettered, zero_line
from calculators.engine.chart.scale import Scale
from calculators.engine.chart.text_width import FIRST, LEADING, shortened, text_width, widest
from calculators.engine.chart.ticks import drawable
from calculators.engine.chart.tornado.labels import EndLabel, end_labels
from calculators.engine.chart.tornado.record import Tornado, TornadoBar, tornado_bars
from calculators.engine.html import Html, fragment
from calculators.engine.numbers.phrase import counted, listed, named

MOST_ROWS = 8
CAUTION = "One at a time; inputs may move together."
_BAR = 22.0
_GAP = 8.0
_KEY = 12.0
_FEW = 2
_CLEARLY = 0.9
"""The least of a few, or nearly a tie, is not worth a sentence."""


def tornado(chart: Tornado) -> Html:
    """Return the figure of a tornado."""
    every = tornado_bars(chart)
    shown = every[:MOST_ROWS]
    summary = _summary(chart, shown, all_shown=len(every) == len(shown))
    label, base = named(chart.label), cell(chart.base, chart.write)
    words = Words(
        chart.prefix,
        "tornado",
        chart.finding or summary,
        f"What matters most for {label}",
        f"Tornado chart of {label}, base {base}. {summary}",
        tuple(_notes(chart, len(every))),
    )
    draw = (lambda frame: _draw(chart, shown, frame)) if shown else None
    return figure(words, draw, _table(chart, every))


def _notes(chart: Tornado, count: int) -> Iterator[str]:
    """Say what the picture leaves open: what may move together, and what it has no room for."""
    yield CAUTION
    more = count - MOST_ROWS
    if more == 1:
        yield "One more, with a smaller effect, is in the table."
    elif more > 1:
        yield f"{more} more with smaller effects are in the table."
    missing = [s.label for s in chart.swings if not (drawable(s.at_low) and drawable(s.at_high))]
    if count and missing:
        yield f"No value at one end for {', '.join(missing)}."


def _summary(chart: Tornado, shown: list[TornadoBar], *, all_shown: bool) -> str:
    if not shown:
        return f"{chart.label}: no input has been moved."
    top, label = shown[0], named(chart.label)
    if top.length == 0:
        return f"No single input moves {label} from {chart.write(chart.base)}."
    most = (
        f"Nothing moves {label} more than {counted(top.label)}: {chart.write(top.left)} at"
        f" {top.inputs[0]}, {chart.write(top.right)} at {top.inputs[1]}."
    )
    if all_shown and len(shown) > _FEW and shown[-1].length < _CLEARLY * shown[-2].length:
        most += f" Nothing moves it less than {counted(shown[-1].label)}."
    return most + _stepped(chart)


def _stepped(chart: Tornado) -> str:
    """Say which inputs act in steps: a small change of them may do nothing, or much."""
    if not chart.in_steps:
        return ""
    names = listed([counted(label) for label in chart.in_steps])
    return f" Not evenly but in jumps: {names}."


def _table(chart: Tornado, every: list[TornadoBar]) -> Table:
    """Return every input, longest bar first, those without a value last."""
    order = {bar.label: index for index, bar in enumerate(every)}
    swings = sorted(chart.swings, key=lambda swing: order.get(swing.label, len(order)))
    columns = ("Input", "Low input", "Result at low", "High input", "Result at high")
    rows = tuple(
        (s.label, s.low, cell(s.at_low, chart.write), s.high, cell(s.at_high, chart.write))
        for s in swings
    )
    base = cell(chart.base, chart.write)
    return Table(f"{chart.label}, base {base}. {CAUTION}", columns, rows)


def _draw(chart: Tornado, shown: list[TornadoBar], frame: Frame) -> Drawing:
    """Draw the bars around the base; result beside each end, the input's value under it."""
    head = LEADING * 2.7
    lettering = end_labels(chart, shown, frame)
    below = LEADING + 2 if frame.narrow else LEADING - 4
    layout = laid_rows(lettering.names, frame, bar=_BAR, head=head, below=below)
    ends = [chart.base, *(end for bar in shown for end in (bar.left, bar.right))]
    scale = Scale(
        min(ends),
        max(ends),
        layout.left + widest(tuple(chain(*lettering.lefts))) + _GAP,
        frame.width - widest(tuple(chain(*lettering.rights))) - _GAP,
    )
    base = scale.at(chart.base)
    parts = []
    labels = zip(lettering.lefts, lettering.rights, strict=True)
    for bar, row, sides in zip(shown, layout.rows, labels, strict=True):
        parts += [lettered(row), *_bar(bar, row, scale, base), *_ends(bar, row, scale, base, sides)]
    words = shortened(f"Base {chart.write(chart.base)}", frame.width)
    half = text_width(words) / 2
    middle = min(max(base, half), frame.width - half)
    parts.append(svg.text(middle, FIRST + LEADING * 1.2, words, "strong", "middle"))
    parts += _key(frame)
    if not frame.narrow:
        parts.append(svg.rule((base, head - 6), (base, layout.rows[0].top), "base"))
    parts.append(zero_line(layout.rows, base, frame))
    return Drawing(fragment(*parts), layout.end + LEADING / 2)


def _key(frame: Frame) -> Iterator[Html]:
    """Say what the two shades of a bar are."""
    x = 0.0
    short = frame.narrow
    for look, words in (("low", "input low"), ("high", "input high")):
        said = words if short else f"the {words.replace(' ', ' at its ')} end"
        yield svg.box(x, x + _KEY, FIRST - _KEY / 2, _KEY, f"fill {look}")
        yield svg.text(x + _KEY + _GAP, FIRST, said, "tick")
        x += _KEY + 3 * _GAP + text_width(said)


def _bar(bar: TornadoBar, row: Row, scale: Scale, base: float) -> Iterator[Html]:
    """Draw both pieces, the longer first, so that two on the same side of the base both show."""
    looks = ("low", "high") if bar.low_first else ("high", "low")
    ends = zip((scale.at(bar.left), scale.at(bar.right)), looks, strict=True)
    for x, look in sorted(ends, key=lambda end: -abs(end[0] - base)):
        yield svg.box(base, x, row.top, _BAR, f"fill {look}")


def _ends(
    bar: TornadoBar, row: Row, scale: Scale, base: float, labels: tuple[EndLabel, EndLabel]
) -> Iterator[Html]:
    """Letter the result and the input's value at either end."""
    anchors: tuple[svg.Anchor, svg.Anchor] = ("end", "start")
    places = min(scale.at(bar.left), base) - _GAP, max(scale.at(bar.right), base) + _GAP
    for x, anchor, (result, value) in zip(places, anchors, labels, strict=True):
        yield svg.text(x, row.middle - 2, result, "amount", anchor)
        yield svg.text(x, row.middle - 2 + LEADING * 0.9, value, "tick", anchor)
