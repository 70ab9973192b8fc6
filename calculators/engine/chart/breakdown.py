"""The breakdown: what a total is made of, as one bar and the list that explains it.

The list is the accessible form, the bar a picture of it. What is taken off (a part below zero)
is drawn under the bar, from its end backwards, and shares are of the total before it.
"""

import math
from dataclasses import dataclass

from calculators.engine.chart import svg
from calculators.engine.chart.figure import (
    NARROW,
    WIDE,
    Frame,
    Table,
    Words,
    cell,
    data_table,
    framed,
    note,
    plot,
)
from calculators.engine.chart.scale import Write
from calculators.engine.chart.shares import whole_percents, written_share
from calculators.engine.chart.text_width import text_width
from calculators.engine.chart.ticks import clamped, drawable
from calculators.engine.html import GAP, Html, fragment, pattern, tag
from calculators.engine.numbers.phrase import named

MOST_PARTS = 6
_FEWEST = 2
"""A whole of one part is that part: a picture of it says nothing."""
OTHER = "Other"
_BAR = 28.0
_CUT = 14.0
_GAP = 2.0
_MANY_TIMES = 10
"""More times the gross than this is no longer read as a percentage."""

_CELLS = (
    tag("span", GAP, class_="cc-chart-part"),
    " ",
    tag("span", GAP, class_="cc-chart-sum"),
    " ",
    tag("span", GAP, class_="cc-chart-share"),
)
_row = pattern(tag("li", tag("span", class_=GAP), *_CELLS))
_last_row = pattern(tag("li", *_CELLS, class_="cc-chart-total"))


@dataclass(frozen=True)
class BreakdownPart:
    """One part of the total; below zero it is taken off."""

    label: str
    amount: float | None


@dataclass(frozen=True)
class Breakdown:
    """Parts of a total, in the order given."""

    prefix: str
    label: str
    parts: tuple[BreakdownPart, ...]
    write: Write
    total: str = "Total"
    finding: str = ""


@dataclass(frozen=True)
class _Piece:
    """A part as shown: its color number, and its share as written."""

    label: str
    amount: float
    look: int
    share: str


def breakdown(chart: Breakdown) -> Html:
    """Return the figure of a breakdown; nothing for a whole that has not two parts."""
    known = [(p.label, clamped(p.amount)) for p in chart.parts if drawable(p.amount)]
    if len([amount for _, amount in known if amount]) < _FEWEST:
        return fragment()
    missing = [part.label for part in chart.parts if not drawable(part.amount)]
    pieces = _pieces(_joined(known))
    gross = math.fsum(piece.amount for piece in pieces if piece.amount > 0)
    words = Words(chart.prefix, "breakdown", chart.finding or _finding(chart, pieces), "", "")
    notes = []
    if gross and any(piece.amount < 0 for piece in pieces):
        notes.append(f"Shares are of {chart.write(gross)}, before what is taken off.")
    if missing:
        notes.append(f"No value for {', '.join(missing)}; left out of the total.")
    return framed(
        words,
        plot(*(_bar(pieces, frame) for frame in (WIDE, NARROW))),
        _list(chart, pieces),
        *map(note, notes),
        _table(chart) if len(known) > MOST_PARTS else None,
    )


def _joined(known: list[tuple[str, float]]) -> list[tuple[str, float]]:
    """Keep the largest parts in their order, and join the rest into one when there are too many."""
    if len(known) <= MOST_PARTS:
        return known
    order = sorted(range(len(known)), key=lambda index: -abs(known[index][1]))
    largest = sorted(order[: MOST_PARTS - 1])
    rest = math.fsum(known[index][1] for index in order[MOST_PARTS - 1 :])
    return [*(known[index] for index in largest), (OTHER, rest)]


def _pieces(parts: list[tuple[str, float]]) -> list[_Piece]:
    gross = math.fsum(amount for _, amount in parts if amount > 0)
    percents = whole_percents(tuple(max(amount, 0.0) for _, amount in parts))
    pieces = []
    for number, ((label, amount), percent) in enumerate(zip(parts, percents, strict=True), 1):
        share = written_share(percent, amount, gross) if gross else ""
        if amount < 0 and gross:
            share = f"\u2212{-amount / gross:.0%}" if -amount < _MANY_TIMES * gross else ""
        pieces.append(_Piece(label, amount, number, share))
    return pieces


def _finding(chart: Breakdown, pieces: list[_Piece]) -> str:
    total = chart.write(math.fsum(piece.amount for piece in pieces))
    largest = max(pieces, key=lambda piece: piece.amount)
    if largest.amount <= 0:
        return f"{chart.label}: {total}."
    gross = math.fsum(piece.amount for piece in pieces if piece.amount > 0)
    off = -math.fsum(piece.amount for piece in pieces if piece.amount < 0)
    if off:
        return f"{chart.label}: {chart.write(gross)} less {chart.write(off)} makes {total}."
    return (
        f"The largest part of {named(chart.label)}, {total}, is {named(largest.label)}:"
        f" {largest.share}."
    )


def _bar(pieces: list[_Piece], frame: Frame) -> Html:
    """Draw what is added in one row, and what is taken off under it, from the end backwards."""
    added = [piece for piece in pieces if piece.amount > 0]
    taken = [piece for piece in pieces if piece.amount < 0]
    gross, off = math.fsum(p.amount for p in added), -math.fsum(p.amount for p in taken)
    scale = frame.width / max(gross, off)
    parts, at = [], 0.0
    for piece in added:
        end = at + piece.amount * scale
        parts.append(_segment(piece, at, end, 0.0, _BAR))
        at = end
    at = max(gross, off) * scale
    for piece in taken:
        end = at + piece.amount * scale
        parts.append(_segment(piece, end, at, _BAR + _GAP, _CUT))
        at = end
    height = _BAR + (_GAP + _CUT if taken else 0)
    return tag(
        "svg",
        *parts,
        class_=svg.classes(frame.name),
        viewBox=f"0 0 {frame.width:.0f} {height:.0f}",
        aria_hidden="true",
    )


def _segment(piece: _Piece, start: float, end: float, top: float, height: float) -> Html:
    """Draw one part, a hair apart from the next, with its share inside where there is room."""
    gap = _GAP if end - start > 2 * _GAP else 0
    taken = " taken" if piece.amount < 0 else ""
    drawn = svg.box(start, end - gap, top, height, f"fill s{piece.look}{taken}")
    if height == _BAR and end - start > text_width(piece.share) + 6 * _GAP:
        look = "amount" if piece.look == MOST_PARTS else "inside"
        middle = (start + end - gap) / 2
        return fragment(drawn, svg.text(middle, top + height / 2, piece.share, look, "middle"))
    return drawn


def _list(chart: Breakdown, pieces: list[_Piece]) -> Html:
    total = math.fsum(piece.amount for piece in pieces)
    gross = math.fsum(piece.amount for piece in pieces if piece.amount > 0)
    share = f"{total / gross:.0%}" if gross and total >= 0 else ""
    rows = (
        _row(_swatch(piece), piece.label, chart.write(piece.amount), piece.share)
        for piece in pieces
    )
    last = _last_row(chart.total, chart.write(total), share)
    return tag("ul", *rows, last, class_="cc-chart-parts")


def _swatch(piece: _Piece) -> str:
    return svg.classes(f"swatch s{piece.look}{' taken' if piece.amount < 0 else ''}")


def _table(chart: Breakdown) -> Html:
    """Return every part, those joined in the list too."""
    rows = tuple((part.label, cell(part.amount, chart.write)) for part in chart.parts)
    return data_table(chart.prefix, Table(chart.label, ("Part", "Amount"), rows))
