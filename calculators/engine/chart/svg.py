"""The marks a chart is drawn with: places in numbers, looks in CSS classes only."""

from collections.abc import Iterable
from typing import Literal

from calculators.engine.html import Html, tag

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


def text(x: float, y: float, words: str, look: str, anchor: Anchor = "start") -> Html:
    """Letter the words, centered on the height y."""
    return tag(
        "text",
        words,
        x=place(x),
        y=place(y),
        dy=".35em",
        class_=f"cc-{look}",
        text_anchor=None if anchor == "start" else anchor,
    )


def rule(start: Point, end: Point, look: str) -> Html:
    """Draw a straight line."""
    (x1, y1), (x2, y2) = start, end
    return tag("line", x1=place(x1), y1=place(y1), x2=place(x2), y2=place(y2), class_=f"cc-{look}")


def box(x1: float, x2: float, top: float, height: float, look: str) -> Html:
    """Draw a box between two places, whichever comes first."""
    return tag(
        "rect",
        x=place(min(x1, x2)),
        y=place(top),
        width=place(abs(x2 - x1)),
        height=place(height),
        class_=f"cc-{look}",
    )


def dot(at: Point, radius: float, look: str) -> Html:
    """Draw a circle."""
    return tag("circle", cx=place(at[0]), cy=place(at[1]), r=place(radius), class_=f"cc-{look}")


def trail(points: Iterable[Point]) -> str:
    """Return the path through the points: M at the first, then a list of places."""
    return "M" + "L".join(f"{place(x)} {place(y)}" for x, y in points)


def path(trails: Iterable[str], look: str) -> Html:
    """Draw the trails as one path."""
    return tag("path", d="".join(trails), class_=f"cc-{look}")
