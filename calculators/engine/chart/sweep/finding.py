"""The finding of a sweep in one sentence, made from its numbers and true for them."""

import re
from collections.abc import Callable
from itertools import pairwise

from calculators.engine.chart.sweep.record import Curve, Sweep
from calculators.engine.chart.sweep.shape import Law, Point, Shape, shape
from calculators.engine.chart.ticks import is_flat, linear_ticks
from calculators.engine.numbers.phrase import capitalized, counted, mid_sentence, named

_TWO = 2
_ASIDE = re.compile(r"\s*\([^()]*\)$")
"""What a label adds in brackets: an abbreviation, or the word of the trade."""
_PARTS = 5
"""A straight line is told by about a fifth of its length."""


def finding(chart: Sweep) -> str:
    """Say what the picture shows: where one line passes the other, or how the one line goes."""
    if len(chart.curves) == _TWO:
        told = _of_two(chart)
        if told:
            return told
    points = known(chart.curves[0]) if chart.curves else []
    across = mid_sentence(chart.x.label)
    if not points:
        return f"{chart.y.label} against {counted(chart.x.label)}."
    if len(points) == 1:
        x, y = points[0]
        return f"{chart.y.label} is {chart.y.write(y)} when {across} is {chart.x.write(x)}."
    found = curve_shape(chart)
    say = _SAYINGS.get(found.law, _between)
    return say(chart, points, found)


def curve_shape(chart: Sweep) -> Shape:
    """Return the shape of the first line."""
    curve = chart.curves[0]
    return shape(known(curve), log=chart.x.log, whole=bool(curve.course))


def known(curve: Curve) -> list[Point]:
    """Return the points of a line that have a value."""
    return [(x, y) for x, y in curve.points if y is not None]


def place(chart: Sweep, x: float) -> str:
    """Return a place along the input in words; a number that says nothing gets the input's name."""
    text = chart.x.write(x)
    if chart.x.tells or text != chart.x.beside(x):
        return text
    return f"{text} ({mid_sentence(_ASIDE.sub('', chart.x.label))})"


def leads(chart: Sweep) -> list[tuple[float, int]]:
    """Return where the first line is above the second (1) or below it (-1), point by point."""
    other = dict(chart.curves[1].points)
    pairs = [(x, y, other.get(x)) for x, y in chart.curves[0].points]
    return [
        (x, 1 if y > z else -1)
        for x, y, z in pairs
        if y is not None and z is not None and not is_flat(*sorted((y, z)))
    ]


def _of_two(chart: Sweep) -> str:
    """Say which line leads on which side of the place where they meet; nothing if they weave."""
    above = leads(chart)
    if not above:
        return ""
    turns = [(a, b) for a, b in pairwise(above) if a[1] != b[1]]
    over, under = _sides(chart)
    said = {1: over, -1: under}
    if not turns:
        ends = f"from {chart.x.write(above[0][0])} to {chart.x.write(above[-1][0])}"
        return f"{capitalized(said[above[0][1]])}, all the way {ends}."
    if len(turns) > 1 or chart.marker is None:
        return ""
    at = chart.marker.text or place(chart, chart.marker.x)
    return f"{capitalized(said[above[-1][1]])} above {at}, {said[above[0][1]]} below."


def _sides(chart: Sweep) -> tuple[str, str]:
    """Return what is so where the first line is above the second, and where it is below."""
    if chart.sides:
        return chart.sides
    one, other = (curve.label for curve in chart.curves)
    return f"“{one}” is higher", f"“{other}” is higher"


def _span(chart: Sweep, points: list[Point]) -> str:
    across = counted(chart.x.label)
    return f"with {across} from {chart.x.beside(points[0][0])} to {chart.x.beside(points[-1][0])}"


def _flat(chart: Sweep, points: list[Point], _: Shape) -> str:
    return f"{chart.y.label}: {chart.y.beside(points[0][1])} throughout, {_span(chart, points)}."


def _course(chart: Sweep, points: list[Point]) -> str:
    """Say from where to where the line goes."""
    first, last = points[0][1], points[-1][1]
    way = "up" if last > first else "down"
    return f"{chart.y.label}: from {chart.y.beside(first)} {way} to {chart.y.beside(last)}"


def _bent(chart: Sweep, points: list[Point], found: Shape, side: str) -> str:
    """Say on which side of a place half of the way is done."""
    way = "rise" if points[-1][1] > points[0][1] else "fall"
    return f"{_course(chart, points)}, half of the {way} {side} {place(chart, found.at[0])}."


def _in_steps(chart: Sweep, points: list[Point], _: Shape) -> str:
    if is_flat(*sorted((points[0][1], points[-1][1]))):
        return _between(chart, points, _)
    return f"{_course(chart, points)} in steps, {_span(chart, points)}."


def _straight(chart: Sweep, points: list[Point], found: Shape) -> str:
    ticks = linear_ticks(points[0][0], points[-1][0], _PARTS)
    step = ticks[1] - ticks[0]
    verb = "adds" if found.slope > 0 else "takes off"
    more = chart.y.apart(abs(found.slope) * step)
    return f"Each further {chart.x.apart(step)} of {counted(chart.x.label)} {verb} {more}."


def _monotone(chart: Sweep, points: list[Point], _: Shape) -> str:
    return f"{_course(chart, points)}, {_span(chart, points)}."


def _between(chart: Sweep, points: list[Point], _: Shape) -> str:
    heights = [y for _, y in points]
    low, high = chart.y.beside(min(heights)), chart.y.beside(max(heights))
    return f"{chart.y.label}: about {low} to {high}, {_span(chart, points)}."


def _turned(chart: Sweep, points: list[Point], found: Shape) -> str:
    """Say the mark; without one the turn is only the nearest of the points that were looked at."""
    mark = chart.marker
    if mark is None or mark.y is None:
        return _between(chart, points, found)
    at = mark.text or place(chart, mark.x)
    return f"{chart.y.label}: {found.law.value} at {at}, {chart.y.beside(mark.y)}."


def _doubling(chart: Sweep, _points: list[Point], found: Shape) -> str:
    verb = "adds" if found.slope > 0 else "takes off"
    across = counted(chart.x.label)
    return f"Each doubling of {across} {verb} {chart.y.apart(abs(found.slope))}."


def _law(sentence: str) -> Callable[[Sweep, list[Point], Shape], str]:
    """Return what says a law of the two names alone."""

    def say(chart: Sweep, _points: list[Point], _found: Shape) -> str:
        return sentence.format(x=counted(chart.x.label), y=named(chart.y.label))

    return say


_SAYINGS: dict[Law, Callable[[Sweep, list[Point], Shape], str]] = {
    Law.FLAT: _flat,
    Law.IN_STEPS: _in_steps,
    Law.PROPORTIONAL: _law("Twice {x}, twice {y}."),
    Law.STRAIGHT: _straight,
    Law.INVERSE: _law("Half {x}, twice {y}."),
    Law.HALVINGS: _law("Each halving of {x} adds twice as much as the one before."),
    Law.DOUBLINGS: _law("Each doubling of {x} adds half as much as the one before."),
    Law.LOGARITHMIC: _doubling,
    Law.EARLY: lambda chart, points, found: _bent(chart, points, found, "before"),
    Law.LATE: lambda chart, points, found: _bent(chart, points, found, "after"),
    Law.MONOTONE: _monotone,
    Law.LOWEST: _turned,
    Law.HIGHEST: _turned,
}
