"""The picture of a ladder: columns on a floor, or bars under their names in a narrow picture."""

from dataclasses import dataclass

from calculators.engine.chart import svg
from calculators.engine.chart.figure import Drawing, Frame
from calculators.engine.chart.rows import laid_rows
from calculators.engine.chart.scale import Write
from calculators.engine.chart.text_width import (
    FIRST,
    LEADING,
    shortened,
    text_width,
    widest,
    wrapped,
)
from calculators.engine.diagram.amounts import size
from calculators.engine.diagram.figure import finished
from calculators.engine.diagram.ladder.record import Ladder
from calculators.engine.diagram.sheet import Sheet, first_line

_HIGH = 190.0
_BAR = 22.0
_THIN = 1.5
_GAP = 10.0


def draw(part: Ladder, frame: Frame) -> Drawing:
    """Draw the levels to scale, with the limit across them."""
    return _down(part, frame) if frame.narrow else _across(part, frame)


def _most(part: Ladder) -> float:
    values = [size(rung.value) for rung in part.rungs]
    return max([*values, part.limit.value] if part.limit else values)


def _across(part: Ladder, frame: Frame) -> Drawing:
    """Draw the levels as columns, their values over them and their names under them."""
    sheet = Sheet(frame)
    limit = _lines(part, frame.width * 0.24)
    width = frame.width - (widest(limit) + _GAP if limit else 0.0)
    step = width / len(part.rungs)
    floor = _HIGH + LEADING + 4
    most = _most(part)
    line = floor - _HIGH * part.limit.value / most if part.limit else floor
    if limit:
        sheet.add(svg.rule((0, line), (width, line), "marker"))
    before: svg.Point | None = None
    amounts = []
    for index, rung in enumerate(part.rungs):
        left, tall = step * index, max(_HIGH * size(rung.value) / most, _THIN)
        right, top = left + min(step - 2 * _GAP, 110.0), floor - tall
        if before and before[1] > top:
            sheet.add(svg.rule(before, (left, before[1]), "joint"))
        sheet.box((left, top, right, floor), rung.tone.fill)
        if top < line < floor:
            sheet.add(svg.rule((left, line), (right, line), "diagram-over"))
        before = (right, top)
        room = step - _GAP
        amounts.append(_Amount(size(rung.value), left, top - LEADING * 0.55, room))
        name = wrapped(rung.label, room, 3)
        sheet.letter(left, floor + LEADING * 0.8, name, "diagram-strong")
        note = wrapped(rung.note, room, 3) if rung.note else ()
        sheet.letter(left, floor + LEADING * (len(name) + 0.8), note, "tick")
    sheet.add(svg.rule((0, floor), (width, floor), "base"), floor)
    first = first_line(line, len(limit))
    first = min(max(first, FIRST), floor - LEADING * (len(limit) - 0.5))
    sheet.letter(width + _GAP, first, limit, "tick")
    return _written(sheet, part, amounts)


def _lines(part: Ladder, room: float) -> tuple[str, ...]:
    """Return the words beside the limit's line."""
    if not part.limit:
        return ()
    return (*wrapped(part.limit.label, room, 3), shortened(part.write(part.limit.value), room))


def _down(part: Ladder, frame: Frame) -> Drawing:
    """Draw the levels as bars under their names, for a narrow picture."""
    names = tuple(rung.label for rung in part.rungs)
    noted = any(rung.note for rung in part.rungs)
    laid = laid_rows(names, frame, bar=_BAR, below=LEADING + 4 if noted else 0.0)
    most = _most(part)
    longest = widest(tuple(write(size(r.value)) for r in part.rungs for write in _writers(part)))
    amount_room = min(longest, frame.width * 0.4)
    room = frame.width - amount_room - _GAP
    amounts = []
    sheet = Sheet(frame)
    bottom = laid.end
    if part.limit:
        x = room * part.limit.value / most
        sheet.add(svg.rule((x, 2), (x, bottom + 2), "marker"), bottom)
    for rung, row in zip(part.rungs, laid.rows, strict=True):
        wide = max(room * size(rung.value) / most, _THIN)
        sheet.letter(0, row.name_at, row.name, "strong")
        sheet.box((0, row.top, wide, row.bottom), rung.tone.fill)
        amounts.append(_Amount(size(rung.value), wide + _GAP * 0.7, row.middle, amount_room))
        note = shortened(rung.note, frame.width) if rung.note else ()
        sheet.letter(0, row.bottom + LEADING * 0.7, note, "diagram-note")
    if part.limit:
        words = shortened(f"{part.limit.label}: {part.write(part.limit.value)}", frame.width)
        half = text_width(words) / 2
        middle = min(max(x, half), frame.width - half)
        sheet.letter(middle, bottom + LEADING * 0.7, words, "tick", "middle")
    return _written(sheet, part, amounts)


@dataclass(frozen=True)
class _Amount:
    """A value and where it is written."""

    value: float
    x: float
    y: float
    room: float


def _writers(part: Ladder) -> list[Write]:
    return [reading.write for reading in part.readings] or [part.write]


def _written(sheet: Sheet, part: Ladder, amounts: list[_Amount]) -> Drawing:
    """Write the values, on a layer for each reading where there are several."""
    layers = [Sheet(sheet.frame, under=sheet) for _ in part.readings] or [sheet]
    for layer, write in zip(layers, _writers(part), strict=True):
        for amount in amounts:
            words = shortened(write(amount.value), amount.room)
            layer.letter(amount.x, amount.y, words, "strong")
    return finished(sheet, layers if part.readings else ())
