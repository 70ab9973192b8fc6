"""Everything that can be linked or bookmarked: the pages, and the files beside them."""

from __future__ import annotations

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
