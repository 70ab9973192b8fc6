"""The picture of a rectangle: its pieces to scale, and lines along two sides that measure them."""

from calculators.engine.chart import svg
from calculators.engine.chart.figure import Drawing, Frame
from calculators.engine.chart.text_width import LEADING, shortened, text_width, widest, wrapped
from calculators.engine.diagram.amounts import size
from calculators.engine.diagram.figure import finished
from calculators.engine.diagram.key import Entry, key
from calculators.engine.diagram.rectangle.record import Piece, Rectangle, Side
from calculators.engine.diagram.sheet import Rect, Sheet
from calculators.engine.diagram.tone import Tone

_HIGH = 200.0
_GAP = 8.0
_HAIR = 1.0
_MEASURE = 16.0
"""Room for the line that measures a side."""


def _filled(side: Side) -> float:
    """Return how much of the picture's side the value takes."""
    value, most = size(side.value), size(side.most)
    return max(min(value / most, 1.0), 0.05) if most > value else 1.0


def draw(part: Rectangle, pieces: list[Piece], frame: Frame) -> Drawing:
    """Draw the pieces to scale, with a line along two sides that measures them."""
    sheet = Sheet(frame)
    up = wrapped(f"{part.up.write(size(part.up.value))} {part.up.label}", frame.width, 2)
    full_width, full_height = frame.width - _MEASURE - 2, _HIGH
    wide, tall = full_width * _filled(part.across), full_height * _filled(part.up)
    top = LEADING * len(up) + _GAP + full_height - tall
    x, bottom = _MEASURE, top + tall
    framed = (wide, tall) != (full_width, full_height)
    if framed:
        sheet.box((x, bottom - full_height, x + full_width, bottom), Tone.GHOST.fill)
    sheet.letter(
        x + _GAP if framed else 0, top - _GAP - LEADING * (len(up) - 0.5) + 3, up, "strong"
    )
    _measured(sheet, (5, top), (5, bottom))
    told = set()
    for piece in pieces:
        area = (
            x + wide * piece.left + (_HAIR if piece.left else 0.0),
            bottom - tall * piece.high,
            x + wide * piece.right,
            bottom - tall * piece.low - (_HAIR if piece.low else 0.0),
        )
        if piece.share > 0:
            sheet.box(area, piece.look)
            amount = part.write(size(part.whole) * piece.share)
            if _named(sheet, piece, amount, area):
                told.add(piece)
    _across(sheet, part.across, x, wide, bottom)
    entries = [
        Entry(piece.look, f"{piece.label}: {part.write(size(part.whole) * piece.share)}")
        for piece in pieces
        if piece not in told
    ]
    if entries:
        key(sheet, entries, sheet.bottom + _GAP)
    return finished(sheet)


def _across(sheet: Sheet, side: Side, x: float, wide: float, bottom: float) -> None:
    """Measure the lower side."""
    _measured(sheet, (x, bottom + 9), (x + wide, bottom + 9))
    words = shortened(f"{side.write(size(side.value))} {side.label}", sheet.width)
    half = text_width(words) / 2
    middle = min(max(x + wide / 2, half), sheet.width - half)
    sheet.letter(middle, bottom + 9 + LEADING * 0.8, words, "diagram-strong", "middle")


def _named(sheet: Sheet, piece: Piece, amount: str, area: Rect) -> bool:
    """Letter a piece's name and amount on it, if they fit."""
    left, top, right, bottom = area
    room = right - left - 2 * _GAP
    lines = (*wrapped(piece.label, room, 3), amount)
    whole = " ".join(lines[:-1]) == piece.label and widest(lines) <= room
    if not whole or LEADING * len(lines) + _GAP > bottom - top:
        return False
    look = "inside" if piece.tone is Tone.MAIN else "diagram-on"
    return sheet.letter(left + _GAP, top + _GAP / 2 + LEADING / 2, lines, look)


def _measured(sheet: Sheet, start: svg.Point, end: svg.Point) -> None:
    """Draw a line with a short bar at either end."""
    (x0, _), (x1, y1) = start, end
    dx, dy = (4.0, 0.0) if x0 == x1 else (0.0, 4.0)
    sheet.add(svg.rule(start, end, "base"), y1 + dy)
    for x, y in (start, end):
        sheet.add(svg.rule((x - dx, y - dy), (x + dx, y + dy), "base"))
