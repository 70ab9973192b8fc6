"""What all pages of `docs/` have from their record, whatever their kind."""

from __future__ import annotations

from dataclasses import dataclass

from college.markdown.context import RenderContext
from college.pages.parts.track.track_list import COURSE_PARTS, course_counts, course_parts
from college.pages.site_page import Search, WrittenPage
from college.records.doc_page import DocPage
from college.source.document import parse


@dataclass(frozen=True)
class DocsPage(WrittenPage):
    """A page of `docs/`."""

    record: DocPage

    @property
    def title(self) -> str:
        """As its record says, if it does."""
        return self.record.title

    @property
    def description(self) -> str:
        """As its record says, if it does."""
        return self.record.description or self.record.summary

    @property
    def pictured(self) -> bool:
        """A page with numbers of its own, such as home, has a picture to share."""
        return bool(self.record.scenarios)

    @property
    def hidden(self) -> tuple[str, ...]:
        """As its record says."""
        return self.record.hide

    @property
    def template(self) -> str:
        """As its record says, if it does."""
        return self.record.template

    def context(self) -> RenderContext:
        """Return its scenarios and sources, and the parts of the course it may show."""
        page = super().context()
        if any(parse(self.text).named(*COURSE_PARTS)):
            page.made = course_parts(self.course, self.address)
        page.counts = course_counts(self.course)
        return page

    @property
    def search(self) -> Search:
        """As its record says."""
        said = self.record.search
        return Search(exclude=bool(said.get("exclude")), boost=said.get("boost", 1))
