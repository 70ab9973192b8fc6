"""The picture of a link: what a page finds, in its own words and with its own curve."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from calculators.engine.chart.text_width import SIZE, text_width
from calculators.engine.html import Html, tag
from college.pages.parts.track.curve import Curve

WIDTH, HEIGHT = 1200, 630
_EDGE = 72
_PAPER, _INK, _MUTED, _ACCENT, _LINE = "#ffffff", "#1b2430", "#51606f", "#0b5cad", "#d5dce3"
_NARROW = 0.84
"""The estimate of a chart's letters is for the widest font; these are Inter's."""
_BOX = (_EDGE, 392, WIDTH - 2 * _EDGE, 150)
"""Where the curve is drawn: left, top, width, height."""


@dataclass(frozen=True)
class LinkPicture:
    """What stands on it."""

    course: str
    mark: Html
    kicker: str
    title: str
    finding: str
    curve: Curve | None

    def svg(self) -> str:
        """Return it as a drawing of 1200 by 630."""
        room = WIDTH - 2 * _EDGE
        title = _lines(self.title, 62, room, 2)
        top = 196
        below = top + 72 * len(title) - 8
        finding = _lines(self.finding, 30, room, 2 if self.curve else 5)
        return tag(
            "svg",
            tag("rect", width=WIDTH, height=HEIGHT, fill=_PAPER),
            tag("rect", width=WIDTH, height=10, fill=_ACCENT),
            tag("svg", self.mark, x=_EDGE, y=56, width=48, height=48, viewBox="0 0 32 32"),
            _text(self.course, _EDGE + 66, 90, 28, _INK, bold=True),
            _text(self.kicker, WIDTH - _EDGE, 90, 26, _MUTED, anchor="end"),
            *(
                _text(line, _EDGE, top + 72 * at, 62, _INK, bold=True)
                for at, line in enumerate(title)
            ),
            *(_text(line, _EDGE, below + 42 * at, 30, _MUTED) for at, line in enumerate(finding)),
            self._drawn_curve(),
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {WIDTH} {HEIGHT}",
        )

    def _drawn_curve(self) -> Html:
        if self.curve is None:
            return Html()
        left, top, width, height = _BOX
        x, y = self.curve.mark(width, height)
        return tag(
            "g",
            tag("path", d=f"M0 {height}H{width}", stroke=_LINE, stroke_width=2),
            tag(
                "path",
                d=self.curve.path(width, height),
                stroke=_ACCENT,
                stroke_width=6,
                stroke_linejoin="round",
                stroke_linecap="round",
                fill="none",
            ),
            tag(
                "circle",
                cx=f"{x:.1f}",
                cy=f"{y:.1f}",
                r=12,
                fill=_PAPER,
                stroke=_ACCENT,
                stroke_width=6,
            ),
            transform=f"translate({left} {top + 20})",
        )


def _text(
    words: str, x: int, y: int, size: int, color: str, *, bold: bool = False, anchor: str = "start"
) -> Html:
    return tag(
        "text",
        words,
        x=x,
        y=y,
        fill=color,
        font_family="Inter",
        font_size=size,
        font_weight=700 if bold else 400,
        text_anchor=anchor,
    )


def _lines(words: str, size: int, room: int, most: int) -> list[str]:
    """Return the words in lines that fit the room, at most so many; the last ends with dots."""
    found = [*_broken(words, size, room)]
    if len(found) <= most:
        return found
    return [*found[: most - 1], found[most - 1].rpartition(" ")[0].rstrip(",;:") + " …"]


def _broken(words: str, size: int, room: int) -> Iterator[str]:
    line = ""
    for word in words.split():
        longer = f"{line} {word}".strip()
        if line and text_width(longer) * size / SIZE * _NARROW > room:
            yield line
            line = word
        else:
            line = longer
    if line:
        yield line
