"""A page of its own: one file of HTML that stands beside the site, without its theme."""

from __future__ import annotations

from collections.abc import Iterable

from calculators.engine.html import Html, fragment, tag
from college.pages.site.policy import POLICY

NO_ICON = "data:,"
"""No picture at all: or a browser asks for one that is not there."""


def lone_page(head: Html, body: Html) -> Html:
    """Return head and body as a whole document in the language of the course."""
    return fragment(Html("<!doctype html>"), tag("html", head, body, lang="en"), "\n")


def lone_head(
    title: str,
    *further: Html,
    icon: str = NO_ICON,
    policy: str = POLICY,
    sheets: Iterable[str] = (),
) -> Html:
    """Return the head: what the page may load, its title, its sheets, and what else it has."""
    return tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", http_equiv="Content-Security-Policy", content=policy) if policy else None,
        tag("meta", name="viewport", content="width=device-width,initial-scale=1"),
        tag("title", title),
        tag("link", rel="icon", href=icon),
        *(tag("link", rel="stylesheet", href=sheet) for sheet in sheets),
        *further,
    )
