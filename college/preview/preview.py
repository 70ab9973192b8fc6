"""The preview: a build that shows problems in their place, and remembers what it has built.

A page is stale when its source changed, or what its record sets around it, or something that
stands on every page.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from college.build.assets import Assets, PageData, site_assets
from college.build.offline.edition import WORKER
from college.build.open_page import OpenPage
from college.build.site_build import Build
from college.checks.running.gather import gather
from college.checks.running.placeholder import with_placeholders
from college.checks.unwritten import UNWRITTEN
from college.markdown.blocks.data_chart import DataChart
from college.markdown.context import PagePlace
from college.pages.site_page import SitePage
from college.preview.author_frame import author_frame
from college.preview.checking import Checking
from college.preview.preview_assets import with_preview
from college.records.course import Course
from college.records.lesson import Lesson
from college.source.document import parse

_TEXT = ("body", "body_line", "lines")


class Preview(Build):
    """A build for authors: drafts are shown, and problems stand where the page would be."""

    previewed = True

    def __init__(self, say: Callable[[str], None]) -> None:
        super().__init__(say)
        self.fingerprints: dict[str, str] = {}
        self.lessons: dict[Path, Lesson] = {}
        """Each lesson as it last could be read."""
        self.texts: Mapping[str, str] = {}
        """What to show at the place of each page with problems."""
        self.checking = Checking()

    def begin(self, root: Path) -> None:
        """Read the course; a check of what it was before has nothing to say any more."""
        self.checking.stop()
        super().begin(root)

    def read(self) -> Course:
        """Read the course, drafts too; what has problems is replaced by the list of them.

        Hints still to be replaced are no reason to hide a page: they stand where words will be.
        """
        gathered = gather(self.root, drafts=True, memory=self.memory)
        self.problems = sorted({item for item in gathered.problems if item.check != UNWRITTEN})
        whole, self.texts = with_placeholders(
            gathered.content, self.problems, self.lessons.values()
        )
        self.lessons |= {lesson.path: lesson for lesson in gathered.course.lessons.values()}
        return whole

    def made_assets(self, theme: Path, data: PageData) -> Assets:
        """Return the scripts and sheets, those for authors too, under names that stay."""
        return with_preview(site_assets(self.root, theme, data, hashed=False), self.root)

    def text(self, page: SitePage) -> str:
        """Return a page's Markdown, or the problems that stand in its place."""
        return self.texts.get(page.uri) or super().text(page)

    def stale(self) -> set[str]:
        """Return the uris of the pages to build: those that would now look different."""
        terms = [(term.id, term.term, term.definition) for term in self.course.terms.values()]
        settings = self.course.settings
        words = settings.name, settings.description, settings.roles, settings.units
        everywhere = _digest(repr(words), repr(self.menu()), repr(terms))
        records = self._records()
        now = {
            uri: _digest(everywhere, *self._inside(page), self._around(page, records))
            for uri, page in self.pages.items()
        }
        before, self.fingerprints = self.fingerprints, now
        return {uri for uri, mark in now.items() if before.get(uri) != mark}

    def _records(self) -> str:
        """Return a digest of all that records and settings say, without texts and their places."""
        course = self.course
        said = (
            [(key, value) for key, value in vars(record).items() if key not in _TEXT]
            for record in course.records
        )
        return _digest(repr(course.settings), *map(repr, said))

    def _inside(self, page: SitePage) -> Iterator[str]:
        """Return a page's text, and the files that charts in it are drawn from."""
        text = self.text(page)
        yield text
        if DataChart.NAME in text:
            place = PagePlace(self.root, page.uri, page.address)
            for block in parse(text).named(DataChart.NAME):
                file = place.file(block.option("file"))
                yield file.read_text("utf-8", "replace") if file.is_file() else ""

    def _around(self, page: SitePage, records: str) -> str:
        """Return what stands around a page's text; as before while no record says anything else."""
        return self.memory.once(("around", page.uri), records, page.around)

    def framed(self, opened: OpenPage, html: str) -> str:
        """Set above the text what only its author sees."""
        return super().framed(opened, author_frame(opened.page) + html)

    def take_along(self, site: Path) -> None:
        """End the worker of a course that was served at this address before."""
        (site / WORKER).write_text(self.assets.worker, "utf-8")

    def finish(self, site: Path) -> None:
        """Finish as any build does, and then begin to check what it shows."""
        super().finish(site)
        self.checking.start(self.root, site)


def _digest(*parts: str) -> str:
    return hashlib.blake2b("\0".join(parts).encode(), digest_size=16).hexdigest()
