"""The promises of the record where several pages, a bad clock or a bad text are at work."""

from __future__ import annotations

import json

import pytest

from tests.browser.lesson_steps import ID, LESSON, RECORD

pytestmark = pytest.mark.browser
KEY = "compute-college:v1"
ENTRY = f"{KEY}/planted"
BROKEN, NEWER = "A part of your stored progress could not be read", "a newer edition of the course"


@pytest.mark.parametrize("name", [KEY, ENTRY])
@pytest.mark.parametrize(
    ("text", "said"),
    [("{broken", BROKEN), ('{"version": 99, "lives": {}}', NEWER), ("[]", BROKEN)],
)
def test_what_cannot_be_read_is_left_as_it_is(page_on, name, text, said):
    """The page works on and says so; the old text stays, whatever is written beside it."""
    page = page_on("http", LESSON)
    page.evaluate(f"localStorage.setItem('{name}', {json.dumps(text)})")
    page.open(page.evaluate("location.href"))
    page.wait_for(f"document.querySelector('.cc-callout-notice')?.textContent.includes('{said}')")
    page.click(".cc-lesson-done > button")
    page.evaluate(
        "for (let n = 0; n < 40; n++) collegeLearning.change(record => {"
        " record.notes['n' + n] = {t: n + 1, text: 'x'}; })"
    )
    page.open(page.evaluate("location.href"))
    assert page.evaluate(f"localStorage.getItem('{name}')") == text
    assert page.evaluate(f"{RECORD}.lessons['{ID}'].done")
    assert page.evaluate(f"Object.keys({RECORD}.notes).length") == 40
    assert page.evaluate("Object.keys(localStorage).length") < 20, "entries are made one"
    assert page.console_errors == []


AT_ONCE = """tab => { for (let n = 0; n < 50; n++)
  collegeLearning.change(record => { record.notes[`t${tab}-${n}`] = {t: 7, text: 'x'}; }); }"""


def test_pages_that_write_at_once_lose_nothing(page_on):
    """Four pages, fifty changes each, none waiting for another: two hundred are there."""
    page = page_on("http", LESSON)
    tabs = [page, *(page.beside() for _ in range(3))]
    for number, tab in enumerate(tabs):
        tab.evaluate(f"tab => {{ setTimeout(() => ({AT_ONCE})(tab)); }}", number)
    for tab in tabs:
        tab.wait_for(f"Object.keys({RECORD}.notes).length === 200")
    for tab in tabs[1:]:
        tab.page.close()
    page.open(page.evaluate("location.href"))
    assert page.evaluate(f"Object.keys({RECORD}.notes).length") == 200


def test_undoing_an_import_keeps_what_another_page_did(page_on):
    """Only what came with the file goes."""
    page = page_on("http", LESSON)
    name = page.evaluate(
        "collegeLearning.bring({...collegeLearning.record, notes: {a: {t: 5, text: 'brought'}}})"
    )
    other = page.beside()
    other.evaluate("collegeLearning.change(r => { r.notes.b = {t: 6, text: 'mine'}; })")
    page.evaluate(f"collegeLearning.end(['{name}'])")
    other.page.close()
    assert page.evaluate(f"Object.keys({RECORD}.notes)") == ["b"]


def test_a_clock_that_ran_ahead_at_a_deletion_takes_nothing_later(page_on):
    """Everything goes, and what is done after the clock is mended stays."""
    page = page_on("http", LESSON)
    page.evaluate(
        "collegeLearning.change(r => { r.notes.a = {t: Date.now() + 9e11, text: 'ahead'}; });"
        "const now = Date.now; Date.now = () => now() + 9e11; collegeLearning.end();"
        "Date.now = now; collegeLearning.change(r => { r.notes.b = {t: now(), text: 'later'}; })"
    )
    page.open(page.evaluate("location.href"))
    assert page.evaluate(f"Object.keys({RECORD}.notes)") == ["b"]
