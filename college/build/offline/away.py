"""The page for an address that is not kept while there is no network; the worker carries it."""

from __future__ import annotations

from calculators.engine.html import Html, tag
from college.pages.site.lone_page import lone_head, lone_page
from college.records.course import Course

_ROOT = "{root}"
"""Where the worker writes the address of the course: the page may be shown in any folder."""


def away_page(course: Course, sheet: str) -> Html:
    """Return the page for an address that is not kept while there is no network."""
    pages = {
        "index.html": course.settings.name,
        **{track.page_uri: track.title for track in course.open_tracks},
    }
    links = (tag("li", tag("a", title, href=_ROOT + uri)) for uri, title in pages.items())
    title = f"No network - {course.settings.name}"
    head = lone_head(title, policy="", sheets=[_ROOT + sheet])
    text = tag(
        "main",
        tag("h1", "This page is not on this device"),
        tag(
            "p",
            "There is no network now, and this page was not opened here before. Pages that you "
            "have opened work, and the rest when the network is back. Then the page of a track "
            "can download the whole course.",
        ),
        tag("ul", *links),
        class_="md-typeset cc-offline-away",
    )
    return lone_page(head, tag("body", text))
