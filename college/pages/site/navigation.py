"""The menu of the site: as the settings list it, and the pages that find their own place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TypeAlias

from college.pages.parts.menu import Menu, Place
from college.pages.site_page import SitePage
from college.records.course_file.menu import MenuEntry
from college.records.settings import Settings

Entry: TypeAlias = dict[str, "str | list[Entry]"]
"""A title, and the uri of its page or the entries under it."""


def navigation(settings: Settings, pages: Mapping[str, SitePage]) -> list[Entry]:
    """Return the menu; titles are written out: a partial rebuild need not open every page.

    A page that the settings do not list stands where its kind says, behind those listed there.
    """
    listed = {item.uri for entry in settings.menu for item in entry.every()}
    placed = [(page.menu, uri) for uri, page in pages.items() if page.menu and uri not in listed]
    placed.sort(key=lambda pair: pair[0].place)
    tracks: list[Entry] = []
    for own, uri in placed:
        if own.place[0] is Place.TRACKS:
            _below(tracks, own.under).append({own.title: uri})
    menu = [*_shown(settings.menu, tracks)]
    for own, uri in placed:
        if own.place[0] is not Place.TRACKS:
            _shelf(menu, own).append({own.title: uri})
    return [entry for entry in menu if [*entry.values()] != [[]]]


def listed_uris(menu: Iterable[Entry]) -> Iterator[str]:
    """Return the uri of every page in a menu."""
    for entry in menu:
        for below in entry.values():
            if isinstance(below, str):
                yield below
            else:
                yield from listed_uris(below)


def _shown(entries: Iterable[MenuEntry], tracks: list[Entry]) -> Iterator[Entry]:
    """Return listed entries as they are shown, all tracks in the place of their word."""
    for entry in entries:
        if entry.tracks:
            yield from tracks
        else:
            yield {entry.title: [*_shown(entry.entries, tracks)] if entry.entries else entry.uri}


def _shelf(menu: list[Entry], own: Menu) -> list[Entry]:
    """Return where a page's own entry goes."""
    return _below(_below(menu, own.group), own.under)


def _below(entries: list[Entry], title: str) -> list[Entry]:
    """Return the entries under a heading, which stands at the end if it is new."""
    if not title:
        return entries
    for entry in entries:
        found = entry.get(title)
        if isinstance(found, list):
            return found
    added: list[Entry] = []
    entries.append({title: added})
    return added
