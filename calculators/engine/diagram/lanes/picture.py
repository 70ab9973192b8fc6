"""The picture of flows on links: wires from the flows, and a bar for what each link carries."""

from collections.abc import Iterator
from dataclasses import dataclass

from calculators.engine.chart import svg
from calculators.engine.chart.figure import Drawing, Frame
from calculators.engine.chart.svg import Point
from calculators.engine.chart.text_width import LEADING, shortened, text_width
from calculators.engine.diagram.figure import finished
from calculators.engine.diagram.lanes.record import (
    MOST_BARS,
    MOST_FLOWS,
    MOST_LINKS,
    Draw,
    Lanes,
    shown_loads,
)
from calculators.engine.diagram.marks import bend, boxed
from calculators.engine.diagram.sheet import Sheet
from calculators.engine.diagram.tone import Tone
from calculators.engine.html import Html

_DOT = 4.5
_GAP = 8.0
_HEAD = LEADING + 6


@dataclass(frozen=True)
class _Grid:
    """Where bars stand and end: their heights, thickness and scale."""

    rows: tuple[float, ...]
    thick: float
    left: float
    unit: float
    """How long the bar of one flow is."""
    wired: bool
    named: bool


def draw(record: Lanes, frame: Frame, shown: int) -> Drawing:
    """Draw the line of an even spread, and over it a layer for each draw."""
    grid = _grid(record, frame)
    sheet = Sheet(frame)
    bottom = grid.rows[-1] + grid.thick / 2 + 4
    even = max(len(one.links) for one in record.draws) / record.links
    x = grid.left + even * grid.unit
    words = shortened(f"{record.even}: {record.write(even)}", frame.width)
    half = text_width(words) / 2
    sheet.letter(
        min(max(x, half), frame.width - half), LEADING / 2 + 1, words, "diagram-strong", "middle"
    )
    sheet.add(svg.rule((grid.left, _HEAD - 2), (grid.left, bottom), "base"), bottom)
    line = svg.rule((x, _HEAD - 4), (x, bottom), "diagram-now")
    layers = [_layer(sheet, record, one, grid, line) for one in record.draws]
    return finished(sheet, layers, shown)


def _grid(record: Lanes, frame: Frame) -> _Grid:
    """Return where things stand: the same for every draw, so that draws can be compared."""
    named = record.links <= MOST_LINKS
    bars = record.links if named else min(record.links, MOST_BARS)
    flows = max(len(one.links) for one in record.draws)
    wired = named and flows <= MOST_FLOWS
    pitch = 24.0 if named else 4.0
    tall = max(pitch * bars, flows * 2.6 * _DOT if wired else 0.0)
    rows = tuple(_HEAD + tall * (index + 0.5) / bars for index in range(bars))
    left = frame.width * 0.3 if wired else 2.0
    most = max(max(shown_loads(one, record.links)) for one in record.draws)
    amounts = [record.write(load) for load in range(most + 1)] if named else []
    aside = min(max(map(text_width, amounts), default=0.0), frame.width * 0.3) + 2 * _GAP
    unit = (frame.width - left - aside) / most
    return _Grid(rows, 16.0 if named else 3.0, left, unit, wired, named)


def _layer(sheet: Sheet, record: Lanes, one: Draw, grid: _Grid, even: Html) -> Sheet:
    layer = Sheet(sheet.frame, under=sheet)
    carried = shown_loads(one, record.links)
    most = max(carried)
    crowded = most > max(1.0, len(one.links) / record.links)
    busy = [crowded and load == most for load in carried]
    for tone, chosen in ((Tone.MAIN, False), (Tone.LOSS, True)):
        if grid.wired:
            _wires(layer, one, grid, tone, [at for at, full in enumerate(busy) if full is chosen])
        bars = [
            box
            for load, y, full in zip(carried, grid.rows, busy, strict=True)
            if full is chosen
            for box in _bar(load, y, grid)
        ]
        if bars:
            layer.add(svg.path(bars, tone.fill), grid.rows[-1] + grid.thick / 2)
    layer.add(even, grid.rows[-1] + grid.thick / 2 + 4)
    if grid.named:
        for load, y, full in zip(carried, grid.rows, busy, strict=True):
            words = shortened(record.write(load), sheet.width * 0.3)
            look = "name s2" if full else "name" if load else "diagram-note"
            layer.letter(grid.left + load * grid.unit + _GAP, y, words, look)
    return layer


def _bar(load: int, y: float, grid: _Grid) -> Iterator[str]:
    """Return a link's bar: a piece for each flow, or one piece where they are too short."""
    pieces = load if grid.unit > _GAP else min(load, 1)
    if not pieces:
        return
    length = grid.unit * load / pieces
    wide = length - (1.5 if pieces > 1 else 0.0)
    for piece in range(pieces):
        left = grid.left + length * piece
        yield boxed((left, y - grid.thick / 2, left + wide, y + grid.thick / 2))


def _wires(layer: Sheet, one: Draw, grid: _Grid, tone: Tone, chosen: list[int]) -> None:
    """Draw the flows of the chosen links: a dot each, and a wire to its link."""
    top, tall = _HEAD, grid.rows[-1] + grid.rows[0] - 2 * _HEAD
    wires = []
    for flow, link in enumerate(one.links):
        if link in chosen:
            start: Point = (_DOT + 1, top + tall * (flow + 0.5) / len(one.links))
            end: Point = (grid.left - 2, grid.rows[link])
            wires += [svg.trail((start,)), bend(start, end)]
            layer.add(svg.dot(start, _DOT, f"dot {tone.value}"), start[1] + _DOT)
    if wires:
        layer.add(svg.path(wires, f"diagram-thread {tone.value}"))
