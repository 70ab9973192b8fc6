"""One run of the builder: it reads the course, and answers for every page and file of the site.

It knows no host. The adapter in `hooks/` calls it in this order: `begin`, `files`, `open` for
each page, `finish`; in a preview again from the start. What outlives a build is kept here.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cached_property
from pathlib import Path

from calculators.engine.html import Html
from college.build.assets import Assets, PageData, site_assets
from college.build.hosting.headers import HEADERS, headers_file
from college.build.notices.write import write_notices
from college.build.offline.app import write_app
from college.build.offline.away import away_page
from college.build.offline.edition import write_worker
from college.build.offline.folder_zip import write_zip
from college.build.open_page import OpenPage
from college.build.sharing.raster import Rasterizer
from college.build.sharing.shared import write_shared
from college.build.site_files import SiteFile, site_files
from college.build.site_packs import SitePacks, site_packs
from college.checks.running.gather import read_course
from college.markdown.context import PagePlace
from college.pages.registry import site_pages
from college.pages.site.course_map import course_map
from college.pages.site.mark import drawn_mark
from college.pages.site.navigation import Entry, navigation
from college.pages.site.page_menu import page_menu
from college.pages.site.questions import cards
from college.pages.site.redirects import redirect_page, redirects_of
from college.pages.site_page import SitePage
from college.records.course import Course
from college.records.problem import Problem
from college.records.settings import COURSE_FILE
from college.source.headings import slug
from college.source.memory import Memory

ENGINE_FOLDERS = ("college", "hooks")
"""What stands beside a course in this project alone."""


class Build:
    """A build of the site that readers get: any problem of the content stops it."""

    previewed = False
    site_url = ""
    """Where the site will be published, with a slash at its end; the host's settings say it."""
    root: Path
    assets: Assets
    course: Course
    pages: Mapping[str, SitePage]
    problems: Collection[Problem] = ()
    """What is wrong with the content and does not stop the build."""

    def __init__(self, say: Callable[[str], None], *, drafts: bool = False) -> None:
        self.say, self.drafts = say, drafts
        self.memory = Memory()
        self.opened: dict[str, OpenPage] = {}
        self._texts: dict[str, str] = {}
        self._menu: list[Entry] = []
        self._mark = Html()
        self._theme = Path()

    def begin(self, root: Path) -> None:
        """Read the course, or raise BadContent with every problem."""
        self.root = root
        self.course = self.read()
        self.pages = site_pages(self.course)
        self.opened, self._texts, self._menu = {}, {}, []
        self._mark = drawn_mark(root, self.course.settings)

    def watched(self) -> list[str]:
        """Return what a preview looks at, beside the pages around the lessons."""
        names = (COURSE_FILE, "lessons", self.course.settings.package, *ENGINE_FOLDERS)
        return [str(self.root / name) for name in names if name and (self.root / name).exists()]

    def read(self) -> Course:
        """Return the course as this build shows it."""
        return read_course(self.root, drafts=self.drafts)

    @cached_property
    def packs(self) -> SitePacks:
        """The Python for readers' browsers, made once a run: new code begins a new run."""
        return site_packs(self.root, self.course.subject, say=self.say)

    def menu(self) -> list[Entry]:
        """Return the menu, made once a build."""
        if not self._menu:
            self._menu = navigation(self.course.settings, self.pages)
        return self._menu

    def files(self, theme: Path) -> Iterable[SiteFile]:
        """Return the files that are no pages; those of the theme's folder are in our bundles."""
        questions = {card.question.id: card.html for card in cards(self.course, self.memory)}
        self._theme = theme
        data = PageData(course_map(self.course), questions, self.packs.records)
        self.assets = self.made_assets(theme, data)
        return site_files(self.assets, self.course, self.memory, self.site_url)

    def made_assets(self, theme: Path, data: PageData) -> Assets:
        """Return the scripts and sheets of the pages."""
        return site_assets(self.root, theme, data)

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
        context.place = PagePlace(self.root, uri, page.address)
        if page.lists_foot:
            context.below = tuple((section.id, section.title) for section in page.sections())
        menu = page_menu(page, self.menu(), self.pages, self.course)
        self.opened[uri] = OpenPage(page, context, self.assets, menu, self._mark, self.site_url)
        return self.opened[uri]

    def framed(self, opened: OpenPage, html: str) -> str:
        """Return the whole content of a page, of its rendered text."""
        return opened.framed(html)

    def finish(self, site: Path) -> None:
        """Put beside the pages the packs, what they are found by, and a page where one moved."""
        fonts = (item for item in self.assets.files.values() if isinstance(item, Path))
        draw = Rasterizer(self.root, next(fonts, None))
        write_shared(
            site,
            pages=self.pages,
            mark=self._mark,
            site_url=self.site_url,
            draw=draw,
            changes=self.course.settings.changes,
        )
        self.packs.ship(site / "assets/runtime")
        write_notices(site, self.course, self._theme, self.assets)
        for redirect in redirects_of(self.root, self.pages.values()):
            place = site / redirect.old
            if not place.exists():
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_text(redirect_page(redirect), "utf-8")
        write_app(site, self.course.settings, self._mark, draw)
        self.take_along(site)

    def take_along(self, site: Path) -> None:
        """Write what is made of every other file of the site: headers, service worker, the zip."""
        (site / HEADERS).write_text(headers_file(site), "utf-8")
        write_worker(site, self.assets.worker, away_page(self.course, self.assets.styles[0]))
        write_zip(site, slug(self.course.settings.name) or "course")
