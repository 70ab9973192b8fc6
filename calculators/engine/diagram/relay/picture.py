"""The picture of a relay: boxes with what they hold, and arrows for what is passed on."""

import math
from collections.abc import Iterator

from calculators.engine.chart import svg
from calculators.engine.chart.figure import Drawing, Frame
from calculators.engine.chart.svg import Point, place
from calculators.engine.chart.text_width import LEADING, wrapped
from calculators.engine.diagram.figure import finished
from calculators.engine.diagram.key import Entry, key
from calculators.engine.diagram.marks import head
from calculators.engine.diagram.relay.places import Places, angle, places
from calculators.engine.diagram.relay.record import Relay, Round
from calculators.engine.diagram.sheet import Sheet
from calculators.engine.diagram.tone import Tone
from calculators.engine.html import Html

_PAD = 4.0
_GAP = 12.0
_BITS = 24
"""Straight bits that a way is measured in."""


def draw(record: Relay, frame: Frame, shown: int) -> Drawing:
    """Draw the members once, and over them a layer for each round."""
    laid = places(record, frame)
    sheet = Sheet(frame)
    dx, dy = laid.half
    if any(laid.reach):
        turns = [laid.around(angle(bit, 4 * _BITS)) for bit in range(4 * _BITS)]
        sheet.add(svg.path((svg.trail(turns), "Z"), "diagram-track"), laid.around(math.pi / 2)[1])
    for member, parent in enumerate(record.parents):
        if parent is not None:
            sheet.add(svg.rule(laid.middles[parent], laid.middles[member], "diagram-track"))
    for (x, y), name in zip(laid.middles, record.members, strict=True):
        if laid.boxed:
            sheet.box((x - dx, y - dy, x + dx, y + dy), "diagram-cell")
        else:
            sheet.add(svg.dot((x, y), dx, "diagram-cell"), y + dy)
        if laid.named:
            sheet.letter(x, y - dy + LEADING / 2 + 2, name, "diagram-on", "middle")
    if laid.boxed and record.rounds:
        entries = (Entry(Tone.MAIN.half, record.some), Entry(Tone.MAIN.fill, record.whole))
        key(sheet, entries, sheet.bottom + _GAP)
    bars, arrows = _Bars(laid), _Arrows(laid, len(record.members))
    layers = [_layer(sheet, one, bars, arrows) for one in record.rounds]
    return finished(sheet, layers, shown)


def _layer(sheet: Sheet, one: Round, bars: "_Bars", arrows: "_Arrows") -> Sheet:
    """Draw what the members hold, who passes on to whom, and in a ring the name of the round."""
    layer, laid = Sheet(sheet.frame, under=sheet), bars.laid
    for mark in (*bars.marks(one), *arrows.marks(one.hops)):
        layer.add(mark)
    if any(laid.reach):
        name = wrapped(one.scene.name, laid.reach[0], 3)
        (x, y), rows = laid.center, len(name)
        layer.letter(x, y - LEADING * (rows - 1) / 2, name, "strong", "middle")
    return layer


class _Bars:
    """What members hold, as bars in their boxes; places that come back are written once."""

    def __init__(self, laid: Places) -> None:
        self.laid = laid
        self._written: dict[tuple[float, float, int], str] = {}
        self._lefts: dict[tuple[float, int], list[str]] = {}

    def marks(self, one: Round) -> Iterator[Html]:
        """Return the marks of a round: what is held in part, and what is held whole."""
        some: list[str] = []
        whole: list[str] = []
        for middle, row in zip(self.laid.middles, one.held, strict=False):
            if self.laid.boxed:
                for left, share in zip(self._across(middle[0], len(row)), row, strict=True):
                    if share > 0:
                        bar = left + self._up(middle[1], share, len(row))
                        (whole if share >= 1 else some).append(bar)
            elif row and min(row) >= 1:
                yield svg.dot(middle, self.laid.half[0], Tone.MAIN.fill)
        if some:
            yield svg.path(some, Tone.MAIN.half)
        if whole:
            yield svg.path(whole, Tone.MAIN.fill)

    def _step(self, count: int) -> float:
        return (2 * self.laid.half[0] - 2 * _PAD) / count

    def _across(self, x: float, count: int) -> list[str]:
        """Return where the bars of a box begin."""
        if (x, count) not in self._lefts:
            first = x - self.laid.half[0] + _PAD
            step = self._step(count) if count else 0.0
            self._lefts[x, count] = [f"M{place(first + step * at)} " for at in range(count)]
        return self._lefts[x, count]

    def _up(self, y: float, share: float, count: int) -> str:
        """Return the rest of a bar as high as the share, that stands on the floor of its box."""
        if (y, share, count) not in self._written:
            dy = self.laid.half[1]
            tall = share * (2 * dy - 2 * _PAD - (LEADING - 2 if self.laid.named else 0.0))
            step = self._step(count)
            wide = place(step - min(1.0, step * 0.3))
            top = place(y + dy - _PAD - tall)
            self._written[y, share, count] = f"{top}h{wide}v{place(tall)}h-{wide}z"
        return self._written[y, share, count]


class _Arrows:
    """The arrows between members; the same hops are drawn once."""

    def __init__(self, laid: Places, count: int) -> None:
        self.laid, self.count = laid, count
        self._drawn: dict[tuple[tuple[int, int], ...], tuple[Html, ...]] = {}

    def marks(self, hops: tuple[tuple[int, int], ...]) -> tuple[Html, ...]:
        """Return the lines of all hops as one mark, and their heads as another."""
        if hops not in self._drawn:
            ways = [_way(self.laid, hop, self.count) for hop in hops]
            lines = (svg.path(map(svg.trail, ways), Tone.MAIN.wire),) if ways else ()
            heads = (head(way[-2], way[-1]) for way in ways)
            tips = (svg.path(heads, Tone.MAIN.fill),) if ways and self.laid.boxed else ()
            self._drawn[hops] = (*lines, *tips)
        return self._drawn[hops]


def _way(laid: Places, hop: tuple[int, int], count: int) -> list[Point]:
    """Return the way from one member to another, clear of both: along the ring to a neighbor."""
    start, end = (laid.middles[member] for member in hop)
    steps = (hop[1] - hop[0]) % count
    if any(laid.reach) and count > 2 and steps in (1, count - 1):  # noqa: PLR2004 - two are no ring
        turn, sweep = angle(hop[0], count), 2 * math.pi / count * (1 if steps == 1 else -1)
        way = [laid.around(turn + sweep * bit / _BITS) for bit in range(_BITS + 1)]
    else:
        (x0, y0), (x1, y1) = start, end
        shares = [bit / _BITS for bit in range(_BITS + 1)]
        way = [(x0 + (x1 - x0) * share, y0 + (y1 - y0) * share) for share in shares]
    clear = [at for at in way if not (_covers(laid, start, at) or _covers(laid, end, at))]
    if len(clear) < 3:  # noqa: PLR2004 - a line needs two ends and a middle
        clear = way[_BITS // 2 - 1 : _BITS // 2 + 2]
    return [clear[index] for index in sorted({0, len(clear) // 2, len(clear) - 2, len(clear) - 1})]


def _covers(laid: Places, middle: Point, point: Point) -> bool:
    dx, dy = laid.half
    return abs(point[0] - middle[0]) < dx + 3 and abs(point[1] - middle[1]) < dy + 3
