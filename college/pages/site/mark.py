"""The mark of the course: its own drawing, or the first letter of its name."""

from __future__ import annotations

from pathlib import Path

from calculators.engine.html import Html, tag
from calculators.engine.numbers.phrase import capitalized
from college.records.settings import Settings

MARK = "assets/mark.svg"
"""Where a course's own stands in `docs/`, and where the mark lies in the site."""
_ACCENT = "#0b5cad"
_WHITE = "#ffffff"


def drawn_mark(root: Path, settings: Settings) -> Html:
    """Return the mark as an element; an author's drawing stands as it is."""
    own = root / "docs" / MARK
    if own.is_file():
        return Html(own.read_text("utf-8").strip())
    letter = tag(
        "text",
        capitalized(settings.name)[:1],
        x=16,
        y=23,
        fill=_WHITE,
        text_anchor="middle",
        font_family="Inter, sans-serif",
        font_size=20,
        font_weight=700,
    )
    ground = tag("rect", width=32, height=32, rx=7, fill=_ACCENT)
    return tag("svg", ground, letter, xmlns="http://www.w3.org/2000/svg", viewBox="0 0 32 32")
