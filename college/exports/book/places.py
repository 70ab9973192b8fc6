"""Where the links of a book lead: to places in it, else to the site if its address is known."""

from __future__ import annotations

import posixpath
from collections.abc import Callable, Sequence
from functools import cached_property
from urllib.parse import urlsplit

from college.exports.book.chapter import Chapter
from college.pages.registry import site_pages
from college.records.course import Course
from college.records.track import Track

_DOT_MD = ".md"


class Places:
    """The places of one book; `terms` are those that something in it leads to or teaches."""

    def __init__(self, course: Course, track: Track, site: str) -> None:
        self.course, self.site = course, site
        lessons = course.in_track(track.id)
        self._chapters = {lesson.page_uri: lesson.id for lesson in lessons}
        self._chapters[track.page_uri] = "beginning"
        self._terms = {term.page_uri: term.id for term in course.terms.values()}
        taught = (name for lesson in lessons for name in lesson.teaches)
        self.terms: dict[str, None] = dict.fromkeys(taught)

    @cached_property
    def _addresses(self) -> dict[str, str]:
        """Where each page is read, by where its source stands."""
        return {page.uri: page.address for page in site_pages(self.course).values()}

    def leads(self, here: str) -> Callable[[str], str | None]:
        """Return how the links of the page at an address lead on."""
        uris = {address: uri for uri, address in self._addresses.items()}
        prefix = f"{self._chapters.get(here, '')}-"

        def lead(target: str) -> str | None:
            parts = urlsplit(target)
            if parts.scheme:
                return target
            if not parts.path:
                return f"#{prefix}{parts.fragment}" if parts.fragment else None
            start = uris.get(here, here) if parts.path.endswith(_DOT_MD) else here
            path = posixpath.normpath(posixpath.join(posixpath.dirname(start), parts.path))
            return self._to(self._addresses.get(path, path), parts.fragment)

        return lead

    def _to(self, address: str, fragment: str) -> str | None:
        if address in self._chapters:
            chapter = self._chapters[address]
            return f"#{chapter}-{fragment}" if fragment else f"#{chapter}"
        if address in self._terms:
            self.terms.setdefault(self._terms[address])
            return f"#term-{self._terms[address]}"
        behind = f"#{fragment}" if fragment else ""
        return f"{self.site.rstrip('/')}/{address}{behind}" if self.site else None

    @staticmethod
    def settle(chapters: Sequence[Chapter]) -> None:
        """Have each link inside the book lead to a place there is, if only its chapter."""
        known = {name for chapter in chapters for name in chapter.ids}
        names = sorted((chapter.id for chapter in chapters), key=len, reverse=True)
        for chapter in chapters:
            for link in chapter.tree.iter("a"):
                target = link.get("href", "")
                if target[:1] == "#" and target[1:] not in known:
                    near = next((name for name in names if target[1:].startswith(f"{name}-")), None)
                    if near:
                        link.set("href", f"#{near}")
                    else:
                        del link.attrib["href"]
