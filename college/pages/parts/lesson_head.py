"""What stands above a lesson's text: place in the track, title, answer, what to know before."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from calculators.engine.html import Html, tag
from college.pages.parts.dates import minutes_said
from college.pages.parts.links import link
from college.records.course import Course
from college.records.lesson import Lesson
from college.source.minutes import Reading, lesson_reading

_DOT = tag("span", "·", aria_hidden="true")


def lesson_head(lesson: Lesson, course: Course) -> Html:
    """Return back link, place in the track, title, answer and three cards about the lesson."""
    track = course.tracks[lesson.track]
    home = tag("a", course.settings.name, href=link(lesson.page_uri, "index.html"))
    to_track = tag("a", track.title, href=link(lesson.page_uri, track.page_uri))
    place = f" {course.place(lesson)} "
    times = lesson_reading(lesson, course.settings)
    return tag(
        "header",
        tag("p", home, " ", _DOT, f" {course.settings.strap}", class_="cc-head-strap"),
        tag(
            "p",
            to_track,
            " ",
            _DOT,
            place,
            _DOT,
            f" {minutes_said(times)}",
            class_="cc-head-eyebrow",
        ),
        tag("h1", lesson.title),
        tag("p", lesson.summary, class_="cc-head-answer"),
        tag(
            "ul",
            _card("Learning path", track.title, _path(lesson, course)),
            _card("Read time", minutes_said(times), _in_class(times)),
            _card("Topics", ", ".join(lesson.tags), (f"For {_readers(lesson, course)}.",)),
            class_="cc-cards cc-head-meta",
            data_search_exclude=True,
        ),
    )


def _in_class(times: Reading) -> Iterator[str]:
    yield "At your own pace, in one go or in two."
    if times.in_class:
        yield f" A class plans {times.in_class} minutes."


def _card(label: str, phrase: str, sentence: Sequence[str] | Iterator[str]) -> Html:
    return tag(
        "li",
        tag("p", label, class_="cc-label"),
        tag("p", tag("b", phrase)),
        tag("p", *sentence),
        class_="cc-card",
    )


def _path(lesson: Lesson, course: Course) -> Iterator[str]:
    """Return the lesson's place in its track, and the lessons to read first."""
    yield f"{course.place(lesson)}. "
    before = [course.lessons[name] for name in lesson.needs]
    if not before:
        yield "It stands on its own."
        return
    for number, other in enumerate(before):
        yield ", " if number else "Read first: "
        yield tag("a", other.title, href=link(lesson.page_uri, other.page_uri))
    yield "."


def _readers(lesson: Lesson, course: Course) -> str:
    """Return the roles it speaks to, as a list in a sentence."""
    words = [course.settings.roles[name] for name in lesson.audience]
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)
