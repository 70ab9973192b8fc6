"""The site that is examined: its folder, its pages with their kinds, the course it was built of."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cached_property
from pathlib import Path

from college.build.gate.publish import SITE
from college.checks.running.gather import read_course
from college.doctor.budgets import Budgets, read_budgets
from college.doctor.meters.markup import Markup
from college.pages.registry import site_pages
from college.pages.site_page import SitePage
from college.records.course import Course

MISSING_PAGE = "404.html"
"""It stands below any folder, wherever a server puts it."""
OTHER = "other"
"""The kind of what the registry does not know: pages that only lead on, and that for the lost."""
_WORD = re.compile(r"(?<=[a-z])(?=[A-Z])")


@dataclass(frozen=True)
class BuiltSite:
    """A built course. `wanted` is a pattern of the addresses that are looked at."""

    root: Path
    folder: Path
    course: Course
    budgets: Budgets
    wanted: str = "*"

    @cached_property
    def markup(self) -> Mapping[str, Markup]:
        """Every page, read once, by its address."""
        return {
            path.relative_to(self.folder).as_posix(): Markup(path.read_text("utf-8"))
            for path in sorted(self.folder.rglob("*.html"))
        }

    @cached_property
    def registered(self) -> Mapping[str, SitePage]:
        """What the course says of each of its pages, by address."""
        pages = site_pages(self.course).values()
        return {page.address: page for page in pages if not page.draft}

    @cached_property
    def kinds(self) -> Mapping[str, str]:
        """The kind of each page that is looked at, by address."""
        return {
            address: kind_of(self.registered.get(address))
            for address in self.markup
            if fnmatchcase(address, self.wanted)
        }

    @cached_property
    def samples(self) -> frozenset[str]:
        """One page of each kind; all of them where an author asked for some pages only."""
        if self.wanted != "*":
            return frozenset(self.kinds)
        first: dict[str, str] = {}
        for address, kind in self.kinds.items():
            first.setdefault(kind, address)
        return frozenset(first.values())


def kind_of(page: SitePage | None) -> str:
    """Return the name of a page's kind, as budgets have it.

    >>> kind_of(None)
    'other'
    """
    name = type(page).__name__.removesuffix("Page") if page else OTHER
    return _WORD.sub("-", name).lower()


def built_site(root: Path, wanted: str = "*") -> BuiltSite | None:
    """Return the course's site, or nothing if it has not been built."""
    folder = root / SITE
    if not (folder / "index.html").is_file():
        return None
    return BuiltSite(root, folder, read_course(root), read_budgets(root), wanted)
