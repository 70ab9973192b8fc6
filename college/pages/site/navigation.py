"""The menu of the site: as the settings list it, and the pages that find their own place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from college.pages.parts.menu import Menu, Place
from college.pages.site_page import SitePage
from college.records.settings import MenuEntry, Settings

Entry: TypeAlias = dict[str, "str | list[Entry]"]
"""A title, and the uri of its page or the entries under it."""


def navigation(settings: Settings, pages: Mapping[str, SitePage]) -> list[Entry]:
    """Return the menu; titles are written out: a partial rebuild need not open every page.

    A page that the settings do not list stands where its kind says, behind those listed there.
    """
    listed = {entry.uri for entry in _every(settings.menu)}
    tracks: list[tuple[Menu, str]] = []
    others: list[tuple[Menu, str]] = []
    for uri, page in pages.items():
        own = page.menu
        if own and own.place[0] is Place.TRACKS:
            tracks.append((own, uri))
        elif own and uri not in listed:
            others.append((own, uri))
    menu: list[Entry] = []
    for entry in settings.menu:
        if entry.tracks:
            _add(menu, tracks)
        else:
            menu.append(_listed(entry))
    _add(menu, others)
    return menu


def _listed(entry: MenuEntry) -> Entry:
    return {entry.title: [*map(_listed, entry.entries)] if entry.entries else entry.uri}


def _every(entries: Iterable[MenuEntry]) -> Iterable[MenuEntry]:
    for entry in entries:
        yield entry
        yield from _every(entry.entries)


def _add(menu: list[Entry], placed: Iterable[tuple[Menu, str]]) -> None:
    """Put pages into the menu by their place, each in its group; a new group stands at the end."""
    groups = {
        title: below for entry in menu for title, below in entry.items() if isinstance(below, list)
    }
    for own, uri in sorted(placed, key=lambda pair: pair[0].place):
        if own.group and own.group not in groups:
            groups[own.group] = []
            menu.append({own.group: groups[own.group]})
        shelf = groups[own.group] if own.group else menu
        shelf.append({own.title: uri})
