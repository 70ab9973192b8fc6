"""The menu of the site: as the settings list it, and the pages that find their own place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from college.pages.site_page import Menu, Place, SitePage
from college.records.settings import MenuEntry, Settings

Entry: TypeAlias = dict[str, "str | list[Entry]"]
"""A title, and the uri of its page or the entries under it."""


def navigation(settings: Settings, pages: Mapping[str, SitePage]) -> list[Entry]:
    """Return the menu; titles are written out: a partial rebuild need not open every page.

    A page that the settings do not list stands where its kind says, behind those listed there.
    """
    placed = [(page.menu, uri) for uri, page in pages.items() if page.menu]
    tracks = [pair for pair in placed if pair[0].place[0] is Place.TRACKS]
    menu: list[Entry] = []
    for entry in settings.menu:
        if entry.tracks:
            _add(menu, tracks)
        else:
            menu.append(_listed(entry))
    known = {entry.uri for entry in _every(settings.menu)}
    _add(menu, [pair for pair in placed if pair not in tracks and pair[1] not in known])
    return menu


def _listed(entry: MenuEntry) -> Entry:
    return {entry.title: [*map(_listed, entry.entries)] if entry.entries else entry.uri}


def _every(entries: Iterable[MenuEntry]) -> Iterable[MenuEntry]:
    for entry in entries:
        yield entry
        yield from _every(entry.entries)


def _add(menu: list[Entry], placed: Iterable[tuple[Menu, str]]) -> None:
    """Put pages into the menu by their place, each in its group; a new group stands at the end."""
    for own, uri in sorted(placed, key=lambda pair: pair[0].place):
        shelf = menu
        if own.group:
            found = next((entry[own.group] for entry in menu if own.group in entry), None)
            if not isinstance(found, list):
                found = []
                menu.append({own.group: found})
            shelf = found
        shelf.append({own.title: uri})
