"""The list of a page's sections under its title, for screens with no room for it at the side."""

from __future__ import annotations

from collections.abc import Sequence

from calculators.engine.html import Html, tag

_LEAST = 3
"""A shorter list helps nobody."""


def contents(sections: Sequence[tuple[str, str]]) -> Html:
    """Return the list of sections, each given by its id and its title; nothing if they are few."""
    if len(sections) < _LEAST:
        return Html()
    lines = (tag("li", tag("a", title, href=f"#{place}")) for place, title in sections)
    listed = tag("nav", tag("ul", *lines), aria_label="On this page")
    return tag(
        "details",
        tag("summary", "On this page"),
        listed,
        class_="cc-contents",
        data_search_exclude=True,
    )
