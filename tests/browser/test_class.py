"""The promise that what a learner exports is what a teacher reads."""

from __future__ import annotations

import shutil
import time

import pytest

from college.exports.classroom.folder import read_class
from college.exports.classroom.tables import tables
from college.exports.classroom.tally import Tally
from college.source.question import questions
from tests.browser.lesson_steps import CHOICE, ID, LESSON, arrived, feedback, one
from tests.ours import our_course

pytestmark = pytest.mark.browser


def test_a_wrong_answer_reaches_the_teacher_with_its_slip(page_on, tmp_path):
    """Answered on the page, exported there, read from the folder: the option chosen is named."""
    asked = questions(our_course().lessons[ID].body, ID)
    choices = next(item for item in asked if item.right).choices
    wrong = [choice.right for choice in choices].index(False)
    page = page_on("http", LESSON)
    page.evaluate(
        f"document.querySelectorAll('{CHOICE}')[0].querySelectorAll('input')[{wrong}].click();"
        f" {one(f'{CHOICE} form')}.requestSubmit()"
    )
    assert "Wrong." in feedback(page, CHOICE)
    page.click(".cc-lesson-done > button")
    page.open(page.evaluate("location.href").replace(LESSON, "learn/progress.html"))
    arrived(page, "progress")
    with page.page.expect_download() as download:
        page.click(".cc-own-page .cc-button-primary")
    shutil.copy(download.value.path(), tmp_path / "Ada.json")
    found = read_class(tmp_path, time.time())
    assert found.problems == ()
    (learner,) = found.learners
    assert learner.name == "Ada"
    assert learner.lessons[ID].done
    listed = {table.name: table for table in tables(Tally(our_course(), found.learners), ())}
    (slip,) = listed["Slips"].rows
    assert slip[1].split()[:3] == choices[wrong].words.split()[:3]
    assert slip[2] == 1
