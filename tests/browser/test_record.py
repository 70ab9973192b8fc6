"""The promises of the record of a reader: carried, exported, mended, shared by tabs."""

from __future__ import annotations

import json

import pytest

from college.doctor.meters.axe import axe_violations
from tests.browser.lesson_steps import (
    BEFORE,
    CHOICE,
    FULL,
    ID,
    LESSON,
    PATIENCE,
    RECORD,
    arrived,
    feedback,
    one,
)

pytestmark = pytest.mark.browser
KEY = "compute-college:v1"


def settled(page):
    """Return the whole record."""
    return page.evaluate(f"JSON.parse(JSON.stringify({RECORD}))")


@pytest.mark.parametrize("browser", ["chromium", "firefox"])
def test_progress_goes_along_from_page_to_page_on_file(page_on, browser):
    """Opened by double-click, where pages may not share a memory: a followed link carries it."""
    page = page_on("file", BEFORE, browser=browser)
    page.click(".cc-lesson-done > button")
    page.wait_for(f"{RECORD}.lessons['why-networking-matters'].done")
    page.evaluate(
        "collegeLearning.change(record => { record.notes['why-networking-matters'] ="
        " {t: 5, text: 'it\\'s (odd) \"50%\"'}; })"
    )
    page.click(".cc-lesson-track [rel=next]")
    arrived(page, ID)
    page.wait_for(f"{RECORD}.lessons['why-networking-matters']?.done")
    assert page.evaluate("location.hash") == ""
    assert page.evaluate(f"{RECORD}.notes['why-networking-matters'].text") == 'it\'s (odd) "50%"'
    page.click(".cc-lesson-done > button")
    page.click(".cc-menu a[href$='learn/progress.html']")
    arrived(page, "progress")
    page.wait_for("document.querySelector('.cc-own-page table') !== null")
    assert "2 of 17 lessons done" in page.text(".cc-own-page")
    page.open("about:blank")
    page = page_on("file", "learn/progress.html", browser=browser)
    assert "2 of 17 lessons done" in page.text(".cc-own-page"), "the page itself remembers"
    assert page.console_errors == []


def test_a_link_with_a_place_and_progress_opens_that_place(page_on):
    """A calculator's link keeps its inputs, whatever it carries besides."""
    page = page_on("file", LESSON)
    page.click(".cc-lesson-done > button")
    page.click(".cc-lesson-actions a")
    arrived(page, "calculators/")
    assert page.evaluate("location.hash").startswith("#c=")
    assert "~p" not in page.evaluate("location.hash")
    page.wait_for(
        "document.querySelector('course-calculator').last !== undefined", timeout=PATIENCE
    )
    assert page.evaluate("document.querySelector('[data-part=notices]').hidden")


def test_export_delete_import_gives_the_same_record(page_on):
    """What was exported comes back whole, after a preview, and can be undone."""
    page = page_on("http", "learn/progress.html")
    page.evaluate(FULL)
    before = settled(page)
    with page.page.expect_download() as download:
        page.click(".cc-own-page .cc-button-primary")
    file = download.value.path()
    assert json.loads(file.read_text()) == page.evaluate("collegeLearning.stored")
    page.evaluate(
        "[...document.querySelectorAll('.cc-own-page button')]"
        ".find(item => item.textContent.startsWith('Delete')).id = 'remove'"
    )
    page.click("#remove")
    page.click("#remove")
    assert page.evaluate(f"Object.keys({RECORD}.lessons).length") == 0
    page.page.set_input_files(
        "#import-file",
        {"name": "p.json", "mimeType": "application/json", "buffer": file.read_bytes()},
    )
    page.wait_for("document.querySelector('.cc-own-preview button') !== null")
    count = len(before["lessons"])
    assert f"Adds or updates {count} lesson" in page.text(".cc-own-preview")
    assert page.evaluate(f"Object.keys({RECORD}.lessons).length") == 0, (
        "nothing before it is confirmed"
    )
    page.click(".cc-own-preview button")
    after = settled(page)
    assert after == before
    page.page.set_input_files(
        "#import-file",
        {"name": "p.json", "mimeType": "application/json", "buffer": file.read_bytes()},
    )
    page.wait_for(
        "document.querySelector('.cc-own-page > .cc-feedback').textContent"
        ".includes('nothing that is not here')"
    )
    page.page.set_input_files(
        "#import-file", {"name": "p.json", "mimeType": "application/json", "buffer": b"{oops"}
    )
    page.wait_for(
        "document.querySelector('.cc-own-page > .cc-feedback').textContent.includes('not a record')"
    )
    page.evaluate(
        "[...document.querySelectorAll('.cc-own-page button')]"
        ".find(item => item.textContent === 'Undo').click()"
    )
    assert page.evaluate(f"Object.keys({RECORD}.lessons).length") == 0
    assert page.console_errors == []


def test_an_older_record_is_taken_over(page_on):
    """A record without a version counts as done what it called done."""
    page = page_on("http", LESSON)
    old = json.dumps({"lessons": {ID: {"first": 5, "last": 7, "done": 6}}, "quiz": {}})
    page.evaluate(f"localStorage.setItem('{KEY}', {json.dumps(old)})")
    page.open(page.evaluate("location.href"))
    assert "take the mark off" in page.text(".cc-lesson-done > button")


@pytest.mark.parametrize(
    "fault",
    [
        """Object.defineProperty(window, 'localStorage', {
          get() { throw new DOMException('no', 'SecurityError'); }, configurable: true})""",
        "Object.defineProperty(window, 'localStorage', {value: null, configurable: true})",
        """Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError'); }""",
    ],
)
def test_without_storage_everything_works_and_it_is_said_once(page_on, fault):
    """Denied or full: answers, ticks and export go on in the page's own memory."""
    page = page_on("http", LESSON)
    page.before_load(fault)
    page.open(page.evaluate("location.href"))
    assert page.evaluate("document.querySelector('.cc-callout-notice')") is None, (
        "reading alone is no reason"
    )
    page.click(".cc-lesson-done > button")
    page.wait_for(
        "document.querySelector('.cc-callout-notice')?.textContent.includes('until you leave')"
    )
    assert page.evaluate(f"{RECORD}.lessons['{ID}'].done")
    page.evaluate(
        f"{one(f'{CHOICE} input')}.checked = true; {one(f'{CHOICE} form')}.requestSubmit()"
    )
    assert "Wrong." in feedback(page, CHOICE)
    assert page.evaluate("document.querySelectorAll('.cc-callout-notice').length") == 1
    assert page.console_errors == []


def test_another_tab_sees_what_this_one_does(page_on):
    """A mark set in one tab is shown in the other without a reload."""
    page = page_on("http", LESSON)
    other = page.beside()
    page.click(".cc-lesson-done > button")
    other.wait_for(
        "document.querySelector('.cc-lesson-done > button')"
        ".textContent.includes('take the mark off')"
    )
    other.page.close()


def test_the_record_says_that_it_is_self_reported(page_on):
    """Lessons, dates, scores and a fingerprint; the name is on the page and nowhere else."""
    page = page_on("http", "learn/record.html")
    page.evaluate(FULL)
    page.type_into("#own-name", "Ada")
    page.wait_for("document.querySelector('.cc-own-sum')?.textContent.includes('SHA-256')")
    text = page.text(".cc-own-record")
    assert "Name: Ada" in text
    assert "self-reported" in text
    assert "What is InfiniBand?" in text
    assert "Ada" not in page.evaluate("JSON.stringify({...localStorage})")
    assert axe_violations(page) == []
