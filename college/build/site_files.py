"""The files of the site that are no pages: scripts, styles, fonts, what lessons show, exports."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from college.build.assets import Assets
from college.build.sharing.mark import MARK, drawn_mark
from college.exports.export import exports
from college.pages.site.published import files_beside_lessons
from college.records.course import Course
from college.source.memory import Memory


@dataclass(frozen=True)
class SiteFile:
    """One file: where it lies in the site, and its text or the file that it is a copy of."""

    address: str
    text: str = ""
    path: Path | None = None


def site_files(assets: Assets, course: Course, memory: Memory) -> Iterator[SiteFile]:
    """Return each of them."""
    for address, content in assets.files.items():
        if isinstance(content, Path):
            yield SiteFile(address, path=content)
        else:
            yield SiteFile(address, content)
    for address, path in files_beside_lessons(course).items():
        yield SiteFile(address, path=path)
    if not (course.root / "docs" / MARK).is_file():
        yield SiteFile(MARK, drawn_mark(course.root, course.settings))
    for export in exports():
        yield SiteFile(export.address, export.text(course, memory))
