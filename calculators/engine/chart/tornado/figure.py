"""The tornado: which input moves the result most, one at a time."""

from itertools import chain

from calculators.engine.chart import svg
from calculators.engine.chart.figure import NO_VALUE, Drawing, Frame, Table, Words, figure
from calculators.engine.chart.rows import laid_rows, lettered, zero_line
from calculators.engine.chart.scale import Scale, Write
from calculators.engine.chart.text_width import FIRST, LEADING, shortened, text_width, widest
from calculators.engine.chart.ticks import drawable
from calculators.engine.chart.tornado.labels import end_labels
from calculators.engine.chart.tornado.record import Row, Tornado, bars
from calculators.engine.html import Html, fragment
from calculators.engine.numbers.phrase import mid_sentence

MOST_ROWS = 8
CAUTION = "One at a time; inputs may move together."
_BAR = 22.0
_GAP = 8.0


def tornado(chart: Tornado) -> Html:
    """Return the figure of a tornado."""
    found = bars(chart)
    shown = found[:MOST_ROWS]
    told = _course(chart, shown, all_shown=len(found) == len(shown))
    missing = [s.label for s in chart.swings if not (drawable(s.at_low) and drawable(s.at_high))]
    notes = [CAUTION]
    if len(found) > MOST_ROWS:
        more = len(found) - MOST_ROWS
        notes.append(
            f"{more} more with smaller effects are in the table."
            if more > 1
            else "One more, with a smaller effect, is in the table."
        )
    if shown and missing:
        notes.append(f"No value at one end for {', '.join(missing)}.")
    words = Words(
        chart.prefix,
        "tornado",
        chart.finding or told,
        f"What moves {mid_sentence(chart.label)} most",
        f"Tornado chart of {mid_sentence(chart.label)}, base {_cell(chart.base, chart.write)}. {told}",
        tuple(notes),
    )
    draw = (lambda frame: _draw(chart, shown, frame)) if shown else None
    return figure(words, draw, _table(chart, found))


def _course(chart: Tornado, shown: list[Row], *, all_shown: bool) -> str:
    if not shown:
        return f"{chart.label}: no input has been moved."
    top = shown[0]
    if top.length == 0:
        return f"No single input moves {mid_sentence(chart.label)} from {chart.write(chart.base)}."
    told = (
        f"{top.label} moves {mid_sentence(chart.label)} most: from {chart.write(top.left)} at {top.inputs[0]}"
        f" to {chart.write(top.right)} at {top.inputs[1]}."
    )
    return told + (f" {shown[-1].label} moves it least." if all_shown and len(shown) > 1 else "")


def _table(chart: Tornado, found: list[Row]) -> Table:
    """Return every input, longest bar first, those without a value last."""
    order = {row.label: index for index, row in enumerate(found)}
    swings = sorted(chart.swings, key=lambda swing: order.get(swing.label, len(order)))
    columns = ("Input", "Low input", "Result at low", "High input", "Result at high")
    rows = tuple(
        (s.label, s.low, _cell(s.at_low, chart.write), s.high, _cell(s.at_high, chart.write))
        for s in swings
    )
    base = _cell(chart.base, chart.write)
    return Table(f"{chart.label}, base {base}. {CAUTION}", columns, rows)


def _cell(value: float | None, write: Write) -> str:
    return write(value) if drawable(value) else NO_VALUE


def _draw(chart: Tornado, shown: list[Row], frame: Frame) -> Drawing:
    """Draw the bars around the base; result beside each end, the input's value under it."""
    head = LEADING * 1.5
    lettering = end_labels(chart, shown, frame)
    layout = laid_rows(
        lettering.names,
        frame,
        bar=_BAR,
        head=head,
        below=LEADING + 2 if frame.narrow else LEADING - 4,
    )
    ends = [chart.base, *(end for row in shown for end in (row.left, row.right))]
    scale = Scale(
        min(ends),
        max(ends),
        layout.left + widest(tuple(chain(*lettering.lefts))) + _GAP,
        frame.width - widest(tuple(chain(*lettering.rights))) - _GAP,
    )
    base = scale.at(chart.base)
    parts = []
    for drawn, row, left, right in zip(
        shown, layout.rows, lettering.lefts, lettering.rights, strict=True
    ):
        x0, x1 = scale.at(drawn.left), scale.at(drawn.right)
        looks = ("low", "high") if drawn.low_first else ("high", "low")
        parts.append(lettered(row))
        # The longer piece first, so that two ends on the same side of the base both show.
        pieces = sorted(zip((x0, x1), looks, strict=True), key=lambda end: -abs(end[0] - base))
        parts += [svg.box(base, x, row.top, _BAR, f"fill cc-{look}") for x, look in pieces]
        for x, lines, side in ((min(x0, base), left, -1), (max(x1, base), right, 1)):
            anchor: svg.Anchor = "end" if side < 0 else "start"
            at = x + side * _GAP
            parts.append(svg.text(at, row.middle - 2, lines[0], "amount", anchor))
            parts.append(svg.text(at, row.middle - 2 + LEADING * 0.9, lines[1], "tick", anchor))
    words = shortened(f"Base {chart.write(chart.base)}", frame.width)
    half = text_width(words) / 2
    middle = min(max(base, half), frame.width - half)
    parts.append(svg.text(middle, FIRST, words, "strong", "middle"))
    if not frame.narrow:
        parts.append(svg.rule((base, head - 6), (base, layout.rows[0].top), "base"))
    parts.append(zero_line(layout.rows, base, frame))
    return Drawing(fragment(*parts), layout.end + LEADING / 2)
