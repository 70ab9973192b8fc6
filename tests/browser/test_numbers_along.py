"""The promise of a reader's own numbers: the ways that lead on take them along."""

from __future__ import annotations

import pytest

pytestmark = pytest.mark.browser

TRACK = "power-and-data-centers"
LESSON = f"{TRACK}/from-one-gpu-to-a-cluster.html"
FIELD = "course-example input[name='bill.gpus']"
BAR = "!document.querySelector('.cc-bar').hidden"


@pytest.mark.parametrize("transport", ["file", "http"])
def test_own_numbers_go_to_the_calculator_and_to_the_next_lesson(page_on, transport):
    """Changed in a sentence: the calculator's link has them, the next lesson opens with them."""
    page = page_on(transport, LESSON)
    page.evaluate(f'document.querySelector("{FIELD}").focus()')
    page.wait_for("document.querySelector('course-example').dataset.state === 'ready'", timeout=30)
    page.type_into(FIELD, "512")
    page.press("Enter")
    page.wait_for(BAR)
    links = page.evaluate(
        "[...document.querySelectorAll('a[data-from-scenario=bill]')]"
        ".map((link) => new URLSearchParams(link.hash.slice(1)).get('gpus'))"
    )
    assert links == ["512"]
    next_lesson = page.evaluate("document.querySelector('article a[rel=next]').href")
    assert next_lesson.endswith("#whole_bill%3Agpus=512")
    page.open(next_lesson)
    page.wait_for(BAR, timeout=30)
    assert "Your numbers" in page.text(".cc-bar")
    page.evaluate("document.querySelector('.cc-bar button:last-child').click()")
    page.wait_for(f"!({BAR})")
    way = page.evaluate("document.querySelector('article a[rel=next]').getAttribute('href')")
    assert "#" not in way
    assert page.console_errors == []


def test_on_a_phone_the_bar_leaves_the_answer_in_sight(new_chromium, site):
    """One row; the strip of a calculator stands on it, not under it."""
    page = new_chromium(viewport={"width": 390, "height": 844})
    page.open((site / f"{TRACK}/ethernet-for-ai-clusters.html").as_uri())
    page.evaluate("document.querySelector('course-example input').focus()")
    page.wait_for("document.querySelector('course-example').dataset.state === 'ready'", timeout=30)
    page.type_into("course-example input", "700")
    page.press("Enter")
    page.wait_for(BAR)
    page.evaluate("document.querySelector('course-calculator input').scrollIntoView()")
    page.wait_for(
        "document.querySelector('.cc-calculator-strip').getBoundingClientRect().bottom"
        " <= document.querySelector('.cc-bar').getBoundingClientRect().top + 1"
    )
    assert page.evaluate("document.querySelector('.cc-bar').offsetHeight") < 64
