"""A package for a learning platform: the built site, a page to start each lesson with, a manifest.

The whole site goes along, so that no link in a lesson leads nowhere: terms, calculators, sources.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from college.exports.form import NotWritten, Order
from college.exports.lms.edition import Edition
from college.exports.lms.manifest import manifest
from college.exports.lms.start_page import start_page
from college.exports.zipped import zipped
from college.pages.site.course_map import course_map
from college.records.lesson import Lesson

_SITE = "site"
_FOLDER = "lms"
_MAP = "window.collegeCourse="
_OWN_STORAGE = (
    "try{window.collegeCourse.storage=window.parent.collegeLms?.storage"
    "??window.collegeCourse.storage}catch{}\n"
)
"""Has a page keep its record under the learner's own name, which the page around it knows."""


def write_packages(order: Order, edition: Edition) -> int:
    """Write the package of the track or lesson that is asked for, or of each track."""
    course = order.course
    names = order.one_of([*course.tracks, *course.lessons], "track or lesson")
    for name in names if order.name else course.tracks:
        track = course.tracks.get(name)
        lessons = course.in_track(name) if track else [course.lessons[name]]
        if not lessons:
            continue
        title = track.title if track else lessons[0].title
        file = f"{name}-scorm-{edition.script}.zip"
        order.write(file, package(order, edition, title, lessons))
        order.wrote(file)
    return 0


def package(order: Order, edition: Edition, title: str, lessons: Iterable[Lesson]) -> bytes:
    """Return the package of some lessons of the built site."""
    site = _site_files(order.root / _SITE)
    scripts = {f"{_FOLDER}/{name}": path for name, path in order.lms_scripts().items()}
    known = course_map(order.course)
    listed = {lesson["id"]: lesson for lesson in known["lessons"]}
    starts: dict[str, tuple[str, str]] = {}
    files: dict[str, bytes] = {}
    for lesson in lessons:
        if lesson.page_uri not in site:
            raise NotWritten(f"{_SITE}/ has no {lesson.page_uri}; run college build first.")
        page = f"start-{lesson.id}.html"
        starts[lesson.id] = (lesson.title, page)
        text = start_page(edition, listed[lesson.id], known["storage"], [*scripts])
        files[page] = text.encode()
    shared = {**site, **scripts}
    files |= {name: _content(path) for name, path in sorted(shared.items())}
    identifier = f"{order.slug}-{next(iter(starts))}-{len(starts)}"
    about = manifest(edition, identifier, title, starts, sorted(shared))
    return zipped({"imsmanifest.xml": about, **files})


def _site_files(site: Path) -> dict[str, Path]:
    """Return the files of the built site by name, without the copies for file://."""
    found = {path.relative_to(site).as_posix(): path for path in site.rglob("*") if path.is_file()}
    return {
        name: path
        for name, path in found.items()
        if not (name.endswith(".js") and f"{name.removesuffix('.js')}.bin" in found)
    }


def _content(path: Path) -> bytes:
    """Return a file as a package has it: the script with the course's map looks around itself."""
    data = path.read_bytes()
    if path.suffix == ".js" and data.startswith(_MAP.encode()):
        first, line, rest = data.partition(b"\n")
        data = first + line + _OWN_STORAGE.encode() + rest
    return data
