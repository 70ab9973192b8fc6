"""This file is the tornado: which input moves the result most, one at a time."""

from dataclasses import dataclass

from calculators.engine.chart import ink
from calculators.engine.chart.figure import NO_VALUE, Drawing, Frame, Table, Words, figure
from calculators.engine.chart.lettering import FIRST, LEADING, shortened, text_width, widest
from calculators.engine.chart.phrase import inside
from calculators.engine.chart.rows import laid_rows, lettered
from calculators.engine.chart.scale import Scale, Write
from calculators.engine.chart.ticks import drawable

MOST_ROWS = 8
CAUTION = "One at a time; inputs may move together."
_BAR = 22.0
_GAP = 8.0


@dataclass(frozen=True)
class Swing:
    """One input moved to its low and its high end: the ends as written, the results they give."""

    label: str
    low: str
    high: str
    at_low: float | None
    at_high: float | None


@dataclass(frozen=True)
class Tornado:
    """How far each input alone moves the result from its base."""

    prefix: str
    label: str
    """What the result is, such as "Cost of the run"."""
    base: float
    swings: tuple[Swing, ...]
    write: Write
    finding: str = ""


@dataclass(frozen=True)
class _Row:
    """One bar: results from left to right, each with the input's value that gives it."""

    label: str
    left: float
    left_input: str
    left_is_low: bool
    right: float
    right_input: str
    length: float


def tornado(chart: Tornado) -> str:
    """Give the figure of a tornado."""
    found = _rows(chart) if drawable(chart.base) else []
    shown = found[:MOST_ROWS]
    told = _course(chart, shown)
    missing = [s.label for s in chart.swings if not (drawable(s.at_low) and drawable(s.at_high))]
    notes = [CAUTION]
    if len(found) > MOST_ROWS:
        notes.append(f"{len(found) - MOST_ROWS} more with smaller effect are in the table.")
    if shown and missing:
        notes.append(f"No value at one end for {', '.join(missing)}.")
    words = Words(
        chart.prefix,
        "tornado",
        chart.finding or told,
        f"What moves {inside(chart.label)} most",
        f"Tornado chart of {inside(chart.label)}, base {_cell(chart.base, chart.write)}. {told}",
        tuple(notes),
    )
    draw = (lambda frame: _draw(chart, shown, frame)) if shown else None
    return figure(words, draw, _table(chart, found))


def _rows(chart: Tornado) -> list[_Row]:
    """Give the bars, longest first; equal ones in the order given."""
    found = []
    for swing in chart.swings:
        if not drawable(swing.at_low) or not drawable(swing.at_high):
            continue
        results = (swing.at_low, swing.at_high)
        length = max(*results, chart.base) - min(*results, chart.base)
        low_first = results[0] <= results[1]
        ends = ((results[0], swing.low), (results[1], swing.high))
        (left, left_input), (right, right_input) = ends if low_first else ends[::-1]
        found.append(_Row(swing.label, left, left_input, low_first, right, right_input, length))
    return sorted(found, key=lambda row: -row.length)


def _course(chart: Tornado, shown: list[_Row]) -> str:
    if not shown:
        return f"{chart.label}: no input has been moved."
    top = shown[0]
    if top.length == 0:
        return f"No single input moves {inside(chart.label)} from {chart.write(chart.base)}."
    told = (
        f"{top.label} moves {inside(chart.label)} most: from {chart.write(top.left)} at {top.left_input}"
        f" to {chart.write(top.right)} at {top.right_input}."
    )
    return told + (f" {shown[-1].label} moves it least." if len(shown) > 1 else "")


def _table(chart: Tornado, found: list[_Row]) -> Table:
    """Give every input, longest bar first, those without a value last."""
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


def _draw(chart: Tornado, shown: list[_Row], frame: Frame) -> Drawing:
    """Draw the bars around the base; result beside each end, the input's value under it."""
    head = LEADING * 1.5
    layout = laid_rows(
        tuple(row.label for row in shown),
        frame,
        bar=_BAR,
        head=head,
        below=LEADING + 2 if frame.narrow else LEADING - 4,
    )
    room = (frame.width - layout.left) * 0.3
    lefts = [_end(chart, row.left, row.left_input, room) for row in shown]
    rights = [_end(chart, row.right, row.right_input, room) for row in shown]
    ends = [chart.base, *(end for row in shown for end in (row.left, row.right))]
    scale = Scale(
        min(ends),
        max(ends),
        layout.left + widest(tuple(line for lines in lefts for line in lines)) + _GAP,
        frame.width - widest(tuple(line for lines in rights for line in lines)) - _GAP,
    )
    base = scale.at(chart.base)
    parts = []
    for drawn, row, left, right in zip(shown, layout.rows, lefts, rights, strict=True):
        x0, x1 = scale.at(drawn.left), scale.at(drawn.right)
        looks = ("low", "high") if drawn.left_is_low else ("high", "low")
        parts.append(lettered(row))
        # The longer piece first, so that two ends on the same side of the base both show.
        pieces = sorted(zip((x0, x1), looks, strict=True), key=lambda end: -abs(end[0] - base))
        parts += [ink.box(base, x, row.top, _BAR, f"fill cc-{look}") for x, look in pieces]
        for x, lines, side in ((min(x0, base), left, -1), (max(x1, base), right, 1)):
            anchor: ink.Anchor = "end" if side < 0 else "start"
            at = x + side * _GAP
            parts.append(ink.text(at, row.middle - 2, lines[0], "amount", anchor))
            parts.append(ink.text(at, row.middle - 2 + LEADING * 0.9, lines[1], "tick", anchor))
    words = shortened(f"Base {chart.write(chart.base)}", frame.width)
    half = text_width(words) / 2
    middle = min(max(base, half), frame.width - half)
    parts.append(ink.text(middle, FIRST, words, "strong", "middle"))
    parts.append(ink.rule((base, head - 6), (base, layout.rows[-1].bottom + 2), "base"))
    return Drawing("".join(parts), layout.end + LEADING / 2)


def _end(chart: Tornado, result: float, given: str, room: float) -> tuple[str, str]:
    return shortened(chart.write(result), room), shortened(f"at {given}", room)
