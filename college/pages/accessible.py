"""What every page is given so that it can be used by keyboard and by ear."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from html import escape, unescape
from typing import Protocol

SKIP = '<div data-md-component="skip"><a href="#content" class="md-skip">Skip to content</a></div>'

_MARK = re.compile(r"<h([1-6])\b[^>]*>(?P<title>.*?)</h\1>|<table>(?P<rows>.*?)</table>", re.DOTALL)
_HEAD = re.compile(r"<th(?=[ >])")
_NO_HEAD = re.compile(r"<th[^>]*></th>")  # a corner heads nothing
_ANCHOR = re.compile(r'<a class="headerlink".*?</a>', re.DOTALL)
_TAG = re.compile(r"<[^>]+>")
_SKIP = re.compile(r'<div data-md-component="skip">.*?</div>', re.DOTALL)
_POINTLESS = 'title="Link to this section">'
_POINTED = 'aria-label="Link to this section">'
_LEAST_HEADINGS = 3  # a shorter list of contents helps nobody


class Heading(Protocol):
    """One line of a page's table of contents."""

    @property
    def title(self) -> str:
        """Its words, as HTML."""

    @property
    def url(self) -> str:
        """Where it leads."""

    @property
    def level(self) -> int:
        """From 1, the title of the page."""

    @property
    def children(self) -> Sequence[Heading]:
        """The lines under it."""


def name_parts(html: str) -> str:
    """Name the links beside headings, and put each table in a region that Tab reaches, named too.

    >>> print(name_parts('<h2>Chips</h2><table><thead><tr><th></th><th>TDP</th></tr></thead></table>'))
    <h2>Chips</h2><div class="cc-table-place" role="region" tabindex="0" aria-label="Table: Chips"><table class="cc-plain"><thead><tr><td></td><th scope="col">TDP</th></tr></thead></table></div>
    """
    heading = "this page"
    seen: Counter[str] = Counter()

    def marked(found: re.Match[str]) -> str:
        nonlocal heading
        if found["title"] is not None:
            heading = " ".join(unescape(_TAG.sub("", _ANCHOR.sub("", found["title"]))).split())
            return found[0].replace(_POINTLESS, _POINTED)
        seen[heading] += 1
        more = f", {seen[heading]}" if seen[heading] > 1 else ""
        name = escape(f"Table: {heading}{more}")
        rows = _HEAD.sub('<th scope="col"', _NO_HEAD.sub("<td></td>", found["rows"]))
        return (
            f'<div class="cc-table-place" role="region" tabindex="0" aria-label="{name}">'
            f'<table class="cc-plain">{rows}</table></div>'
        )

    return _MARK.sub(marked, html)


def add_contents(html: str, headings: Iterable[Heading]) -> str:
    """Set the list of sections under the title, for screens with no room for it at the side."""
    listed = [item for top in headings for item in (top.children if top.level == 1 else [top])]
    if len(listed) < _LEAST_HEADINGS:
        return html
    lines = "".join(f'<li><a href="{item.url}">{item.title}</a></li>' for item in listed)
    contents = (
        '<details class="cc-contents" data-search-exclude><summary>On this page</summary>'
        f'<nav aria-label="On this page"><ul>{lines}</ul></nav></details>'
    )
    end = "</header>" if html.startswith('<header class="cc-lesson-head">') else "</h1>"
    before, found, after = html.partition(end)
    return before + found + contents + after if found else html


def let_skip(html: str) -> str:
    """Make the first stop of every page the way past its menu, to the top of its text."""
    return _SKIP.sub(SKIP, html, count=1)
