"""A table that becomes a stack of cards on a small screen, each value under its own name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from calculators.cost.sources.source import Source
from calculators.engine.html import Html, fragment, tag
from calculators.engine.numbers.phrase import capitalized
from college.pages.parts.named_table import named_table


class Keyed(NamedTuple):
    """A cell that is sorted by another value than its text; without one it comes last."""

    html: str
    key: str


def stacked_table(
    heading: str,
    heads: Sequence[str],
    rows: Iterable[Sequence[str | Keyed]],
    *,
    sortable: bool = False,
) -> Html:
    """Return the table's HTML for a page's Markdown; heads are text, cells are HTML.

    The heading it stands under is its name.

    >>> table = stacked_table("Chips", ("Chip", "Power"), [("H100", "700 W")])
    >>> table.splitlines()[2]
    '<tr><td data-label="Chip">H100</td><td data-label="Power">700 W</td></tr>'
    """
    lines = (tag("tr", *map(_cell, heads, row)) for row in rows)
    css = "cc-stacked cc-sortable" if sortable else "cc-stacked"
    return tag("div", named_table(heading, heads, lines), class_=css)


def _cell(name: str, cell: str | Keyed) -> Html:
    html, key = cell if isinstance(cell, Keyed) else (cell, None)
    return tag("td", Html(html), data_label=name, data_key=key)


def aside(text: str) -> Html:
    """Return a muted line under what a cell is about, or nothing; the text is HTML.

    >>> aside("within 1%")
    '<span class="cc-aside">Within 1%</span>'
    """
    return tag("span", Html(capitalized(text)), class_="cc-aside") if text else Html()


def source_link(source: Source) -> Html:
    """Return a document's title, linked to where we read it if that is on the web.

    >>> source_link(Source("A", "A note", "2025", "example.org/a ; example.org/b"))
    '<a href="https://example.org/a">A note</a>'
    >>> source_link(Source("B", "Our own", "2026", "lessons/a-track"))
    'Our own'
    """
    address = source.address.split(" ", 1)[0]
    host, _, _ = address.partition("/")
    if "." not in host:
        return fragment(source.title)
    return tag("a", source.title, href=f"https://{address}")
