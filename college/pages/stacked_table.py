"""A table that becomes a stack of cards on a small screen, each value under its own name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple

from calculators.cost.sources.source import Source


class Keyed(NamedTuple):
    """A cell that is sorted by another value than its text; without one it comes last."""

    html: str
    key: str


def stacked_table(
    heads: Sequence[str], rows: Iterable[Sequence[str | Keyed]], *, sortable: bool = False
) -> str:
    """Return the table's HTML for a page's Markdown; heads are text, cells are HTML.

    >>> print(stacked_table(("Chip", "Power"), [("H100", "700 W")]))
    <div class="cc-stacked"><table><thead><tr><th>Chip</th><th>Power</th></tr></thead>
    <tbody>
    <tr><td data-label="Chip">H100</td><td data-label="Power">700 W</td></tr>
    </tbody></table></div>
    """
    head = "".join(f"<th>{escape(name)}</th>" for name in heads)
    body = "\n".join(f"<tr>{_cells(heads, row)}</tr>" for row in rows)
    return (
        f'<div class="cc-stacked{" cc-sortable" if sortable else ""}"><table><thead><tr>{head}</tr></thead>\n'
        f"<tbody>\n{body}\n</tbody></table></div>"
    )


def _cells(heads: Sequence[str], row: Sequence[str | Keyed]) -> str:
    return "".join(_cell(name, cell) for name, cell in zip(heads, row, strict=True))


def _cell(name: str, cell: str | Keyed) -> str:
    html, key = (
        (cell.html, f' data-key="{escape(cell.key)}"') if isinstance(cell, Keyed) else (cell, "")
    )
    return f'<td data-label="{escape(name)}"{key}>{html}</td>'


def aside(text: str) -> str:
    """Return a muted line under what a cell is about, or nothing; the text is HTML.

    >>> aside("within 1%")
    '<span class="cc-aside">Within 1%</span>'
    """
    return f'<span class="cc-aside">{text[:1].upper() + text[1:]}</span>' if text else ""


def source_link(source: Source) -> str:
    """Return a document's title, linked to where we read it if that is on the web.

    >>> source_link(Source("A", "A note", "2025", "example.org/a ; example.org/b"))
    '<a href="https://example.org/a">A note</a>'
    >>> source_link(Source("B", "Our own", "2026", "lessons/a-track"))
    'Our own'
    """
    address = source.address.split(" ", 1)[0]
    host, _, _ = address.partition("/")
    title = escape(source.title)
    return f'<a href="https://{escape(address)}">{title}</a>' if "." in host else title
