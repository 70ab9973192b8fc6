"""The marks a chart is drawn with: places in numbers, looks in CSS classes only."""

from collections.abc import Iterable
from html import escape
from typing import Literal

Anchor = Literal["start", "middle", "end"]
Point = tuple[float, float]


def place(value: float) -> str:
    """Write a coordinate with at most one decimal.

    >>> place(56.04), place(-0.01), place(7.25)
    ('56', '0', '7.2')
    """
    text = f"{value:.1f}"
    text = text.removesuffix(".0")
    return "0" if text == "-0" else text


def text(x: float, y: float, words: str, look: str, anchor: Anchor = "start") -> str:
    """Letter the words, centered on the height y."""
    side = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return (
        f'<text x="{place(x)}" y="{place(y)}" dy=".35em" class="cc-{look}"{side}>'
        f"{escape(words)}</text>"
    )


def rule(start: Point, end: Point, look: str) -> str:
    """Draw a straight line."""
    (x1, y1), (x2, y2) = start, end
    return (
        f'<line x1="{place(x1)}" y1="{place(y1)}" x2="{place(x2)}" y2="{place(y2)}"'
        f' class="cc-{look}"/>'
    )


def box(x1: float, x2: float, top: float, height: float, look: str) -> str:
    """Draw a box between two places, whichever comes first."""
    left, wide = min(x1, x2), abs(x2 - x1)
    return (
        f'<rect x="{place(left)}" y="{place(top)}" width="{place(wide)}"'
        f' height="{place(height)}" class="cc-{look}"/>'
    )


def dot(at: Point, radius: float, look: str) -> str:
    """Draw a circle."""
    return (
        f'<circle cx="{place(at[0])}" cy="{place(at[1])}" r="{place(radius)}" class="cc-{look}"/>'
    )


def trail(points: Iterable[Point]) -> str:
    """Return the path through the points: M at the first, then a list of places."""
    return "M" + "L".join(f"{place(x)} {place(y)}" for x, y in points)


def path(trails: Iterable[str], look: str) -> str:
    """Draw the trails as one path."""
    return f'<path d="{"".join(trails)}" class="cc-{look}"/>'
