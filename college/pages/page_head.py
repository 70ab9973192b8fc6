"""The head of a generated page that belongs to an index: the way back above its title."""

from __future__ import annotations

import json
from html import escape

from markdown.extensions.toc import slugify


def page_head(title: str, index: str, *, tab: str = "", front: str = "") -> str:
    """Return the Markdown a page begins with; `index` names the index.md beside it, `front` adds to its record.

    The search knows the title from the record, and need not show it again as text.

    >>> print(page_head("Two bids", "Calculators", front="search: {boost: 2}"))
    ---
    title: "Two bids"
    search: {boost: 2}
    ---
    <BLANKLINE>
    <header id="two-bids" data-search-exclude><p class="cc-eyebrow"><a href="index.html">Calculators</a></p><h1>Two bids</h1></header>
    """
    record = "\n".join(filter(None, (f"title: {json.dumps(tab or title)}", front)))
    return (
        f'---\n{record}\n---\n\n<header id="{slugify(title, "-")}" data-search-exclude>'
        f'<p class="cc-eyebrow"><a href="index.html">{escape(index)}</a></p>'
        f"<h1>{escape(title)}</h1></header>"
    )
