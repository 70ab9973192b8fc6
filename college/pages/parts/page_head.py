"""The head of a page that belongs to an index: the way back above its title."""

from __future__ import annotations

from markdown.extensions.toc import slugify

from calculators.engine.html import Html, tag


def page_head(title: str, index: str) -> Html:
    """Return the head; `index` names the index.html beside the page.

    The search knows the title from the page's record, and need not show it again as text.

    >>> page_head("Two bids", "Calculators")  # doctest: +ELLIPSIS
    '<header id="two-bids" data-search-exclude><p class="cc-head-eyebrow"><a href="index.html">C...
    """
    way_back = tag("p", tag("a", index, href="index.html"), class_="cc-head-eyebrow")
    return tag("header", way_back, tag("h1", title), id=head_id(title), data_search_exclude=True)


def head_id(title: str) -> str:
    """Return the place of such a head, as a heading of the same words would have it."""
    return str(slugify(title, "-"))
