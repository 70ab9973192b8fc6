"""The promises of slides: turned by keys, live without a network, with notes in a second window."""

from __future__ import annotations

import pytest

from college.build.assets import SLIDES_JOB
from college.build.bundle import bundled
from college.build.carried import packages
from college.doctor.browsers.file_url import file_url
from college.exports.form import NotWritten, Order
from college.exports.forms.slides import write_slides
from college.exports.slides.deck import slides
from tests.college.changed_copy import ROOT
from tests.ours import our_course
from tests.some import some

LESSON = "failures-and-checkpoints"
SHOWN = "document.querySelector('.cc-slides-shown')"
COUNT = "document.querySelector('.cc-slides-count').textContent"


def order_of(root, folder, name=LESSON):
    """Return an order for the slides of the course with what was built in a root."""
    course = our_course()
    return Order(
        root=root,
        settings=course.settings,
        read_course=lambda: course,
        name=name,
        folder=folder,
        site="",
        npm=packages(),
        say=lambda _: None,
        slide_scripts=lambda: bundled(SLIDES_JOB, ROOT),
    )


def test_a_deck_has_a_page_for_each_idea() -> None:
    """The guess, each picture, the live numbers with their picture, each question, the decision."""
    course = our_course().published
    for lesson in some(course.lessons.values()):
        deck = slides(lesson, course)
        titles = [slide.title for slide in deck]
        assert titles[0] == lesson.title
        assert "Guess first" in titles, lesson.id
        assert titles[-2:] == ["What to take away", "What to ask"], lesson.id
        live = [slide.text for slide in deck if "/// explore" in slide.text]
        assert live, lesson.id
        for slide in deck:
            assert not slide.answer or slide.answer not in slide.text, slide.title


def test_without_a_built_site_the_remedy_is_told(tmp_path) -> None:
    """Nothing is written that would not work."""
    with pytest.raises(NotWritten, match="run college build first"):
        write_slides(order_of(tmp_path, tmp_path / "dist"))
    assert not (tmp_path / "dist").exists()


@pytest.mark.browser
def test_slides_by_double_click(site, tmp_path, chromium) -> None:
    """Keys turn them, a number moves its picture, the second window goes along, none is fetched."""
    (tmp_path / "site").symlink_to(site)
    assert write_slides(order_of(tmp_path, tmp_path / "dist")) == 0
    page = chromium
    page.open(file_url(tmp_path / "dist/slides", f"{LESSON}.html"))
    total = page.evaluate("document.querySelectorAll('.cc-slides-slide').length")

    def answer_shown():
        return page.evaluate(f"{SHOWN}.querySelector('.cc-slides-answer').checkVisibility()")

    assert page.evaluate(COUNT) == f"1 / {total}"
    page.press("ArrowRight")
    assert page.evaluate(COUNT) == f"2 / {total}"
    assert not answer_shown()
    page.press("ArrowRight")
    assert answer_shown()
    page.press("ArrowLeft")
    page.press("PageUp")
    assert page.evaluate(COUNT) == f"1 / {total}"

    with page.page.context.expect_page() as opened:
        page.press("n")
    notes = opened.value
    notes.locator("h1", has_text=f"1 / {total}").wait_for()
    assert "Objectives." in notes.inner_text(".cc-slides-page")
    notes.keyboard.press("ArrowRight")
    page.wait_for(f"{COUNT}.startsWith('2 / ')")
    notes.locator("h1", has_text=f"2 / {total}").wait_for()
    assert "419 unexpected interruptions" in notes.inner_text(".cc-slides-own")

    while not page.evaluate(f"{SHOWN}.querySelector('course-example')"):
        before = page.evaluate(COUNT)
        page.evaluate("document.activeElement.blur()")
        page.press("ArrowRight")
        page.press("ArrowRight")
        assert page.evaluate(COUNT) != before, "there is no slide with live numbers"
    picture = f"{SHOWN}.querySelector('figure.cc-chart figcaption').textContent"
    before = page.evaluate(picture)
    page.type_into(".cc-slides-shown input[name='small.gpus']", "4,096")
    page.wait_for(f"{picture} !== {before!r}")
    assert page.evaluate(COUNT).endswith(f"/ {total}")
    assert page.outside_requests == []
    assert page.console_errors == []
