"""The promises of what an author's pages show: findings of the check, and a teacher's view."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from college.build.bundle import bundled
from college.preview.author_frame import author_frame
from college.preview.findings import ADDRESS
from college.preview.preview_assets import PREVIEW_JOB
from tests.some import some

from .built_site import ROOT

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.browser

FILE = "lessons/track/01-lesson.md"
SUMMARY = "This page: 1 problem. Elsewhere in the course: 2 problems."
FOUND = {
    "severity": "Problem",
    "place": "line 7",
    "what": "<b>sumary</b> is no key",
    "remedy": "Write summary.",
}
TOLD = {
    "done": True,
    "pages": {FILE: {"summary": SUMMARY, "problems": [FOUND]}},
    "other": {"summary": "This page: no problem.", "problems": []},
}
PANEL = "course-findings"


class Lesson:
    """What the frame asks of a page."""

    source, for_teachers, draft = FILE, True, False


@pytest.fixture
def previewed(tmp_path: Path) -> Path:
    """Return a folder with one page as a preview shows it, whose check is under way."""
    for name, path in bundled(PREVIEW_JOB, ROOT).items():
        (tmp_path / "assets").mkdir(exist_ok=True)
        (tmp_path / "assets" / name).write_text(path.read_text("utf-8"), "utf-8")
    page = (
        "<!doctype html><html><head><link rel=icon href=data:,>"
        "<link rel=stylesheet href=assets/preview.css>"
        "<script defer src=assets/preview.js></script></head><body>"
        f"<article id=content tabindex=-1 class=md-typeset>{author_frame(Lesson())}"
        "<details><summary>A fold</summary>Inside.</details>"
        "<p class=cc-teachers-only>A note.</p></article></body></html>"
    )
    (tmp_path / "page.html").write_text(page, "utf-8")
    (tmp_path / ADDRESS).parent.mkdir()
    tell(tmp_path, {"done": False, "pages": {}, "other": {"summary": "", "problems": []}})
    return tmp_path


def tell(folder, told):
    """Write what the check says."""
    (folder / ADDRESS).write_text(json.dumps(told), "utf-8")


def test_a_page_shows_what_check_says_of_it(previewed, page_on):
    """As soon as the check is ready; as text, with line and remedy."""
    page = page_on("http", "page.html", folder=previewed)
    assert page.evaluate(f"document.querySelector('{PANEL}').childElementCount") == 0
    tell(previewed, TOLD)
    page.wait_for(f"document.querySelector('{PANEL} summary') !== null")
    assert page.text(f"{PANEL} summary") == SUMMARY
    assert page.text(f"{PANEL} li") == "Problem, line 7: <b>sumary</b> is no key. Write summary."
    assert page.console_errors == []


def test_the_panel_is_used_by_keyboard_and_stays_away(previewed, page_on):
    """Tab reaches the fold and the button; dismissed, it is gone until something else is found."""
    tell(previewed, TOLD)
    page = page_on("http", "page.html", folder=previewed)
    page.wait_for(f"document.querySelector('{PANEL} summary') !== null")
    page.press("Tab")
    assert page.evaluate("document.activeElement.tagName") == "SUMMARY"
    page.press("Enter")
    assert page.evaluate(f"document.querySelector('{PANEL} details').open") is False
    page.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Dismiss"
    page.press("Enter")
    assert page.evaluate(f"document.querySelector('{PANEL}').childElementCount") == 0
    assert page.evaluate("document.activeElement.id") == "content"
    other = {**TOLD, "pages": {FILE: {"summary": "This page: 2 problems.", "problems": [FOUND]}}}
    for told, shown in some([(TOLD, 0), (other, 2)]):
        tell(previewed, told)
        page.open(page.evaluate("location.href"))
        page.wait_for(f"document.querySelector('{PANEL}')?.childElementCount === {shown}")


def test_a_teacher_sees_notes_and_every_fold(previewed, page_on):
    """The tab remembers it; a learner's view has them closed again."""
    page = page_on("http", "page.html", folder=previewed)
    seen = (
        "[document.querySelector('.cc-teachers-only').checkVisibility(),"
        " document.querySelector('article > details').open]"
    )
    assert page.evaluate(seen) == [False, False]
    page.click("[value=teacher]")
    assert page.evaluate(seen) == [True, True]
    page.open(page.evaluate("location.href"))
    page.wait_for(f"{seen}.every(Boolean)")
    page.click("[value=learner]")
    assert page.evaluate(seen) == [False, False]
