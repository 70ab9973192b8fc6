"""The lessons of a track as cards: step, minutes, title, and the curve that is a lesson's own."""

from __future__ import annotations

from collections.abc import Iterable

from calculators.engine.html import Html, tag
from college.pages.parts.links import link
from college.pages.parts.track.curve import curve_picture, lesson_curve
from college.records.course import Course
from college.records.lesson import Lesson
from college.source.minutes import lesson_reading


def lesson_cards(
    course: Course, lessons: Iterable[Lesson], here: str, *, told: bool = False
) -> Html:
    """Return the cards, in order; `told` adds each lesson's answer in a sentence."""
    return tag("ol", *(_card(course, one, here, told=told) for one in lessons), class_="cc-track")


def _card(course: Course, lesson: Lesson, here: str, *, told: bool) -> Html:
    minutes = lesson_reading(lesson, course.settings).minutes
    return tag(
        "li",
        curve_picture(lesson_curve(course, lesson)),
        tag("p", f"{lesson.step} · {minutes} min", class_="cc-track-step"),
        tag("p", tag("a", lesson.title, href=link(here, lesson.page_uri)), class_="cc-track-title"),
        tag("p", lesson.summary, class_="cc-track-told") if told else None,
        class_="cc-track-card",
    )
