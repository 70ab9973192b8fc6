"""Where members stand: around a ring, or in the levels of a tree."""

import math
from dataclasses import dataclass

from calculators.engine.chart.figure import Frame
from calculators.engine.chart.svg import Point
from calculators.engine.chart.text_width import LEADING, widest
from calculators.engine.diagram.relay.record import MOST_BOXES, Relay

_WIDEST = 39.0
"""Half of the widest box."""
_BARS = 26.0
"""How tall the part of a box is that shows what the member holds."""
_DOT = 3.5
_RIM = 4.0
_FEW = 3
"""A ring of so few has room for the widest boxes."""


@dataclass(frozen=True)
class Places:
    """The members' middles, half the size of their boxes, and whether these hold a name."""

    middles: tuple[Point, ...]
    half: tuple[float, float]
    boxed: bool
    named: bool
    center: Point = (0.0, 0.0)
    reach: tuple[float, float] = (0.0, 0.0)
    """Half the width and height of a ring; nothing for a tree."""

    def around(self, turn: float) -> Point:
        """Return the place on the ring at an angle."""
        (x, y), (rx, ry) = self.center, self.reach
        return x + rx * math.cos(turn), y + ry * math.sin(turn)


def places(record: Relay, frame: Frame) -> Places:
    """Lay the members out."""
    return _tree(record, frame) if record.parents else _ring(record, frame)


def angle(index: int, count: int) -> float:
    """Return where on the ring a member stands: the first on top, then clockwise."""
    return 2 * math.pi * index / max(count, 1) - math.pi / 2


def _half(record: Relay, between: float) -> tuple[tuple[float, float], bool]:
    """Return half the size of a box with so much room to the next, and whether names fit."""
    if len(record.members) > MOST_BOXES:
        return (_DOT, _DOT), False
    wide = min(_WIDEST, max(between * 0.37, 8.0))
    named = widest(record.members) <= 2 * wide - 4
    return (wide, (_BARS + (LEADING if named else 0.0)) / 2), named


def _ring(record: Relay, frame: Frame) -> Places:
    count = len(record.members)
    reach = (118.0, 104.0) if frame.narrow else (196.0, 108.0)
    between = reach[0] * (1.0 if count <= _FEW else math.sin(2 * math.pi / count))
    half, named = _half(record, between)
    if count > MOST_BOXES:
        reach = (reach[1], reach[1])
    center = (frame.width / 2, reach[1] + half[1] + _RIM)
    laid = Places((), half, count <= MOST_BOXES, named, center, reach)
    middles = tuple(laid.around(angle(index, count)) for index in range(count))
    return Places(middles, half, laid.boxed, named, center, reach)


def _tree(record: Relay, frame: Frame) -> Places:
    count = len(record.members)
    depths = [_depth(member, record.parents) for member in range(count)]
    across = _across(record.parents, depths)
    columns = max(across) + 1
    half, named = _half(record, frame.width / columns)
    step = 2 * half[1] + 40
    middles = tuple(
        (frame.width * (column + 0.5) / columns, half[1] + _RIM + depth * step)
        for column, depth in zip(across, depths, strict=True)
    )
    return Places(middles, half, count <= MOST_BOXES, named)


def _depth(member: int, parents: tuple[int | None, ...]) -> int:
    depth, at = 0, parents[member]
    while at is not None:
        depth, at = depth + 1, parents[at]
    return depth


def _across(parents: tuple[int | None, ...], depths: list[int]) -> list[float]:
    """Return each member's column: the leaves side by side, a parent over the middle of its own."""
    below: dict[int | None, list[int]] = {}
    for member, parent in enumerate(parents):
        below.setdefault(parent, []).append(member)
    order: list[int] = []
    waiting = list(reversed(below.get(None, [])))
    while waiting:
        member = waiting.pop()
        order.append(member)
        waiting += reversed(below.get(member, []))
    column, found = 0, [0.0] * len(parents)
    for member in order:
        if member not in below:
            found[member] = float(column)
            column += 1
    for member in sorted(order, key=lambda member: -depths[member]):
        if member in below:
            ends = [found[child] for child in below[member]]
            found[member] = (min(ends) + max(ends)) / 2
    return found
