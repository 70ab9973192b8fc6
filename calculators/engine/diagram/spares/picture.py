"""The picture of spare units: a box for each, as full as it is loaded, crossed out when out."""

import math
from collections.abc import Iterator
from dataclasses import dataclass

from calculators.engine.chart.figure import Drawing, Frame
from calculators.engine.chart.rows import Row, laid_rows
from calculators.engine.chart.svg import path
from calculators.engine.chart.text_width import LEADING, shortened, wrapped
from calculators.engine.diagram.figure import finished
from calculators.engine.diagram.marks import boxed, crossed, pick
from calculators.engine.diagram.sheet import Sheet
from calculators.engine.diagram.spares.record import Scheme, Spares, Standing, outs, standing
from calculators.engine.diagram.tone import Tone

_TALL = 40.0
_WIDEST = 34.0
_LEAST = 7.0
_GAP = 5.0
_MOST_BOXES = 30
_BETWEEN = 22.0
"""Room between two paths."""
_RESULT = 0.23
"""The share of a wide picture that is kept for what comes of an outage."""


@dataclass(frozen=True)
class _Boxes:
    """A scheme on paper: where its boxes stand, how wide they are, and for how many units."""

    row: Row
    lefts: tuple[float, ...]
    wide: float
    each: int


def draw(record: Spares, frame: Frame, shown: int) -> Drawing:
    """Draw the schemes under each other, and a layer for each outage."""
    names = tuple(scheme.label for scheme in record.schemes)
    below = LEADING + 4 if frame.narrow else 0.0
    laid = laid_rows(names, frame, bar=_TALL, below=below)
    room = frame.width - laid.left - (0.0 if frame.narrow else frame.width * _RESULT)
    rows = [
        _boxes(scheme, row, laid.left, room)
        for scheme, row in zip(record.schemes, laid.rows, strict=True)
    ]
    sheet = Sheet(frame)
    for number, boxes in enumerate(rows):
        sheet.letter(0, boxes.row.name_at, boxes.row.name, "name")
        for index, left in enumerate(boxes.lefts):
            area = (left, boxes.row.top, left + boxes.wide, boxes.row.bottom)
            sheet.box(area, "diagram-cell")
            scene = _scene_of(record, number, range(index * boxes.each, (index + 1) * boxes.each))
            if scene is not None:
                sheet.add(pick(area, scene))
    sheet.bottom = max(sheet.bottom, laid.end)
    layers = [
        _layer(sheet, record, rows, outs(outage, len(rows))) for outage in record.outages
    ] or [_layer(sheet, record, rows, ((),) * len(rows))]
    return finished(sheet, layers, shown)


def _scene_of(record: Spares, scheme: int, units: range) -> int | None:
    """Return the first scene in which one of the units is out."""
    for index, outage in enumerate(record.outages):
        if set(units) & set(outs(outage, len(record.schemes))[scheme]):
            return index
    return None


def _boxes(scheme: Scheme, row: Row, left: float, room: float) -> _Boxes:
    """Lay the units out path by path, one box standing for several where there are too many."""
    paths = [units for units in scheme.paths if units > 0]
    between = _BETWEEN * (len(paths) - 1)
    most = max(min(int((room - between) / (_LEAST + 1)), _MOST_BOXES), len(paths), 1)
    each = max(1, math.ceil(scheme.units / most))
    counts = [math.ceil(units / each) for units in paths]
    step = max((room - between) / max(sum(counts), 1), 1.0)
    wide = min(_WIDEST, step - min(_GAP, step * 0.15))
    step = min(step, _WIDEST + _GAP)
    lefts, at = [], left
    for count in counts:
        lefts += [at + step * index for index in range(count)]
        at += step * count + _BETWEEN
    return _Boxes(row, tuple(lefts), wide, each)


def _layer(
    sheet: Sheet, record: Spares, rows: list[_Boxes], out: tuple[tuple[int, ...], ...]
) -> Sheet:
    layer = Sheet(sheet.frame, under=sheet)
    for scheme, boxes, gone in zip(record.schemes, rows, out, strict=True):
        stands = standing(record, scheme, gone)
        tone = Tone.LOSS if stands.short else Tone.MAIN
        fills = list(_fills(boxes, stands))
        if fills:
            layer.add(path(fills, tone.fill))
        crosses = [
            crossed((left + boxes.wide / 2, boxes.row.middle), min(boxes.wide / 2 - 1, 9.0))
            for index, left in enumerate(boxes.lefts)
            if _is_out(boxes, stands, index)
        ]
        if crosses:
            layer.add(path(crosses, "diagram-out"))
        _result(layer, record, boxes, stands)
    return layer


def _is_out(boxes: _Boxes, stands: Standing, index: int) -> bool:
    return any(index * boxes.each <= unit < (index + 1) * boxes.each for unit in stands.out)


def _fills(boxes: _Boxes, stands: Standing) -> Iterator[str]:
    """Return how full each box is, from the floor up."""
    tall = (_TALL - 4) * stands.fullness
    if boxes.wide <= 4 or tall <= 0:  # noqa: PLR2004 - two units of air on either side
        return
    low = boxes.row.bottom - 2
    for index, left in enumerate(boxes.lefts):
        if not _is_out(boxes, stands, index):
            yield boxed((left + 2, low - tall, left + boxes.wide - 2, low))


def _result(layer: Sheet, record: Spares, boxes: _Boxes, stands: Standing) -> None:
    """Letter what comes of it: behind the boxes, or under them in a narrow picture."""
    short = f"Short by {record.write(stands.short)}"
    words = short if stands.short else "Carries all"
    look = "name s2" if stands.short else "amount"
    if layer.frame.narrow:
        at = boxes.row.bottom + LEADING * 0.7
        layer.letter(0, at, shortened(words, layer.width), look)
        return
    x = max(boxes.lefts, default=0.0) + boxes.wide + 14
    lines = wrapped(words, layer.width - x, 2)
    layer.letter_around(x, boxes.row.middle, lines, look)
