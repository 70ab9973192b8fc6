"""How named rows of bars are laid out: names beside them when wide, above when narrow."""

from dataclasses import dataclass

from calculators.engine.chart import svg
from calculators.engine.chart.figure import Frame
from calculators.engine.chart.text_width import LEADING, widest, wrapped
from calculators.engine.html import Html, fragment

_NAME_SHARE = 0.32
_NAME_LINES = 3
_GAP = 16.0


@dataclass(frozen=True)
class Row:
    """One row: the lines of its name, where the first of them stands, and its bar's middle."""

    name: tuple[str, ...]
    name_at: float
    middle: float
    height: float

    @property
    def top(self) -> float:
        """Return the upper edge of the bar."""
        return self.middle - self.height / 2

    @property
    def bottom(self) -> float:
        """Return the lower edge of the bar."""
        return self.middle + self.height / 2


@dataclass(frozen=True)
class Rows:
    """All rows, where their bars may begin, and where the last one ends."""

    rows: tuple[Row, ...]
    left: float
    end: float


def laid_rows(
    names: tuple[str, ...],
    frame: Frame,
    *,
    bar: float,
    head: float = 2.0,
    below: float = 0.0,
    aside: float = 0.0,
) -> Rows:
    """Lay the rows under `head`; `below` is room under each bar, `aside` beside a stacked name."""
    above = frame.narrow
    room = frame.width - aside if above else frame.width * _NAME_SHARE
    texts = tuple(wrapped(name, room, _NAME_LINES) for name in names)
    left = 0.0 if above else widest(tuple(line for lines in texts for line in lines)) + _GAP
    rows, top = [], head
    for lines in texts:
        tall = LEADING * len(lines)
        if above:
            rows.append(Row(lines, top + LEADING / 2, top + tall + 2 + bar / 2, bar))
            top += tall + 2 + bar + below + _GAP * 0.75
        else:
            middle = top + max(tall, bar) / 2
            rows.append(Row(lines, middle - (tall - LEADING) / 2, middle, bar))
            top = max(middle + tall / 2, middle + bar / 2 + below) + _GAP * 0.6
    return Rows(tuple(rows), left, top - _GAP * 0.6 + 2 if rows else top)


def bar_room(frame: Frame) -> float:
    """Return the room that is left beside the names, however long they are."""
    return frame.width if frame.narrow else frame.width * (1 - _NAME_SHARE) - _GAP


def lettered(row: Row, look: str = "name") -> Html:
    """Draw a row's name."""
    return fragment(
        *(
            svg.text(0, row.name_at + LEADING * index, line, look)
            for index, line in enumerate(row.name)
        )
    )


def zero_line(rows: tuple[Row, ...], zero: float, frame: Frame) -> Html:
    """Draw the line that bars start from: in one piece, or bar by bar past names between them."""
    if frame.narrow:
        spans = [(row.top - 2, row.bottom + 2) for row in rows]
    else:
        spans = [(rows[0].top - 2, rows[-1].bottom + 2)]
    return fragment(*(svg.rule((zero, top), (zero, bottom), "base") for top, bottom in spans))
