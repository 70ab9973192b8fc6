"""The check of `course.yml`: it can be read, and names only tracks, pages and inputs that exist."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from college.checks.running.check import of_course
from college.checks.running.content import Content
from college.records.nearest import nearest
from college.records.problem import Problem, Severity
from college.records.settings import COURSE_FILE, Settings


@of_course(stops_build=True)
def check(content: Content) -> Iterator[Problem]:
    """Return what is wrong with the settings, and each track in them that is none."""
    yield from content.settings_problems
    folders = sorted(path.parent.name for path in content.root.glob("lessons/*/index.md"))
    settings = content.course.settings
    told = "tracks names {}, which is no folder of lessons/ with an index.md"
    yield from _unknown(settings, "tracks", settings.tracks, folders, told)


@of_course()
def check_names(content: Content) -> Iterator[Problem]:
    """Return each page of the menu and each input of the reader's own numbers that is none."""
    settings = content.course.settings
    yield from _unlisted(content)
    written = settings.menu if "menu" in settings.lines else ()
    pages = (item.uri for entry in written for item in entry.every() if item.uri)
    known = content.known_files if written else ()
    told = "the menu names {}, which is no page"
    yield from _unknown(settings, "menu", pages, known, told, "the site")
    headings = [entry.title for entry in settings.menu if entry.entries]
    told = "footer names {}, which is no heading of the menu"
    yield from _unknown(settings, "footer", settings.footer, headings, told, "the menu")
    inputs = sorted({item.name for one in settings.subject.catalog.values() for item in one.inputs})
    own = settings.own_numbers.inputs if settings.own_numbers else ()
    told = "own_numbers names {}, which is an input of no calculator"
    place = f"{settings.package}/catalog/"
    yield from _unknown(settings, "own_numbers", own, inputs, told, place)


def _unknown(
    settings: Settings,
    key: str,
    names: Iterable[str],
    known: Collection[str],
    told: str,
    place: str = "",
) -> Iterator[Problem]:
    """Return each name under a key that is not known, with the nearest that is."""
    for name in names:
        if name not in known:
            remedy = nearest(name, known, place)
            yield Problem(COURSE_FILE, settings.lines[key], told.format(name), remedy)


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
