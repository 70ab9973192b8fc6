"""The check of `course.yml`: it can be read, and names only tracks, pages and inputs that exist."""

from __future__ import annotations

from collections.abc import Iterator

from college.checks.running.check import of_course
from college.checks.running.content import Content
from college.records.nearest import nearest
from college.records.problem import Problem, Severity
from college.records.settings import COURSE_FILE


@of_course(stops_build=True)
def check(content: Content) -> Iterator[Problem]:
    """Return what is wrong with the settings, and each track in them that is none."""
    yield from content.settings_problems
    folders = sorted(path.parent.name for path in content.root.glob("lessons/*/index.md"))
    settings = content.course.settings
    for name in settings.tracks:
        if name not in folders:
            yield Problem(
                COURSE_FILE,
                settings.lines["tracks"],
                f"tracks names {name}, which is no folder of lessons/ with an index.md",
                nearest(name, folders),
            )


@of_course()
def check_names(content: Content) -> Iterator[Problem]:
    """Return each page of the menu and each input of the reader's own numbers that is none."""
    settings = content.course.settings
    yield from _unlisted(content)
    for entry in settings.menu if "menu" in settings.lines else ():
        for item in entry.every():
            if item.uri and item.uri not in content.known_files:
                yield Problem(
                    COURSE_FILE,
                    settings.lines["menu"],
                    f"the menu names {item.uri}, which is no page",
                    nearest(item.uri, content.known_files, "the site"),
                )
    headings = [entry.title for entry in settings.menu if entry.entries]
    for title in settings.footer:
        if title not in headings:
            yield Problem(
                COURSE_FILE,
                settings.lines["footer"],
                f"footer names {title}, which is no heading of the menu",
                nearest(title, headings, "the menu"),
            )
    inputs = sorted({item.name for one in settings.subject.catalog.values() for item in one.inputs})
    for name in settings.own_numbers.inputs if settings.own_numbers else ():
        if name not in inputs:
            yield Problem(
                COURSE_FILE,
                settings.lines["own_numbers"],
                f"own_numbers names {name}, which is an input of no calculator",
                nearest(name, inputs, f"{settings.package}/catalog/"),
            )


def _unlisted(content: Content) -> Iterator[Problem]:
    """Warn of each published track that the list of tracks leaves out."""
    settings = content.course.settings
    if "tracks" not in settings.lines or not settings.tracks:
        return
    for track in content.course.tracks.values():
        if not track.draft and track.id not in settings.tracks:
            yield Problem(
                COURSE_FILE,
                settings.lines["tracks"],
                f"tracks leaves {track.id} out, so it comes last",
                f"add {track.id} where it is to be read",
                Severity.WARNING,
            )
