"""The picture of routes: stations as rows, and each route down a column of its own."""

from dataclasses import dataclass

from calculators.engine.chart import svg
from calculators.engine.chart.figure import Drawing, Frame
from calculators.engine.chart.text_width import LEADING, shortened, text_width, wrapped
from calculators.engine.diagram.figure import Story, finished
from calculators.engine.diagram.marks import bend, head
from calculators.engine.diagram.routes.record import PASSED, Route, Routes, total
from calculators.engine.diagram.sheet import Sheet
from calculators.engine.diagram.tone import Tone

_BOX = 24.0
_ASIDE = 15.0
"""How far a route swings out to pass a station by."""
_GAP = 10.0


@dataclass(frozen=True)
class _Grid:
    """Where rows and columns stand."""

    rows: tuple[float, ...]
    columns: tuple[float, ...]
    room: float
    """The width of a column."""
    pitch: float


def draw(part: Routes, frame: Frame, story: Story) -> Drawing:
    """Draw the stations as rows and each route down its own column."""
    side = frame.width * (0.32 if frame.narrow else 0.28)
    room = (frame.width - side - _GAP) / len(part.routes)
    heads = [wrapped(route.label, room - _GAP, 3) for route in part.routes]
    names = [wrapped(station, side, 3) for station in part.stations]
    pitch = max(46.0, LEADING * max(map(len, names)) + _GAP)
    top = LEADING * max(map(len, heads)) + _GAP
    grid = _Grid(
        tuple(top + pitch * (index + 0.5) for index in range(len(names))),
        tuple(side + _GAP + room * index + _BOX / 2 + 2 for index in range(len(heads))),
        room,
        pitch,
    )
    sheet = Sheet(frame)
    for y, name in zip(grid.rows, names, strict=True):
        edge = y - pitch / 2
        sheet.add(svg.rule((0, edge), (frame.width, edge), "grid"))
        sheet.letter_around(0, y, name, "diagram-strong")
    bottom = grid.rows[-1] + pitch / 2
    sheet.add(svg.rule((0, bottom), (frame.width, bottom), "base"))
    sheet.letter(0, bottom + LEADING * 0.8, shortened(part.total, side), "strong")
    for x, words, route in zip(grid.columns, heads, part.routes, strict=True):
        sheet.letter(x - _BOX / 2, LEADING / 2 + 2, words, f"name {route.tone.value}")
        _route(sheet, part, route, x, grid)
    layers = [_station(sheet, part, index, grid) for index in range(len(story.scenes))]
    return finished(sheet, layers, story.shown)


def _route(sheet: Sheet, part: Routes, route: Route, x: float, grid: _Grid) -> None:
    """Draw a route from the first row to the last: through its stops, around the others."""
    bottom = grid.rows[-1] + grid.pitch / 2
    at = (x, grid.rows[0] - grid.pitch / 2 + 2)
    trail = [svg.trail((at,))]
    for y, stop in zip(grid.rows, route.stops, strict=True):
        look = "diagram-cell" if stop is not None else Tone.GHOST.fill
        sheet.box((x - _BOX / 2, y - _BOX / 2, x + _BOX / 2, y + _BOX / 2), look)
        if stop is None:
            above, beside = (x, y - _BOX / 2 - 7), (x + _ASIDE + 4, y)
            below = (x, y + _BOX / 2 + 7)
            trail += [
                _to(above),
                bend(above, beside, upright=True),
                bend(beside, below, upright=True),
            ]
        _taken(sheet, part, route, stop, (x + _BOX / 2 + _GAP * 0.7, y), grid)
    end = (x, bottom - 1)
    trail.append(_to((x, bottom - 8)))
    sheet.add(svg.path(trail, route.tone.wire), bottom)
    sheet.add(svg.path((head((x, bottom - 12), end),), route.tone.fill))
    for y, stop in zip(grid.rows, route.stops, strict=True):
        if stop is not None:
            sheet.add(svg.dot((x, y), 6, f"dot {route.tone.value}"))
    words = shortened(part.write(total(route)), grid.room - 4)
    sheet.letter(x - _BOX / 2, bottom + LEADING * 0.8, words, "strong")


def _taken(
    sheet: Sheet, part: Routes, route: Route, stop: float | None, at: svg.Point, grid: _Grid
) -> None:
    """Write what a station takes, over a bar as long as that; or that it is passed by."""
    x, y = at
    room = grid.room - _BOX - _GAP
    if stop is None:
        if text_width(PASSED) <= room - _ASIDE:
            sheet.letter(x + _ASIDE, y, PASSED, "tick")
        return
    most = max(stop for one in part.routes for stop in one.stops if stop is not None)
    if most > 0 and stop > 0:
        wide = max(room * stop / most, 1.5)
        sheet.box((x, y + 7, x + wide, y + 12), route.tone.half)
    sheet.letter(x, y - 4 if most > 0 else y, shortened(part.write(stop), room), "amount")


def _to(point: svg.Point) -> str:
    return svg.trail((point,)).replace("M", "L", 1)


def _station(sheet: Sheet, part: Routes, index: int, grid: _Grid) -> Sheet:
    """Mark one station on every route."""
    layer = Sheet(sheet.frame, under=sheet)
    y = grid.rows[index]
    for x, route in zip(grid.columns, part.routes, strict=True):
        passed = route.stops[index] is None
        layer.add(svg.dot((x + (_ASIDE + 4 if passed else 0.0), y), 9, "here"))
    return layer
