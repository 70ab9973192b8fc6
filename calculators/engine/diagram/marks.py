"""The marks that diagrams have beyond a chart's: bands that bend, arrowheads, crosses."""

import math
from collections.abc import Iterable

from calculators.engine.chart import svg
from calculators.engine.chart.svg import Point, place
from calculators.engine.html import Html, tag


def area(points: Iterable[Point], look: str) -> Html:
    """Draw a closed shape through the points."""
    return svg.path((svg.trail(points), "Z"), look)


def bend(start: Point, end: Point, *, upright: bool = False) -> str:
    """Return the stretch of a path that leaves and arrives level, or upright, with a soft S."""
    (x0, y0), (x1, y1) = start, end
    if upright:
        middle = (y0 + y1) / 2
        return f"C{_at(x0, middle)} {_at(x1, middle)} {_at(x1, y1)}"
    middle = (x0 + x1) / 2
    return f"C{_at(middle, y0)} {_at(middle, y1)} {_at(x1, y1)}"


def round_corner(corner: Point, end: Point) -> str:
    """Return the stretch of a path that turns at the corner and ends at the point."""
    return f"Q{_at(*corner)} {_at(*end)}"


def head(before: Point, tip: Point, size: float = 8.0) -> str:
    """Return the arrowhead of a line that comes from one point to another, as a path."""
    far = math.dist(before, tip) or 1.0
    dx, dy = (tip[0] - before[0]) / far, (tip[1] - before[1]) / far
    x, y, half = tip[0] - dx * size, tip[1] - dy * size, size / 2
    return svg.trail((tip, (x - dy * half, y + dx * half), (x + dy * half, y - dx * half))) + "Z"


def crossed(middle: Point, reach: float) -> str:
    """Return an X as a piece of a path."""
    x, y = middle
    falling = ((x - reach, y - reach), (x + reach, y + reach))
    rising = ((x - reach, y + reach), (x + reach, y - reach))
    return svg.trail(falling) + svg.trail(rising)


def boxed(area: tuple[float, float, float, float]) -> str:
    """Return a box as a piece of a path, where many boxes are one mark."""
    left, top, right, bottom = area
    wide, tall = place(right - left), place(bottom - top)
    return f"M{_at(left, top)}h{wide}v{tall}h-{wide}z"


def pick(box: tuple[float, float, float, float], scene: int) -> Html:
    """Lay an unseen box over a part of the picture that shows a scene when it is pressed."""
    left, top, right, bottom = box
    return tag(
        "rect",
        x=place(left),
        y=place(top),
        width=place(right - left),
        height=place(bottom - top),
        class_="cc-diagram-pick",
        data_scene=scene,
    )


def _at(x: float, y: float) -> str:
    return f"{place(x)} {place(y)}"
