"""One run of the builder: it reads the course, and answers for every page and file of the site.

It knows no host. The adapter in `hooks/` calls it in this order: `begin`, `files`, `open` for
each page, `finish`; in a preview again from the start. What outlives a build is kept here.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cached_property
from pathlib import Path

from college.build.assets import Assets, PageData, site_assets
from college.build.open_page import OpenPage
from college.build.site_files import SiteFile, site_files
from college.build.site_packs import SitePacks, site_packs
from college.checks.running.gather import read_course
from college.markdown.context import derived_steps
from college.pages.registry import site_pages
from college.pages.site.course_map import course_map
from college.pages.site.navigation import Entry, navigation
from college.pages.site.questions import cards
from college.pages.site.redirects import read_redirects, redirect_page
from college.pages.site_page import SitePage
from college.records.course import Course
from college.records.problem import Problem
from college.source.memory import Memory


class Build:
    """A build of the site that readers get: any problem of the content stops it."""

    previewed = False
    root: Path
    assets: Assets
    course: Course
    pages: Mapping[str, SitePage]
    problems: Collection[Problem] = ()
    """What is wrong with the content and does not stop the build."""

    def __init__(self, say: Callable[[str], None]) -> None:
        self.say = say
        self.memory = Memory()
        self.opened: dict[str, OpenPage] = {}
        self._texts: dict[str, str] = {}

    def begin(self, root: Path) -> None:
        """Read the course, or raise BadContent with every problem."""
        self.root = root
        self.course = self.read()
        self.pages = site_pages(self.course)
        self.opened, self._texts = {}, {}

    def read(self) -> Course:
        """Return the course as this build shows it."""
        return read_course(self.root)

    @cached_property
    def packs(self) -> SitePacks:
        """The Python for readers' browsers, made once a run: new code begins a new run."""
        return site_packs(self.root, derived_steps(), say=self.say)

    def menu(self) -> list[Entry]:
        """Return the menu."""
        return navigation(self.course.settings, self.pages)

    def files(self, theme: Path) -> Iterable[SiteFile]:
        """Return the files that are no pages; those of the theme's folder are in our bundles."""
        questions = {card.question.id: card.html for card in cards(self.course, self.memory)}
        data = PageData(course_map(self.course), questions, self.packs.records)
        self.assets = site_assets(self.root, theme, data, hashed=not self.previewed)
        return site_files(self.assets, self.course, self.memory)

    def text(self, page: SitePage) -> str:
        """Return a page's Markdown; a generated one is written once a build."""
        if page.uri not in self._texts:
            self._texts[page.uri] = page.text
        return self._texts[page.uri]

    def stale(self) -> set[str]:
        """Return the uris of the pages to build: every one."""
        return {*self.pages}

    def open(self, uri: str) -> OpenPage:
        """Begin a page: what its Markdown is rendered with, and where notes of it are kept."""
        page = self.pages[uri]
        context = page.context()
        context.previewed = self.previewed
        context.headed = bool(page.head())
        if page.lists_foot:
            context.below = tuple((section.id, section.title) for section in page.sections())
        self.opened[uri] = OpenPage(page, context, self.assets)
        return self.opened[uri]

    def framed(self, opened: OpenPage, html: str) -> str:
        """Return the whole content of a page, of its rendered text."""
        return opened.framed(html)

    def finish(self, site: Path) -> None:
        """Put the packs beside the pages, and a small page wherever one has moved away."""
        self.packs.ship(site / "assets/runtime")
        for redirect in read_redirects(self.root):
            place = site / redirect.old
            if not place.exists():
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_text(redirect_page(redirect), "utf-8")
