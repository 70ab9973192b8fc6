"""A plain page of `docs/`: the author's words, and the sources of its record."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from college.pages.parts.docs_page import DocsPage
from college.pages.parts.section import Section
from college.pages.parts.sources import sources_section
from college.records.course import Course


@dataclass(frozen=True)
class PlainPage(DocsPage):
    """Any page of `docs/` that is of no other kind."""

    @classmethod
    def every(cls, course: Course) -> Iterable[Self]:
        """Return a page for each."""
        return (cls(course, page) for page in course.pages.values() if not page.kind)

    def sections(self) -> tuple[Section, ...]:
        """Return its sources, if it has any."""
        record = self.record
        if not record.sources:
            return ()
        return (sources_section(self.course, record.sources, self.address, record.reviewed),)
