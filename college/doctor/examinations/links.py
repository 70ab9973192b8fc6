"""The examination of addresses: each leads to a file of the site, each anchor to a place in it."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from urllib.parse import unquote, urlsplit

from college.doctor.examination import of_file
from college.doctor.site import MISSING_PAGE, BuiltSite

_CARRIED = re.compile(r"c=|~p=")
"""How a fragment begins that carries numbers or progress, and names no place."""


def target_of(name: str, address: str) -> str:
    """Return the file that an address in a page leads to.

    >>> target_of("lessons/one.html", "../index.html#top")
    'index.html'
    """
    path = unquote(urlsplit(address).path)
    return posixpath.normpath(posixpath.join(posixpath.dirname(name), path)) if path else name


def _wrong(site: BuiltSite, name: str, address: str) -> str | None:
    """Return what is wrong with an address in a page."""
    parts = urlsplit(address)
    if parts.scheme or (name == MISSING_PAGE and address.startswith("../")):
        return None
    if address.startswith("/"):
        return f"{address} begins at the top of a server: the folder could stand nowhere else"
    target = target_of(name, address)
    if not (site.folder / target).exists():
        return f"{address} leads nowhere"
    place = unquote(parts.fragment)
    other = site.markup.get(target)
    if not place or _CARRIED.match(place) or other is None or place in other.ids:
        return None
    return f"{address} leads to a place that {target} does not have"


@of_file()
def links(site: BuiltSite, address: str) -> Iterator[str]:
    """Follow every link, and every file that a page loads, within the site."""
    page = site.markup[address]
    for target in dict.fromkeys((*page.links, *page.fetched)):
        what = _wrong(site, address, target)
        if what:
            yield what
    for target in page.fetched:
        if urlsplit(target).scheme in ("http", "https"):
            yield f"{target} would be loaded from elsewhere"
