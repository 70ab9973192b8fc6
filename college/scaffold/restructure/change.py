"""A change of the course: each page that will be another or gone, and the course as it will be."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TypeVar

from college.pages.registry import site_pages
from college.pages.site_page import SitePage
from college.records.course import Course
from college.records.lesson import Lesson
from college.records.page_record import PageRecord
from college.records.term import Term
from college.records.track import Track

Named = Lesson | Track | Term
_HOME = "index.html"
_Some = TypeVar("_Some", bound=Named)


@dataclass(frozen=True)
class Change:
    """The course as it is and as it will be; records are paired by the file they stand in."""

    before: Course
    after: Course
    becomes: Mapping[str, Named]
    """What each page will be that is not as it was, by the uri of its source before."""
    instead: Mapping[str, PageRecord]
    """Where to go for each page that will be gone, by the uri of its source."""

    def now(self, uri: str) -> PageRecord | None:
        """Return the record of a page that moves or goes, as it will be found."""
        return self.becomes.get(uri) or self.instead.get(uri)

    def renamed(self, kind: type[Named]) -> dict[str, str]:
        """Return each id of a kind that changes: old to new, or to nothing if it goes."""
        known: dict[str, Named] = {
            item.source_uri: item for item in self.before.records if isinstance(item, kind)
        }
        found: dict[str, str] = {}
        for uri, item in known.items():
            if uri in self.instead:
                found[item.id] = ""
            elif uri in self.becomes and self.becomes[uri].id != item.id:
                found[item.id] = self.becomes[uri].id
        return found

    @cached_property
    def redirects(self) -> dict[str, str]:
        """Return the addresses that vanish, but for those that `formerly` keeps: old to new."""
        after = site_pages(self.after)
        kept = {address for page in after.values() for address in _addresses(page)}
        found: dict[str, str] = {}
        for page in site_pages(self.before).values():
            record = getattr(page, "record", getattr(page, "lesson", None))
            for address in () if page.draft else _addresses(page):
                if address not in kept:
                    target = self.instead.get(record.source_uri) if record else None
                    found[address] = _target(page, target, after) if target else _HOME
        return found

    @cached_property
    def followed(self) -> dict[str, str]:
        """Return the addresses that `formerly` keeps, of notes and answers too: old to new."""
        return {
            before.address: page.address
            for page in site_pages(self.after).values()
            for before in page.former()
            if before.address != page.address
        }


def _addresses(page: SitePage) -> Iterable[str]:
    return {page.address, *(before.address for before in page.former())}


def _target(page: SitePage, target: PageRecord, after: Mapping[str, SitePage]) -> str:
    """Return the page of the same kind for what comes instead, or else its own page."""
    same = {
        mine.source_uri: other.address
        for other in after.values()
        if type(other) is type(page)
        and (mine := getattr(other, "record", getattr(other, "lesson", None)))
    }
    return same.get(target.source_uri, target.page_uri)


def changed(
    before: Course, pairs: Iterable[tuple[Named, Named | None]], instead: PageRecord | None = None
) -> Change:
    """Return the change that makes each record its second, or takes it away if there is none.

    What is taken away leads to `instead`, as that will be.
    """
    given = {old.source_uri: new and _at_home(new, before) for old, new in pairs}
    after = [given.get(item.source_uri, item) for item in before.records]
    becomes = {
        item.source_uri: new
        for item in before.records
        if (new := given.get(item.source_uri)) is not None and new != item
    }
    gone = {uri for uri, new in given.items() if new is None}
    target = becomes.get(instead.source_uri, instead) if instead else None
    return Change(
        before,
        Course.of(before.root, before.settings, (item for item in after if item)),
        becomes,
        dict.fromkeys(gone, target) if target else {},
    )


def _at_home(record: Named, course: Course) -> Named:
    """Return the record at the place where its file belongs."""
    match record:
        case Lesson(track=track, step=step, id=name):
            return replace(record, path=course.root / "lessons" / track / f"{step:02d}-{name}.md")
        case Track(id=name):
            return replace(record, path=course.root / "lessons" / name / "index.md")
        case Term(id=name):
            return replace(record, path=course.root / "docs/glossary" / f"{name}.md")


def with_past(record: _Some, past: str, own: str) -> _Some:
    """Return the record with a name that it had before, its own left out."""
    names = [name for name in (*record.formerly, past) if name != own]
    return replace(record, formerly=tuple(dict.fromkeys(names)))
