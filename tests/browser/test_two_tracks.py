"""The promises of several tracks: progress, Continue, and a lesson that was renamed."""

from __future__ import annotations

import pytest

from tests.browser.lesson_steps import PATIENCE, RECORD, arrived
from tests.college.begun_course import begun, in_course

pytestmark = [pytest.mark.browser, pytest.mark.slow]

FIRST, SECOND = "energy-at-home", "measures"
LESSON, THIRD = "what-is-a-kilowatt-hour", "what-is-a-watt"
OLD = "kilowatt-hours"
CONTINUE = ".cc-progress-continue"


@pytest.fixture(scope="module")
def two_tracks(tmp_path_factory):
    """Return the built site of two tracks, one under a heading, with a renamed lesson."""
    home = tmp_path_factory.mktemp("two")
    course = begun(home)
    lessons = course / "lessons"
    (lessons / SECOND).mkdir()
    index = (lessons / FIRST / "index.md").read_text("utf-8")
    index = index.replace(f"id: {FIRST}", f"id: {SECOND}").replace("steps: 2", "steps: 1")
    index = index.replace("title: Energy at home", "title: Measures")
    (lessons / SECOND / "index.md").write_text(index, "utf-8")
    first = lessons / FIRST / f"01-{LESSON}.md"
    text = first.read_text("utf-8")
    other = text.replace(f"id: {LESSON}", f"id: {THIRD}").replace(
        f"track: {FIRST}", f"track: {SECOND}"
    )
    other = other.replace("title: What is a kilowatt-hour?", "title: What is a watt?")
    (lessons / SECOND / f"01-{THIRD}.md").write_text(other, "utf-8")
    first.write_text(text.replace(f"id: {LESSON}\n", f"id: {LESSON}\nformerly: [{OLD}]\n"), "utf-8")
    settings = course / "course.yml"
    told = settings.read_text("utf-8").replace(
        f"tracks: [{FIRST}]", f"tracks:\n  - {FIRST}\n  - Going further: [{SECOND}]"
    )
    settings.write_text(told, "utf-8")
    in_course(course, "-m", "mkdocs", "build", "--quiet", "--site-dir", "site")
    return course / "site"


def seen(page, lesson, *, done):
    """Put a visit of a lesson into the record, as its page would."""
    page.evaluate(
        f"collegeLearning.change(record => {{ record.lessons['{lesson}'] ="
        f" {{first: Date.now(), last: Date.now(), done: {str(done).lower()},"
        " changed: Date.now()}; })"
    )


def test_progress_knows_tracks_and_a_renamed_lesson_keeps_its_tick(page_on, two_tracks):
    """Counted by track, told under the new id, and Continue leads on where the reader was last."""
    page = page_on("http", "index.html", folder=two_tracks)
    page.wait_for("window.collegeLearning !== undefined", timeout=PATIENCE)
    assert page.evaluate(f"document.querySelector('{CONTINUE}')") is None
    seen(page, OLD, done=True)
    page = page_on("http", "learn/progress.html", folder=two_tracks)
    page.wait_for("document.querySelector('.cc-own-page table') !== null", timeout=PATIENCE)
    assert page.evaluate(f"{RECORD}.lessons['{LESSON}'].done") is True, "under its new id"
    assert page.evaluate(f"{RECORD}.lessons['{OLD}']") is None
    said = page.text(".cc-own-page")
    assert said.startswith("1 of 3 lessons done.\n\nEnergy at home\n\n1 of 2 lessons done.")
    assert "\n\n1 lesson not opened yet\n" in said[said.index("Measures\n") :]
    page.evaluate("document.querySelectorAll('.cc-own-page details').forEach(f => f.open = true)")
    said = page.text(".cc-own-page")
    assert "What is a watt?" in said[said.index("Measures\n") :], "folded, with its link"
    page = page_on("http", "index.html", folder=two_tracks)
    page.wait_for(f"document.querySelector('{CONTINUE}') !== null", timeout=PATIENCE)
    assert "Continue: What never sleeps" in page.text(CONTINUE)
    assert "Energy at home: 1 of 2 lessons done" in page.text(CONTINUE)
    seen(page, THIRD, done=False)
    page = page_on("http", "index.html", folder=two_tracks)
    page.wait_for(f"document.querySelector('{CONTINUE}') !== null", timeout=PATIENCE)
    assert "Continue: What is a watt?" in page.text(CONTINUE), "where the reader was last"
    page = page_on("http", f"{FIRST}/index.html", folder=two_tracks)
    ticked = f".cc-track-card a[href$='{LESSON}.html'] .cc-progress-tick"
    page.wait_for(f'document.querySelector("{ticked}") !== null', timeout=PATIENCE)
    page = page_on("http", f"{FIRST}/{OLD}.html", folder=two_tracks)
    arrived(page, f"{FIRST}/{LESSON}.html")
    assert page.console_errors == []
