"""The feed of changes, in Atom: what was corrected, day by day, from the page that lists it."""

from __future__ import annotations

import re
import uuid
from dataclasses import dataclass

from calculators.engine.html import Html, tag
from college.markdown.plain import PlainRenderer
from college.pages.site_page import SitePage
from college.source.document import parse

ADDRESS = "changes.xml"
_ROW = re.compile(r"^\|\s*(?P<day>\d{4}-\d\d-\d\d)\s*\|(?P<cells>.*)\|\s*$")
_NEWEST = 50


@dataclass(frozen=True)
class Change:
    """One line of the feed."""

    day: str
    title: str
    words: str


def changes(page: SitePage) -> list[Change]:
    """Return each row of the page's tables that begins with a day, the newest first."""
    render = PlainRenderer(page.context())
    found = []
    for _, line in parse(page.text).prose:
        row = _ROW.match(line)
        if row:
            cells = [render.text(cell.strip()) for cell in re.split(r"(?<!\\)\|", row["cells"])]
            found.append(Change(row["day"], cells[0], " ".join(cells)))
    return sorted(found, key=lambda change: change.day, reverse=True)


def feed(page: SitePage, site_url: str = "") -> str:
    """Return the feed; without an address its links are as seen from where it lies."""
    course = page.course.settings.name
    listed = changes(page)[:_NEWEST]
    there = site_url + page.address
    whole = tag(
        "feed",
        tag("title", f"{course}: {page.title or 'changes'}"),
        tag("id", _id(course, "feed")),
        tag("updated", _moment(listed[0].day if listed else "1970-01-01")),
        tag("author", tag("name", course)),
        _link(there),
        *(_entry(course, change, there) for change in listed),
        xmlns="http://www.w3.org/2005/Atom",
    )
    return f'<?xml version="1.0" encoding="utf-8"?>\n{whole}\n'


def _entry(course: str, change: Change, there: str) -> Html:
    return tag(
        "entry",
        tag("title", change.title),
        tag("id", _id(course, change.day, change.title)),
        tag("updated", _moment(change.day)),
        _link(there),
        tag("content", change.words, type="text"),
    )


def _link(address: str) -> Html:
    """Return a link as XML has it: closed."""
    return Html(f"{tag('link', href=address)[:-1]}/>")


def _moment(day: str) -> str:
    return f"{day}T00:00:00Z"


def _id(*parts: str) -> str:
    """Return a name that stays the same wherever the site lies."""
    return f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, chr(0).join(parts))}"
