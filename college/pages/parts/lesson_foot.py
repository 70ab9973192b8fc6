"""What stands below a lesson's text: calculators to go on with, terms, and the way on."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import urlencode

from calculators.engine.html import Html, tag
from calculators.engine.numbers.phrase import mid_sentence
from calculators.engine.prose.expression import ScenarioBook
from calculators.engine.running.run import plain
from college.pages.parts.calculator_links import calculator_address
from college.pages.parts.links import link
from college.pages.parts.section import Section
from college.pages.parts.term_list import term_list
from college.records.course import Course
from college.records.lesson import Lesson


def to_numbers(lesson: Lesson, course: Course) -> Iterator[Section]:
    """Return the section of the calculators that the lesson leads to, if there are any."""
    items = [_to_number(lesson, course, name) for name in lesson.calculators]
    if items:
        listed = tag("ul", *items, class_="cc-lesson-actions")
        yield Section.headed("to-a-number", "Turn the lesson into a number", listed, framed=True)


def _to_number(lesson: Lesson, course: Course, name: str) -> Html:
    """Return the way to a calculator, which opens with the lesson's numbers if it has some."""
    catalog = course.subject.catalog
    calculator, book = catalog[name], ScenarioBook(catalog, lesson.scenarios)
    runs = ((key, *book.inputs(key)) for key in lesson.scenarios)
    found = ((key, inputs) for key, used, inputs in runs if used is calculator)
    scenario, given = next(found, ("", {}))
    defaults = plain(calculator.defaults)
    changed = {key: value for key, value in plain(given).items() if value != defaults[key]}
    query = urlencode({"c": name, **changed, "v": calculator.version})
    address = link(lesson.page_uri, calculator_address(name))
    words = "with this lesson's numbers" if given else "with its own example"
    action = tag(
        "a",
        calculator.question,
        class_="cc-action cc-action-quiet",
        href=f"{address}#{query}",
        data_from_scenario=scenario or None,
    )
    return tag("li", action, " ", tag("span", f"Opens {words}."))


def terms(lesson: Lesson, course: Course) -> Iterator[Section]:
    """Return the section of the terms that the lesson teaches, if there are any."""
    found = [course.terms[name] for name in lesson.teaches]
    if found:
        listed = term_list(found, lesson.page_uri)
        yield Section.folded("terms", "Terms in this lesson", listed)


def way_on(lesson: Lesson, course: Course) -> Html:
    """Return the ways to the lessons beside it; the last leads to the next track or the record."""
    before, after = course.beside(lesson)
    track = course.tracks[lesson.track]
    ways: list[tuple[str | None, str, str, str]] = [
        (rel, word, other.page_uri, other.title)
        for rel, word, other in (("prev", "Previous", before), ("next", "Next", after))
        if other
    ]
    if not after:
        further = course.track_after(track.id)
        if further:
            ways.append((None, "Next track", further.page_uri, further.title))
        word = "Print" if further else "Next"
        ways.append((None, word, "learn/record.html", "Your record of completion"))
    if before and not after:
        ways.append((None, "Look back", track.page_uri, track.title))
    sides = (
        tag(
            "a",
            tag("span", word),
            f" {title}",
            class_="cc-lesson-way",
            rel=rel,
            href=link(lesson.page_uri, page),
        )
        for rel, word, page, title in ways
    )
    to_track = tag("a", track.title, href=link(lesson.page_uri, track.page_uri))
    here = f": {mid_sentence(course.place(lesson))}, {lesson.title}"
    name = "Place in the track"
    return tag("nav", tag("p", to_track, here), *sides, class_="cc-lesson-track", aria_label=name)
