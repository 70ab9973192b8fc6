"""The panels that end the two parts of a lesson: on to practice, then on to the next lesson.

They stand on the page without a script; one adds how many questions were right, and keeps the mark.
"""

from __future__ import annotations

from calculators.engine.html import Html, tag
from college.pages.parts.links import link
from college.pages.parts.track.track_list import track_bar
from college.records.course import Course
from college.records.lesson import Lesson
from college.source.minutes import Reading

FINISHES = ("learned", "finished")
"""The places of the two panels."""


def learned(times: Reading) -> Html:
    """Return what stands where the first part ends: what is done, and the way into practice."""
    minutes = f"About {times.practice} minutes: complete the working, answer the questions, "
    return tag(
        "section",
        tag("p", "Learn: done", class_="cc-kicker"),
        tag("h2", "Now you can decide. Can you also work it out?"),
        tag("p", f"{minutes}try your own numbers, do an exercise."),
        tag("p", tag("a", "Go on to practice", class_="cc-action", href="#part-practice")),
        class_="cc-finish",
        id=FINISHES[0],
        data_search_exclude=True,
    )


def finished(lesson: Lesson, course: Course) -> Html:
    """Return what stands where a lesson ends: the track's bar, and the next lesson."""
    _, after = course.beside(lesson)
    further = course.track_after(lesson.track)
    track = course.tracks[lesson.track]
    rel = "next" if after else None
    if after:
        words, page = f"Next: {after.step}. {after.title}", after.page_uri
    elif further:
        words, page = f"Next track: {further.title}", further.page_uri
    else:
        words, page = "Your record of completion", "learn/record.html"
    return tag(
        "section",
        tag("p", course.place(lesson), class_="cc-kicker"),
        tag("h2", f"The end of lesson {lesson.step}"),
        tag("p", "Its questions come back for review, a day later at the earliest."),
        track_bar(track, course.in_track(track.id), look="cc-menu-bar"),
        tag("p", tag("a", words, class_="cc-action", rel=rel, href=link(lesson.page_uri, page))),
        class_="cc-finish",
        id=FINISHES[1],
        data_words=f"Lesson {lesson.step} done",
        data_search_exclude=True,
    )
