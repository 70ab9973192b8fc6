"""The shapes: things side by side on one floor, all to the same scale."""

import math
from dataclasses import dataclass, replace

from calculators.engine.chart import svg
from calculators.engine.chart.figure import Drawing, Frame, Table, Words, cell
from calculators.engine.chart.scale import Write
from calculators.engine.chart.text_width import LEADING, text_width, widest, wrapped
from calculators.engine.diagram.amounts import missing, not_drawn, size, thinned
from calculators.engine.diagram.figure import diagram, finished
from calculators.engine.diagram.marks import head
from calculators.engine.diagram.sheet import Sheet
from calculators.engine.diagram.tone import Tone
from calculators.engine.html import Html

MOST_SHAPES = 6
_HIGH = 190.0
_GAP = 18.0
_THIN = 2.0
_SMALL = 9.0
"""A thing smaller than this is pointed at."""
_LINES = 3


@dataclass(frozen=True)
class Shape:
    """One thing: its width and height in the same measure, and what is said of it."""

    label: str
    width: float | None
    height: float | None
    note: str = ""
    tone: Tone = Tone.MAIN
    is_round: bool = False
    """Whether it is a circle, as wide as given."""


@dataclass(frozen=True)
class Shapes:
    """Things to one scale, in the order given."""

    prefix: str
    label: str
    shapes: tuple[Shape, ...]
    write: Write
    """How a length is written."""
    finding: str = ""


def shapes(record: Shapes) -> Html:
    """Return the figure of things to one scale."""
    known = [shape for shape in record.shapes if size(shape.width) and size(_height(shape))]
    part = replace(record, shapes=thinned(known, MOST_SHAPES))
    told = " ".join(f"{shape.label}: {_sized(shape, record.write)}." for shape in part.shapes)
    words = Words(
        record.prefix,
        "shapes",
        record.finding or f"{record.label}. {told}".strip(),
        record.label,
        f"Shapes to one scale. {told}".strip(),
        (
            *missing(
                pair
                for shape in record.shapes
                for pair in ((shape.label, shape.width), (shape.label, _height(shape)))
                if size(pair[1]) == 0
            ),
            *not_drawn(len(known) - len(part.shapes), "more"),
        ),
    )
    rows = tuple(
        (s.label, cell(s.width, record.write), cell(_height(s), record.write), s.note)
        for s in record.shapes
    )
    table = Table(record.label, ("What", "Width", "Height", "Remark"), rows)
    return diagram(words, (lambda frame: _draw(part, frame)) if known else None, table)


def _height(shape: Shape) -> float | None:
    return shape.width if shape.is_round else shape.height


def _sized(shape: Shape, write: Write) -> str:
    wide = write(size(shape.width))
    told = f"{wide} across" if shape.is_round else f"{wide} by {write(size(shape.height))}"
    return f"{told}, {shape.note}" if shape.note else told


def _draw(part: Shapes, frame: Frame) -> Drawing:
    """Draw the shapes on the floor, their names under them."""
    count = len(part.shapes)
    room = (frame.width - _GAP * (count - 1)) / count
    needs = [min(max(_need(shape), 40.0), room) for shape in part.shapes]
    scale = _scale(part, needs, frame.width)
    columns = [
        max(need, size(shape.width) * scale) for need, shape in zip(needs, part.shapes, strict=True)
    ]
    spare = (frame.width - sum(columns) - _GAP * (count - 1)) / count
    sheet = Sheet(frame)
    floor = max(max(size(_height(shape)) * scale for shape in part.shapes) + 4, 50.0)
    at = 0.0
    for shape, column in zip(part.shapes, columns, strict=True):
        wide = max(size(shape.width) * scale, _THIN)
        tall = max(size(_height(shape)) * scale, _THIN)
        if shape.is_round:
            middle = (at + max(wide / 2, 1.0), floor - tall / 2)
            sheet.add(svg.dot(middle, wide / 2, shape.tone.fill), floor)
        else:
            sheet.box((at, floor - tall, at + wide, floor), shape.tone.fill)
        if max(wide, tall) < _SMALL:
            _point_at(sheet, (at + wide / 2, floor - tall))
        width = column + spare
        name = wrapped(shape.label, width, _LINES)
        sheet.letter(at, floor + LEADING * 0.9, name, "diagram-strong")
        if not frame.narrow:
            below = wrapped(_sized(shape, part.write), width, _LINES)
            sheet.letter(at, floor + LEADING * (len(name) + 0.9), below, "tick")
        at += column + spare + _GAP
    sheet.add(svg.rule((0, floor), (frame.width, floor), "base"), floor)
    for shape in part.shapes if frame.narrow else ():
        words = f"{shape.label}: {_sized(shape, part.write)}"
        sheet.letter(0, sheet.bottom + LEADING * 0.8, wrapped(words, frame.width, 2), "tick")
    return finished(sheet)


def _point_at(sheet: Sheet, at: svg.Point) -> None:
    """Draw an arrow down to a thing so small that it would be overlooked."""
    x, y = at
    x = max(x, 4.0)
    sheet.add(svg.rule((x, y - 34), (x, y - 10), "diagram-edge"))
    sheet.add(svg.path((head((x, y - 10), (x, y - 4)),), "diagram-tip"))


def _need(shape: Shape) -> float:
    return max(widest(tuple(shape.label.split(" "))), text_width(shape.label) / _LINES)


def _scale(part: Shapes, needs: list[float], width: float) -> float:
    """Return the largest scale at which all shapes and their names stand side by side."""
    room = width - _GAP * (len(needs) - 1)
    high = _HIGH / max(size(_height(shape)) for shape in part.shapes)
    high = min(high, room / max(size(shape.width) for shape in part.shapes))
    low = 0.0
    for _ in range(40):
        middle = high if low == 0.0 and _fits(part, needs, high, room) else (low + high) / 2
        if middle == high:
            return high
        low, high = (middle, high) if _fits(part, needs, middle, room) else (low, middle)
    return low


def _fits(part: Shapes, needs: list[float], scale: float, room: float) -> bool:
    wide = math.fsum(
        max(need, size(shape.width) * scale) for need, shape in zip(needs, part.shapes, strict=True)
    )
    return wide <= room + 1e-6
