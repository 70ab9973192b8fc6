"""The cover of a book: the course's mark, the title of the track, and what it promises."""

from __future__ import annotations

from collections.abc import Iterator

from calculators.engine.chart.text_width import SIZE, wrapped
from calculators.engine.html import Html, tag
from college.exports.book.book import Book
from college.exports.book.looks import FONT

WIDTH, HEIGHT = 1200, 1800
_EDGE = 120
_ROOM = WIDTH - 2 * _EDGE
_MARK = 160


def cover_svg(book: Book) -> Html:
    """Return the cover as a drawing."""
    colors = book.looks.tokens
    ink, muted, accent = (colors[f"--cc-{name}"] for name in ("text", "muted", "accent"))
    title = wrapped(book.title, _ROOM / 112 * SIZE, 5)
    promise = wrapped(book.track.summary, _ROOM / 48 * SIZE, 6)
    below = 640 + 134 * len(title)
    return tag(
        "svg",
        tag("title", f"{book.title}, {book.course.settings.name}"),
        tag("rect", width=WIDTH, height=HEIGHT, fill=colors["--cc-page"]),
        tag("rect", width=WIDTH, height=36, fill=accent),
        tag("svg", book.mark, x=_EDGE, y=180, width=_MARK, height=_MARK, viewBox="0 0 32 32"),
        *_lines((book.course.settings.name,), 450, 52, 700, muted),
        *_lines(title, 640, 112, 700, ink),
        *_lines(promise, below, 48, 400, muted),
        *_lines((book.course.settings.strap,), HEIGHT - 140, 40, 400, muted),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
        role="img",
    )


def _lines(lines: tuple[str, ...], top: int, size: int, weight: int, fill: str) -> Iterator[Html]:
    for at, line in enumerate(lines):
        yield tag(
            "text",
            line,
            x=_EDGE,
            y=top + at * size * 1.2,
            font_family=FONT,
            font_size=size,
            font_weight=weight,
            fill=fill,
        )
