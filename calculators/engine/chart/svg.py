"""The marks a chart is drawn with: places in numbers, looks in CSS classes only."""

from collections.abc import Iterable
from functools import cache
from typing import Literal

from calculators.engine.html import GAP, Html, pattern, tag

Anchor = Literal["start", "middle", "end"]
Point = tuple[float, float]

_CENTERED = ".35em"
"""How far lettering is lowered, so that its middle is at its height."""

_text = pattern(tag("text", GAP, x=GAP, y=GAP, dy=_CENTERED, class_=GAP))
_anchored = pattern(tag("text", GAP, x=GAP, y=GAP, dy=_CENTERED, class_=GAP, text_anchor=GAP))
_line = pattern(tag("line", x1=GAP, y1=GAP, x2=GAP, y2=GAP, class_=GAP))
_rect = pattern(tag("rect", x=GAP, y=GAP, width=GAP, height=GAP, class_=GAP))
_HAIR = 1e-6
"""Halves are rounded up, though one machine's logarithm may end a bit below another's."""


@cache
def classes(look: str) -> str:
    """Return the CSS classes of a look: one or more words of charts, or `diagram-` and a word.

    >>> classes("fill s1"), classes("diagram-wire s2")
    ('cc-chart-fill cc-chart-s1', 'cc-diagram-wire cc-chart-s2')
    """
    return " ".join(
        f"cc-{word}" if word.startswith("diagram-") else f"cc-chart-{word}" for word in look.split()
    )


def place(value: float) -> str:
    """Write a coordinate with at most one decimal.

    >>> place(56.04), place(-0.01), place(7.25)
    ('56', '0', '7.3')
    """
    text = f"{value + _HAIR:.1f}"
    if text[-1] != "0":
        return text
    return "0" if text == "-0.0" else text[:-2]


def text(x: float, y: float, words: str, look: str, anchor: Anchor = "start") -> Html:
    """Letter the words, centered on the height y."""
    if anchor == "start":
        return _text(place(x), place(y), classes(look), words)
    return _anchored(place(x), place(y), classes(look), anchor, words)


def rule(start: Point, end: Point, look: str) -> Html:
    """Draw a straight line."""
    (x1, y1), (x2, y2) = start, end
    return _line(place(x1), place(y1), place(x2), place(y2), classes(look))


def box(x1: float, x2: float, top: float, height: float, look: str) -> Html:
    """Draw a box between two places, whichever comes first."""
    left, width = min(x1, x2), abs(x2 - x1)
    return _rect(place(left), place(top), place(width), place(height), classes(look))


def dot(at: Point, radius: float, look: str) -> Html:
    """Draw a circle."""
    return tag("circle", cx=place(at[0]), cy=place(at[1]), r=place(radius), class_=classes(look))


def trail(points: Iterable[Point]) -> str:
    """Return the path through the points: M at the first, then a list of places."""
    return "M" + "L".join([f"{place(x)} {place(y)}" for x, y in points])


def path(trails: Iterable[str], look: str) -> Html:
    """Draw the trails as one path."""
    return tag("path", d="".join(trails), class_=classes(look))
