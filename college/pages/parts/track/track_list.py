"""The tracks as a page shows them: how much there is of one, the way in, and the list of all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from calculators.engine.html import Html, fragment, tag
from college.pages.parts.links import link
from college.pages.parts.track.lesson_cards import lesson_cards
from college.pages.parts.track.track_parts import lessons_length, track_parts
from college.records.course import Course
from college.records.lesson import Lesson
from college.records.settings import Settings
from college.records.track import Track

COURSE_PARTS = ("start", "tracks")
"""The blocks that show the course itself. To make them takes a while, and few pages have them."""


def track_length(settings: Settings, track: Track, lessons: Sequence[Lesson]) -> str:
    """Say how many lessons can be read, and the time they take; what is still to come, apart."""
    count = f"{len(lessons)} lesson{'' if len(lessons) == 1 else 's'}"
    more = track.steps - len(lessons)
    to_come = f" {more} more {'is' if more == 1 else 'are'} being written." if more > 0 else ""
    return f"{count}: {lessons_length(settings, lessons)}.{to_come}"


def start_button(course: Course, track: Track, here: str) -> Html:
    """Return the button to a track's first lesson; nothing while there is none."""
    first = next(iter(course.in_track(track.id)), None)
    if not first:
        return Html()
    words = f"Start with lesson {first.step}: {first.title}"
    action = tag("a", words, class_="cc-action", href=link(here, first.page_uri))
    return tag("p", action, class_="cc-progress-start")


def course_parts(course: Course, here: str) -> dict[str, Html]:
    """Return what the blocks of `COURSE_PARTS` show on a page."""
    tracks = course.open_tracks
    start = start_button(course, tracks[0], here) if tracks else Html()
    return dict(zip(COURSE_PARTS, (start, fragment(*_groups(course, here))), strict=True))


def course_counts(course: Course) -> dict[str, int]:
    """Return how many there are of what a page may count."""
    published = course.subject.published
    return {
        "lessons": len(course.lessons),
        "calculators": len(course.subject.catalog),
        "terms": len(course.terms),
        "sources": len(course.subject.sources),
        "cases": len(published.cases) if published else 0,
    }


def track_bar(
    track: Track, lessons: Sequence[Lesson], look: str = "cc-menu-bar cc-track-bar"
) -> Html:
    """Return the place of a reader's progress; a script fills it."""
    return tag(
        "progress",
        max=len(lessons),
        value=0,
        class_=look,
        data_track=track.id,
        aria_label=f"Lessons done of {track.title}",
    )


def _groups(course: Course, here: str) -> Iterator[Html]:
    if len(course.open_tracks) == 1:
        yield _whole(course, course.open_tracks[0], here)
        return
    for title, tracks in course.track_groups():
        if title:
            yield tag("h3", title)
        tiles = (_tile(course, track, here) for track in tracks)
        yield tag("ul", *tiles, class_="cc-cards cc-list-tracks")


def _whole(course: Course, track: Track, here: str) -> Html:
    """Return the one track of a course with all its lessons: there is no other to choose."""
    lessons = course.in_track(track.id)
    name = tag("b", tag("a", track.title, href=link(here, track.page_uri)))
    length = tag("span", f" {track_length(course.settings, track, lessons)}", class_="cc-muted")
    parts = [*track_parts(track, lessons)]
    cards = (
        fragment(tag("h3", part.title), lesson_cards(course, part.lessons, here)) for part in parts
    )
    return fragment(
        tag("p", name, length),
        track_bar(track, lessons),
        *(cards if parts else (lesson_cards(course, lessons, here),)),
    )


def _tile(course: Course, track: Track, here: str) -> Html:
    lessons = course.in_track(track.id)
    return tag(
        "li",
        tag("p", tag("b", tag("a", track.title, href=link(here, track.page_uri)))),
        tag("p", track.summary),
        tag("p", track_length(course.settings, track, lessons), class_="cc-muted"),
        track_bar(track, lessons),
        class_="cc-card",
    )
