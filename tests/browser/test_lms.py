"""The promises of a lesson on a learning platform, played against scorm-again."""

from __future__ import annotations

import pytest

from college.exports.lms.edition import SCORM_12, SCORM_2004
from college.source.question import questions
from tests.browser.learning_platform import INNER, LESSON_FRAME, Platform, order
from tests.browser.lesson_steps import ID

pytestmark = pytest.mark.browser
QUESTION = f"{INNER}.document.querySelector('course-question[data-kind=choice]')"
RECORD = f"{INNER}.collegeLearning.record"
DONE = f"{INNER}.document.querySelector('.cc-lesson-done > button').click()"


def choose_right(page, course):
    """Choose the right option of the first question that has some."""
    asked = questions(course.lessons[ID].body, ID)
    right = next(item for item in asked if item.right).choices
    place = [choice.right for choice in right].index(True)
    page.evaluate(
        f"{QUESTION}.querySelectorAll('input[type=radio]')[{place}].click();"
        f" {QUESTION}.querySelector('form').requestSubmit()"
    )


def said(edition, kept):
    """Return what a platform knows, by names that both editions share."""
    old = edition is SCORM_12
    core = kept["core"] if old else kept
    return {
        "status": core["lesson_status" if old else "completion_status"],
        "place": core["lesson_location" if old else "location"],
        "time": core["session_time"],
        "exit": core["exit"],
        "raw": core["score"]["raw"],
        "ends": (core["score"]["min"], core["score"]["max"]),
        "scaled": core["score"].get("scaled"),
        "memory": kept["suspend_data"],
    }


@pytest.mark.parametrize("edition", [SCORM_12, SCORM_2004], ids=lambda item: item.script)
def test_a_lesson_is_done_left_resumed_elsewhere_and_finished(
    edition, site, tmp_path, serve, new_chromium
):
    """Status, score, time and place reach the platform; another machine goes on from there."""
    given = order(site, tmp_path / "lms")
    lms = Platform.with_lesson(given, edition, ID, serve)
    page = new_chromium()
    lms.launch(page, None)
    choose_right(page, given.course)
    page.wait_for(f"Object.keys({RECORD}.answers).length === 1")
    page.evaluate(f"{INNER}.document.querySelector('article h2[id]').scrollIntoView()")
    page.wait_for("window.commits > 0")
    asked = len(questions(given.course.lessons[ID].body, ID))
    first = lms.leave(page)
    told = said(edition, first)
    assert told["status"] == "incomplete"
    assert float(told["raw"]) == pytest.approx(100 / asked, abs=0.01)
    assert told["ends"] == ("0", "100")
    assert told["place"].split("#")[0].endswith(f"/{ID}.html")
    assert "#" in told["place"]
    assert told["exit"] == "suspend"
    assert len(told["memory"]) <= 4096
    if edition is SCORM_2004:
        assert float(told["scaled"]) == pytest.approx(1 / asked, abs=0.0001)
        assert told["time"].startswith("PT")
    else:
        assert told["time"].count(":") == 2
    assert page.console_errors == []

    elsewhere = new_chromium()
    lms.launch(elsewhere, first)
    elsewhere.wait_for(f"Object.keys({RECORD}.answers).length === 1")
    assert elsewhere.evaluate(f"{INNER}.location.href").endswith(told["place"])
    assert elsewhere.evaluate(f"{QUESTION}.querySelector('.cc-note').textContent") == (
        "Last time: right."
    )
    elsewhere.evaluate(DONE)
    elsewhere.wait_for(f"{RECORD}.lessons['{ID}'].done")
    second = lms.leave(elsewhere)
    told = said(edition, second)
    assert told["status"] == "completed"
    assert float(told["raw"]) == pytest.approx(100 / asked, abs=0.01)
    assert elsewhere.console_errors == []
    assert elsewhere.evaluate("window.finished") == 1


def test_two_learners_at_one_browser_do_not_see_each_other(site, tmp_path, serve, chromium):
    """Each has a record of one's own, whatever the one before has left."""
    lms = Platform.with_lesson(order(site, tmp_path / "lms"), SCORM_12, ID, serve)
    lms.launch(chromium, None, "ada")
    chromium.evaluate(DONE)
    chromium.wait_for(f"{RECORD}.lessons['{ID}'].done")
    lms.leave(chromium)
    lms.launch(chromium, None, "bob")
    assert not chromium.evaluate(f"{RECORD}.lessons['{ID}'].done")
    lms.leave(chromium)
    lms.launch(chromium, None, "ada")
    assert chromium.evaluate(f"{RECORD}.lessons['{ID}'].done")
    page = chromium.evaluate(f"{LESSON_FRAME}.contentWindow.location.pathname")
    assert page.endswith(f"/{ID}.html")


def test_without_a_platform_the_lesson_opens_and_says_so(site, tmp_path, serve, chromium):
    """Nothing is lost, and the learner knows that nobody was told."""
    lms = Platform.with_lesson(order(site, tmp_path / "lms"), SCORM_12, ID, serve)
    chromium.open(f"{lms.server.url}{lms.start}")
    note = "document.querySelector('.lms-note')"
    chromium.wait_for(f"{note}.textContent.startsWith('No learning platform')")
    assert not chromium.evaluate(f"{note}.hidden")
    inner = "document.querySelector('iframe').contentWindow"
    chromium.wait_for(f"{inner}.collegeLearning !== undefined")
    assert chromium.console_errors == []
