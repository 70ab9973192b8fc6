"""The promises of coming back: what is due is told everywhere, a review ends with a way on."""

from __future__ import annotations

import pytest

from college.doctor.meters.axe import axe_violations
from tests.browser.lesson_steps import ID, LESSON

pytestmark = pytest.mark.browser
ONE_DUE = f"""(() => {{
  const then = Date.now() - 30 * 864e5;
  const record = structuredClone(collegeLearning.record);
  record.lessons["{ID}"] = {{first: then, last: then, done: true, changed: then}};
  const lesson = collegeCourse.lessons.find(({{id}}) => id === "{ID}");
  const now = Date.now();
  lesson.questions.forEach((id, at) => {{
    record.answers[id] = [{{t: then, ok: true, kind: "open"}}];
    if (id !== lesson.questions.at(%d)) record.reviews[id] = [{{t: now, rating: 3}}];
  }});
  collegeLearning.bring(record);
}})()"""
DUE = "document.querySelector('.cc-header-due')"


def test_nothing_is_told_to_a_reader_who_has_not_begun(page_on):
    """Neither in the header nor by a request for the script that would tell it."""
    page = page_on("http", "index.html")
    assert page.evaluate(f"{DUE}.hidden")
    assert not page.evaluate(
        "performance.getEntriesByType('resource').some(({name}) => name.includes('/due.'))"
    )


@pytest.mark.parametrize("way", ["http", "file"])
def test_what_is_due_stands_in_the_header_at_home_and_in_the_menu(page_on, way):
    """With the minutes it takes, and leading to the review."""
    page = page_on(way, "index.html")
    page.evaluate(ONE_DUE % 0)
    page.wait_for(f"!{DUE}.hidden")
    assert page.evaluate(f"{DUE}.textContent") == "1 due, 1 min"
    assert page.evaluate(f"{DUE}.href").partition("#")[0].endswith("learn/review.html")
    assert page.text(".cc-progress-continue .cc-progress-due") == "Review: 1 due, 1 min"
    assert page.evaluate("!!document.querySelector('.cc-progress-continue .cc-action')")


def test_a_review_ends_with_what_stuck_and_the_way_on(page_on):
    """It says when the rest comes back, and no longer how to begin."""
    page = page_on("http", "learn/review.html")
    open_one = page.evaluate(
        f"collegeCourse.lessons.find(({{id}}) => id === '{ID}').questions"
        ".findIndex((id) => collegeQuestions[id].includes('data-kind=\"open\"'))"
    )
    page.evaluate(ONE_DUE % open_one)
    page.open(page.evaluate("location.href"))
    page.wait_for("document.querySelector('course-question button')")
    assert page.text(".cc-own-page > [role=status]") == "One question is due."
    page.evaluate("document.querySelector('course-question textarea').value = 'because'")
    page.evaluate("document.querySelector('course-question button').click()")
    page.wait_for("document.querySelectorAll('course-question button').length > 1")
    page.evaluate(
        "[...document.querySelectorAll('course-question button')]"
        ".find((item) => /good|yes|right|knew/i.test(item.textContent)).click()"
    )
    page.wait_for("!document.querySelector('.cc-own-page > .cc-buttons > button').hidden")
    page.evaluate("document.querySelector('.cc-own-page > .cc-buttons > button').click()")
    said = page.text(".cc-own-summary")
    assert "1 of 1 stuck." in said
    assert "come back: " in said
    assert "Continue: " in page.text(".cc-own-summary .cc-action")
    assert not page.evaluate("document.querySelector('.cc-own-empty').checkVisibility()")
    assert axe_violations(page) == []


def test_the_progress_page_is_short_for_who_has_just_begun(page_on):
    """Opened lessons in a table, the others folded away; nothing is cut off on a phone."""
    page = page_on("file", LESSON, browser="phone")
    page.wait_for(f"collegeLearning.record.lessons['{ID}']")
    record = page.evaluate("JSON.stringify(collegeLearning.record)")
    page.open(page.evaluate("location.href").replace(LESSON, "learn/progress.html"))
    page.evaluate(f"collegeLearning.bring({record})")
    assert page.evaluate("document.querySelectorAll('.cc-own-page tbody tr').length") == 1
    assert page.text(".cc-own-page section summary") == "16 lessons not opened yet"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
