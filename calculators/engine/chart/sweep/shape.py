"""The shape of a curve: what can be said of all its points, told only where it holds for each."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise

from calculators.engine.chart.ticks import is_flat

Point = tuple[float, float]

_CLOSE = 1e-6
"""A law holds where no point is farther from it than this share of the curve's height."""
_SEEN = 0.02
"""A turn of a smaller share of the height is not seen."""
_EARLY = 0.35
"""Half of a change within this share of the axis comes early; within the last, late."""
_STEPS = 12
_TWICE = 4.0
"""A law of halvings needs room for two of them."""


class Law(Enum):
    """What holds for a curve."""

    FLAT = "flat"
    IN_STEPS = "in steps"
    PROPORTIONAL = "proportional"
    """Twice the input, twice the result."""
    STRAIGHT = "straight"
    """The same is added by each further step."""
    INVERSE = "inverse"
    """Half the input, twice the result."""
    HALVINGS = "halvings"
    """Each halving adds twice as much as the last."""
    DOUBLINGS = "doublings"
    """Each doubling adds half as much as the last."""
    LOGARITHMIC = "logarithmic"
    """Each doubling adds the same."""
    EARLY = "early"
    """Rises or falls throughout, half of it at the beginning."""
    LATE = "late"
    MONOTONE = "monotone"
    LOWEST = "lowest"
    """Falls, then rises."""
    HIGHEST = "highest"
    IRREGULAR = "irregular"


@dataclass(frozen=True)
class Shape:
    """The law of a curve, and the point it speaks of: the half, or the turn."""

    law: Law
    at: Point = (0.0, 0.0)
    slope: float = 0.0
    """What one more of the input adds, or one doubling of it."""


def shape(points: Sequence[Point], *, log: bool, whole: bool = False) -> Shape:
    """Return the law that holds for these points, from left to right, on a linear or a log axis."""
    heights = [y for _, y in points]
    if len(points) < 3 or is_flat(min(heights), max(heights)):  # noqa: PLR2004 - two make no curve
        return Shape(Law.FLAT if is_flat(min(heights), max(heights)) else Law.MONOTONE)
    if whole and len(set(heights)) <= _STEPS:
        return Shape(Law.IN_STEPS)
    found = _law(points)
    if found:
        return found
    turn = _turn(points)
    return turn or _course(points, log=log)


def _law(points: Sequence[Point]) -> Shape | None:
    """Return the simple law that all points obey, if there is one."""
    (x0, y0), (x1, y1) = points[0], points[-1]
    slope = _fits(points, lambda x: x)
    if slope is not None:
        through_zero = abs(y0 - slope * x0) <= _CLOSE * max(abs(y0), abs(y1))
        return Shape(Law.PROPORTIONAL if through_zero else Law.STRAIGHT, slope=slope)
    if x0 <= 0:
        return None
    steep = _fits(points, lambda x: 1 / x)
    if steep is not None:
        if abs(y0 - steep / x0) <= _CLOSE * max(abs(y0), abs(y1)):
            return Shape(Law.INVERSE, slope=steep)
        if x1 / x0 >= _TWICE:
            return Shape(Law.HALVINGS if steep > 0 else Law.DOUBLINGS, slope=steep)
    doubling = _fits(points, math.log2)
    return None if doubling is None else Shape(Law.LOGARITHMIC, slope=doubling)


def _fits(points: Sequence[Point], of: Callable[[float], float]) -> float | None:
    """Return the slope over a function of the input, if all points lie on one line."""
    (x0, y0), (x1, y1) = points[0], points[-1]
    slope = (y1 - y0) / (of(x1) - of(x0))
    heights = [y for _, y in points]
    room = _CLOSE * (max(heights) - min(heights))
    straight = all(abs(y0 + slope * (of(x) - of(x0)) - y) <= room for x, y in points)
    return slope if straight else None


def _turn(points: Sequence[Point]) -> Shape | None:
    """Return the one point at which a curve turns around, if it does so once and visibly."""
    heights = [y for _, y in points]
    span = max(heights) - min(heights)
    for law, sign in ((Law.LOWEST, 1), (Law.HIGHEST, -1)):
        index = min(range(len(points)), key=lambda i: sign * heights[i])
        seen = min(abs(heights[0] - heights[index]), abs(heights[-1] - heights[index]))
        down = all(sign * (b - a) <= 0 for a, b in pairwise(heights[: index + 1]))
        up = all(sign * (b - a) >= 0 for a, b in pairwise(heights[index:]))
        if down and up and seen > _SEEN * span:
            return Shape(law, points[index])
    return None


def _course(points: Sequence[Point], *, log: bool) -> Shape:
    """Say whether a curve goes one way, and whether most of it comes early or late."""
    rises = [b - a for (_, a), (_, b) in pairwise(points)]
    if not (all(rise >= 0 for rise in rises) or all(rise <= 0 for rise in rises)):
        return Shape(Law.IRREGULAR)
    (x0, y0), (x1, y1) = points[0], points[-1]
    middle = (y0 + y1) / 2
    way = 1 if y1 > y0 else -1
    passed = next(point for point in points if way * (point[1] - middle) >= 0)
    before = [point for point in points if way * (point[1] - middle) <= 0][-1]

    def share(x: float) -> float:
        return math.log(x / x0) / math.log(x1 / x0) if log and x0 > 0 else (x - x0) / (x1 - x0)

    if share(passed[0]) <= _EARLY:
        return Shape(Law.EARLY, passed)
    if share(before[0]) >= 1 - _EARLY:
        return Shape(Law.LATE, before)
    return Shape(Law.MONOTONE)
