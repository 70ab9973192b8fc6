"""The picture of a tree by its levels: rows of boxes, links, and the width links have together."""

import math
from dataclasses import dataclass
from itertools import pairwise

from calculators.engine.chart import svg
from calculators.engine.chart.figure import Drawing, Frame
from calculators.engine.chart.text_width import ELLIPSIS, LEADING, wrapped
from calculators.engine.diagram.amounts import size
from calculators.engine.diagram.figure import finished
from calculators.engine.diagram.sheet import Sheet
from calculators.engine.diagram.tiers.record import Tier, Tiers
from calculators.engine.diagram.tone import Tone

_BOX = 20.0
_SLOT = 30.0
"""The least room of a box and the gap beside it; with less, boxes are left out."""
_MOST_BOXES = 9
_MOST_UNDER = 3
"""So many are drawn under each box of the next level, where each hangs on one of them."""
_LEAST_WIDTH = 30.0
_GAP = 10.0
_LEAST_PITCH = 84.0


@dataclass(frozen=True)
class _Row:
    """A level on paper: the middles of its boxes, where dots stand for others, and its place."""

    places: tuple[float, ...]
    dots: float | None
    y: float
    middle: float
    width: float
    half: float
    """Half the width of a box."""


def draw(record: Tiers, frame: Frame) -> Drawing:
    """Draw the levels from top to bottom, named beside them with their links."""
    column = frame.width * (0.34 if frame.narrow else 0.27)
    names = [
        wrapped(f"{record.write(size(tier.count))} {tier.label}", column, 3)
        for tier in record.tiers
    ]
    links = [
        wrapped(f"{record.write(size(tier.links))} {record.link}", column, 2)
        if size(tier.links)
        else ()
        for tier in record.tiers[:-1]
    ]
    tallest = max(map(len, names))
    pitch = max(_LEAST_PITCH, LEADING * (tallest + max(map(len, links), default=0)) + _GAP)
    rows = _rows(record.tiers, (column + _GAP, frame.width - 2), pitch, LEADING * tallest / 2)
    sheet = Sheet(frame)
    for tier, (row, upper) in zip(record.tiers, pairwise(rows), strict=False):
        _links(sheet, row, upper, each_has_one=_hangs(tier))
    for index, (row, name) in enumerate(zip(rows, names, strict=True)):
        _boxes(sheet, row, Tone.SOFT if index == 0 and len(rows) > 1 else Tone.MAIN)
        sheet.letter_around(0, row.y, name, "diagram-strong")
    for (row, upper), words in zip(pairwise(rows), links, strict=True):
        sheet.letter_around(0, (row.y + upper.y) / 2, words, "tick")
    return finished(sheet)


def _hangs(tier: Tier) -> bool:
    """Whether each of a level hangs on one of the next, by a single link."""
    return size(tier.links) <= size(tier.count)


def _rows(
    levels: tuple[Tier, ...], between: tuple[float, float], pitch: float, over: float
) -> list[_Row]:
    """Return the levels on paper, the bottom first; a row is as wide as the links that reach it."""
    left, right = between
    middle, full = (left + right) / 2, right - left
    most = max((size(tier.links) for tier in levels[:-1]), default=0.0)
    top = max(over, _BOX / 2) + 2
    rows: list[_Row] = []
    for index in reversed(range(len(levels))):
        under = size(levels[index - 1].links) if index else most
        width = max(full * (under / most if most and under else 1.0), _LEAST_WIDTH)
        y = top + pitch * (len(levels) - 1 - index)
        tier = levels[index]
        if rows and index == 0 and _hangs(tier) and size(tier.count) >= size(levels[1].count):
            rows.append(_hung(rows[-1], size(tier.count) / size(levels[1].count), y))
        else:
            rows.append(_spread(size(tier.count), middle, width, y))
    return rows[::-1]


def _spread(count: float, middle: float, width: float, y: float) -> _Row:
    """Return a row of boxes side by side, with dots for those left out."""
    slots = max(1, min(_MOST_BOXES, int(width / _SLOT)))
    drawn = int(min(count, slots))
    step = width / drawn
    places = [middle - width / 2 + step * (slot + 0.5) for slot in range(drawn)]
    half = min(step * 0.36, 15.0)
    if count <= slots or drawn < 3:  # noqa: PLR2004 - first, dots and last
        return _Row(tuple(places), None, y, middle, width, half)
    return _Row((*places[:-2], places[-1]), places[-2], y, middle, width, half)


def _hung(upper: _Row, each: float, y: float) -> _Row:
    """Return a row of which a few hang under every box of the row above."""
    step = upper.width / (len(upper.places) + (upper.dots is not None))
    under = max(1, min(_MOST_UNDER, math.ceil(each), int(step / 13)))
    gap = step / (under + (0.6 if under > 1 else 0.0))
    places = tuple(
        place + gap * (index - (under - 1) / 2) for place in upper.places for index in range(under)
    )
    return _Row(places, upper.dots, y, upper.middle, upper.width, min(gap * 0.36, _BOX / 2))


def _links(sheet: Sheet, row: _Row, upper: _Row, *, each_has_one: bool) -> None:
    """Draw the links between two rows, and behind them the width they have together."""
    top, bottom = upper.y + _BOX / 2, row.y - _BOX / 2
    half = upper.width / 2
    sheet.box((row.middle - half, top, row.middle + half, bottom), Tone.MAIN.pale)
    if each_has_one:
        share = len(upper.places) / len(row.places)
        pairs = [(low, upper.places[int(at * share)]) for at, low in enumerate(row.places)]
    else:
        pairs = [(low, high) for low in row.places for high in upper.places]
    trails = [svg.trail(((low, bottom), (high, top))) for low, high in pairs]
    sheet.add(svg.path(trails, "diagram-link"))


def _boxes(sheet: Sheet, row: _Row, tone: Tone) -> None:
    for x in row.places:
        sheet.box((x - row.half, row.y - _BOX / 2, x + row.half, row.y + _BOX / 2), tone.fill)
    if row.dots is not None:
        sheet.letter(row.dots, row.y, ELLIPSIS, "diagram-strong", "middle")
