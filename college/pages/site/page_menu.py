"""The menu as one page shows it: the tabs, what lies under the open one, and the foot."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from college.pages.parts.links import link
from college.pages.site.navigation import Entry, listed_uris
from college.pages.site_page import SitePage
from college.records.course import Course
from college.records.course_file.menu import HOME
from college.records.track import Track


@dataclass(frozen=True)
class Item:
    """One line. `address` is as the page links to it; a heading without a page has none."""

    title: str
    address: str = ""
    current: str = ""
    """What `aria-current` says: page, true for what the page belongs to, or nothing."""
    entries: tuple[Item, ...] = ()
    track: str = ""
    """The id of the track whose lessons are below it."""
    lessons: int = 0
    """How many they are."""

    @property
    def open(self) -> bool:
        """Whether the page is this one, or among those below it."""
        return bool(self.current) or any(entry.open for entry in self.entries)

    @property
    def first(self) -> str:
        """The address it leads to: its own, or that of the first page below it."""
        return self.address or next((entry.first for entry in self.entries if entry.first), "")


@dataclass(frozen=True)
class PageMenu:
    """The menu of one page. Without a script, a pointer or room all of it can still be used."""

    home: Item
    tabs: tuple[Item, ...]
    foot: tuple[Item, ...]

    @property
    def open(self) -> Item | None:
        """The tab, or the part of the foot, that the page belongs to."""
        return next((item for item in (*self.tabs, *self.foot) if item.open), None)


def page_menu(
    page: SitePage, menu: Iterable[Entry], pages: Mapping[str, SitePage], course: Course
) -> PageMenu:
    """Return the menu as the page shows it; of the tracks only the open one shows its lessons."""
    entries = [*menu]
    walk = _Walk(page, _holder(page, entries), pages, course)
    items = [
        walk.item(title, below)
        for entry in entries
        for title, below in entry.items()
        if below != HOME
    ]
    foot = course.settings.footer
    return PageMenu(
        walk.item(course.settings.name, HOME),
        tuple(item for item in items if item.title not in foot),
        tuple(item for item in items if item.title in foot),
    )


@dataclass(frozen=True)
class _Walk:
    """One way down the menu, for one page."""

    page: SitePage
    holder: str
    pages: Mapping[str, SitePage]
    course: Course

    def item(self, title: str, below: str | list[Entry]) -> Item:
        if isinstance(below, str):
            current = "page" if below == self.page.uri else "true" if below == self.holder else ""
            return Item(title, self._address(below), current)
        track = next((one for one in self.course.open_tracks if _begins(below, one)), None)
        if track is None:
            return Item(title, entries=self._items(below))
        (own,), lessons = self._items(below[:1]), below[1:]
        is_open = self._is_in(track) or len(self.course.open_tracks) == 1
        entries = self._items(lessons) if is_open else ()
        return Item(title, own.address, own.current, entries, track.id, len(lessons))

    def _items(self, entries: list[Entry]) -> tuple[Item, ...]:
        return tuple(self.item(*pair) for entry in entries for pair in entry.items())

    def _is_in(self, track: Track) -> bool:
        return self.page.uri.startswith(track.source_uri.removesuffix("index.md"))

    def _address(self, uri: str) -> str:
        there = self.pages[uri].address if uri in self.pages else uri
        return link(self.page.address, there)


def _begins(entries: list[Entry], track: Track) -> bool:
    return bool(entries) and track.source_uri in entries[0].values()


def _holder(page: SitePage, menu: list[Entry]) -> str:
    """Return the uri that a page which is in no menu belongs to: the index of its folder."""
    listed = {*listed_uris(menu)}
    index = page.uri.rpartition("/")[0] + "/index.md"
    return index if page.uri not in listed and index in listed else ""
