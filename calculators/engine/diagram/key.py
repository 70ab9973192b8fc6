"""The key under a picture: what a mark stands for, where no words fit on the mark itself."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from calculators.engine.chart import svg
from calculators.engine.chart.text_width import LEADING, widest, wrapped
from calculators.engine.diagram.marks import crossed
from calculators.engine.diagram.sheet import Sheet

_SWATCH = 12.0
_GAP = 7.0
_BETWEEN = 20.0


class Sign(Enum):
    """The kinds of mark a key can show."""

    AREA = "area"
    LINE = "line"
    CROSS = "cross"


@dataclass(frozen=True)
class Entry:
    """One line of a key: how the mark looks, and what it is."""

    look: str
    words: str
    sign: Sign = Sign.AREA


def key(sheet: Sheet, entries: Iterable[Entry], top: float) -> None:
    """Letter each mark's words beside it, in as many lines as it takes."""
    x, y, tall = 0.0, top + LEADING / 2, 0
    for entry in entries:
        lines = wrapped(entry.words, sheet.width - _SWATCH - _GAP, 2)
        wide = _SWATCH + _GAP + widest(lines)
        if x and x + wide > sheet.width:
            x, y, tall = 0.0, y + LEADING * tall + 2, 0
        _sign(sheet, entry, x + _SWATCH / 2, y)
        sheet.letter(x + _SWATCH + _GAP, y, lines, "tick")
        x, tall = x + wide + _BETWEEN, max(tall, len(lines))


def _sign(sheet: Sheet, entry: Entry, x: float, y: float) -> None:
    half = _SWATCH / 2
    if entry.sign is Sign.AREA:
        sheet.box((x - half, y - half, x + half, y + half), entry.look)
    elif entry.sign is Sign.LINE:
        sheet.add(svg.rule((x, y - half), (x, y + half), entry.look), y + half)
    else:
        sheet.add(svg.path((crossed((x, y), half - 2),), entry.look), y + half)
