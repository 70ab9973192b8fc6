"""Everything that can be linked or bookmarked: the pages, and the files beside them."""

from __future__ import annotations

from pathlib import Path

from college.markdown.blocks.media import AUDIO, VIDEO
from college.pages.registry import site_pages
from college.records.course import Course


def addresses(course: Course) -> set[str]:
    """Return the address of every page."""
    return {page.address for page in site_pages(course).values()}


def docs_files(course: Course) -> set[str]:
    """Return every file in `docs/`, as a page would link to it."""
    docs = course.root / "docs"
    return {
        path.relative_to(docs).as_posix()
        for path in docs.rglob("*")
        if path.is_file() and not path.name.startswith(".")
    }


_PICTURES = (".svg", ".png", ".jpg", ".jpeg", ".webp", ".avif", ".gif")
BESIDE_LESSONS = frozenset({*_PICTURES, *AUDIO, *VIDEO, ".vtt", ".csv"})
"""What may stand beside a lesson: pictures, sound, film and figures."""


def files_beside_lessons(course: Course) -> dict[str, Path]:
    """Return every file in `lessons/` that a lesson may show, by its place in the site."""
    return {
        path.relative_to(course.root).as_posix(): path
        for path in sorted((course.root / "lessons").glob("*/*"))
        if path.suffix.lower() in BESIDE_LESSONS and path.is_file()
    }
