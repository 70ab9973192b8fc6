"""A table that becomes a stack of cards on a small screen, each value under its own name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from calculators.engine.html import Html, fragment, tag
from calculators.engine.numbers.phrase import capitalized
from calculators.source import Source
from college.pages.parts.named_table import named_table


class Keyed(NamedTuple):
    """A cell that is sorted by another value than its text; without one it comes last."""

    text: str
    key: str


def stacked_table(
    heading: str,
    heads: Sequence[str],
    rows: Iterable[Sequence[str | Keyed]],
    *,
    sortable: bool = False,
) -> Html:
    """Return the table's HTML for a page's Markdown; a cell is text, or HTML as `tag` makes it.

    The heading it stands under is its name.

    >>> table = stacked_table("Lamps", ("Lamp", "Power"), [("LED & co", "8 W")])
    >>> table.splitlines()[2]
    '<tr><td data-label="Lamp">LED &amp; co</td><td data-label="Power">8 W</td></tr>'
    """
    lines = (tag("tr", *map(_cell, heads, row)) for row in rows)
    css = "cc-table-stacked cc-table-sortable" if sortable else "cc-table-stacked"
    return tag("div", named_table(heading, heads, lines), class_=css)


def _cell(name: str, cell: str | Keyed) -> Html:
    text, key = cell if isinstance(cell, Keyed) else (cell, None)
    return tag("td", text, data_label=name, data_key=key)


def aside(text: str) -> Html:
    """Return a muted line under what a cell is about, or nothing.

    >>> aside("within 1%")
    '<span class="cc-table-aside">Within 1%</span>'
    """
    raised = capitalized(text)
    line = Html(raised) if isinstance(text, Html) else raised
    return tag("span", line, class_="cc-table-aside") if text else Html()


def source_link(source: Source) -> Html:
    """Return a document's title, linked to where we read it if that is on the web.

    >>> source_link(Source("A", "A note", "2025", "example.org/a ; example.org/b"))
    '<a href="https://example.org/a">A note</a>'
    >>> source_link(Source("B", "Our own", "2026", "lessons/a-track"))
    'Our own'
    >>> source_link(Source("C", "C", "2026", "lessons/a-track", second_hand="it is sold"))
    'C, second-hand: it is sold'
    """
    if source.second_hand:
        whole = source_link(replace(source, second_hand=""))
        return fragment(whole, f", second-hand: {source.second_hand}")
    address = source.address.split(" ", 1)[0]
    host, _, _ = address.partition("/")
    if "." not in host:
        return fragment(source.title)
    return tag("a", source.title, href=f"https://{address}")
