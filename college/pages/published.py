"""Everything the site holds: every file that can be linked, every address that can be bookmarked."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from college.build.assets import ASSETS
from college.pages.generated import generated_files
from college.records.course import Course


def known_files(course: Course) -> dict[str, str]:
    """Return each file a page may link to, by its place among the site's pages, with its text if generated."""
    docs = course.root / "docs"
    found = dict.fromkeys(ASSETS, "")
    found |= {
        path.relative_to(docs).as_posix(): ""
        for path in docs.rglob("*")
        if path.is_file() and not path.name.startswith(".")
    }
    found |= {item.source_uri: "" for item in course.tracks.values()}
    found |= {item.source_uri: "" for item in course.lessons.values()}
    return found | _generated(course)


def _generated(course: Course) -> dict[str, str]:
    """Return the generated files by name, without the lessons' own words, which would take long to render."""
    lessons = {name: replace(lesson, body="") for name, lesson in course.lessons.items()}
    return generated_files(replace(course, lessons=lessons))


def addresses(course: Course, files: Iterable[str] = ()) -> set[str]:
    """Return the address of every page; `files` are the known ones, if they have been listed already."""
    moved = {item.source_uri: item.page_uri for item in course.tracks.values()}
    moved |= {item.source_uri: item.page_uri for item in course.lessons.values()}
    return {
        moved.get(uri, uri.removesuffix(".md") + ".html")
        for uri in files or known_files(course)
        if uri.endswith(".md")
    }
