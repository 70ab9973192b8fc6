"""The files of the site that are no pages: scripts, styles, fonts, what lessons show, exports."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from college.build.assets import Assets
from college.exports.export import exports
from college.exports.spreadsheet import spreadsheet_beside
from college.pages.parts.calculator_links import spreadsheet_address
from college.pages.site.mark import MARK, drawn_mark
from college.pages.site.published import files_beside_lessons
from college.records.course import Course
from college.source.memory import Memory


@dataclass(frozen=True)
class SiteFile:
    """One file: where it lies in the site, and its content or the file that it is a copy of."""

    address: str
    content: str | bytes = ""
    path: Path | None = None


def site_files(assets: Assets, course: Course, memory: Memory, site_url: str) -> Iterator[SiteFile]:
    """Return each of them; `site_url` is where the course will be read, if that is known."""
    for address, content in assets.files.items():
        if isinstance(content, Path):
            yield SiteFile(address, path=content)
        else:
            yield SiteFile(address, content)
    for address, path in files_beside_lessons(course).items():
        yield SiteFile(address, path=path)
    if not (course.root / "docs" / MARK).is_file():
        yield SiteFile(MARK, drawn_mark(course.root, course.settings))
    for calculator in course.subject.catalog.values():
        if book := spreadsheet_beside(calculator, memory, site_url):
            yield SiteFile(spreadsheet_address(calculator.name), book)
    for export in exports():
        yield SiteFile(export.address, export.text(course, memory))
