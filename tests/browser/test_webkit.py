"""The promise that the third engine serves a reader as the other two do, on http and on file://."""

from __future__ import annotations

import json

import pytest

from college.doctor.meters.answers import LiveCalculator
from tests.browser.exercise_steps import RIGHT, opened, press_run, write
from tests.browser.lesson_steps import FULL, ID, LESSON, PATIENCE, RECORD
from tests.browser.test_lesson import NUMBERS, PARTS, wake
from tests.ours import answer

pytestmark = pytest.mark.browser


def a_lesson_follows(page):
    """The first live answer is the printed one, a change goes through the page, it is noted."""
    printed = page.evaluate(PARTS)
    wake(page)
    assert page.evaluate(PARTS) == printed
    page.type_into("course-example input[name='fast.gpus']", "512")
    page.wait_for(f"{NUMBERS}[1] === '$358,400'", timeout=30)
    assert page.evaluate(f"{RECORD}.lessons['{ID}'] !== undefined")


def an_exercise_runs(page):
    """The editor opens, and a right program passes."""
    write(opened(page), RIGHT)
    told = [press_run(page, PATIENCE)]
    while (
        "silent" in told[-1] and len(told) < 3
    ):  # on a busy machine, which is said; Run asks again
        told.append(press_run(page, PATIENCE))
    assert told[-1] == "All 4 checks pass."


def a_calculator_answers_as_cpython(page):
    """Printed, live and CPython's answer are the same, at the start and with an input changed."""
    calculator = LiveCalculator(page)
    printed = calculator.printed()
    for live in (calculator.wake(), calculator.move("gpus")):
        assert json.loads(answer(printed["name"], json.dumps(live["request"]))) == live["reply"]
        assert live["values"] == live["reply"]["values"]
    asked = live["request"]  # once a moving slider was answered, its number stands in the field
    assert "gpus" in [*asked["inputs"], *asked.get("slide", [])]


def the_search_finds(page):
    """By its worker, or on file:// by the frame in its place."""
    page.type_into(".md-search__input", "pue")
    found = "document.querySelector('.md-search-result__meta').textContent"
    page.wait_for(f"/\\d+ matching/.test({found})", timeout=30)


def progress_is_kept(page):
    """What was brought is told, lesson by lesson."""
    page.evaluate(FULL)
    lessons = page.evaluate("collegeCourse.lessons.length")
    shown = "document.querySelectorAll('.cc-own-page tbody tr').length"
    page.wait_for(f"{shown} === {lessons}")


def a_review_asks(page):
    """All questions of finished lessons are due; one after the other is asked."""
    page.evaluate(FULL)
    page.open(page.evaluate("location.href.split('#')[0]"))
    due = page.evaluate("collegeCourse.lessons.flatMap(lesson => lesson.questions).length")
    page.wait_for("document.querySelector('course-question button')")
    assert f"{due} questions are due" in page.text(".cc-own-page")


WALK = {
    "index.html": the_search_finds,
    LESSON: a_lesson_follows,
    f"{LESSON}#exercise": an_exercise_runs,
    "calculators/training-job.html": a_calculator_answers_as_cpython,
    "learn/progress.html": progress_is_kept,
    "learn/review.html": a_review_asks,
}


@pytest.mark.parametrize("transport", ["http", "file"])
def test_a_reader_with_webkit(page_on, transport):
    """Home and search, lesson, exercise, calculator, progress, review; nothing goes outside."""
    for address, step in WALK.items():
        page = page_on(transport, address, browser="webkit")
        step(page)
        assert page.console_errors == [], address
    assert page.outside_requests == []
