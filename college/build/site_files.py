"""The files of the site that are no pages: scripts, styles, fonts, data for scripts, exports."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from college.build.assets import ASSETS, LEARNING
from college.build.bundle import BUNDLES, bundle
from college.build.joined_scripts import joined_scripts
from college.build.problem import CannotBuild
from college.exports.export import exports
from college.pages.site.course_map import course_map_script
from college.pages.site.questions import questions_script
from college.records.course import Course
from college.source.memory import Memory

_WEB = Path(__file__).parents[1] / "web"


@dataclass(frozen=True)
class SiteFile:
    """One file: where it lies in the site, and its text or the file that it is a copy of."""

    address: str
    text: str = ""
    path: Path | None = None


def site_files(root: Path, course: Course, memory: Memory) -> Iterator[SiteFile]:
    """Return each of them."""
    yield from _assets(root)
    yield SiteFile("assets/course-map.js", course_map_script(course))
    yield SiteFile("assets/questions.js", questions_script(course, memory))
    for export in exports():
        yield SiteFile(export.address, export.text(course, memory))


def _assets(root: Path) -> Iterator[SiteFile]:
    missing = [source for source in ASSETS.values() if not (root / source).is_file()]
    if missing:
        raise CannotBuild(
            f"not found: {', '.join(missing)}. Run `make site`, which fetches what is missing."
        )
    for name, source in ASSETS.items():
        yield SiteFile(name, path=root / source)
    for name, parts in LEARNING.items():
        yield SiteFile(f"assets/{name}", joined_scripts(_WEB, parts))
    for name, entry in BUNDLES.items():
        yield SiteFile(name, path=bundle(root / entry, root))
