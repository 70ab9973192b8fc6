"""The promise of pictures on a page: drag a number of the sentence, and the picture follows."""

from __future__ import annotations

import pytest

from calculators.engine.page.case import Case
from calculators.engine.prose.changes import changed_book, input_at
from calculators.engine.running.slider import value_beside
from tests.browser.test_one_set import TRACK, agrees, followed, page_book, wake

pytestmark = pytest.mark.browser

PUE = "course-example input[name='cluster.pue']"
PICTURE = "[data-figure*='fence_to_chip'] figure"
RING = "[data-figure*='\"ring\"'] figure"


def test_a_dragged_number_moves_the_picture(page_on):
    """The words, the bands and the table of the picture are those of the dragged number."""
    page = page_on("http", f"{TRACK}/what-is-an-ai-data-center.html")
    wake(page)
    book = page_book(page)
    page.evaluate("document.activeElement.blur()")
    field = page.page.locator(PUE)
    field.evaluate("field => field.scrollIntoView({ block: 'center' })")
    box = field.bounding_box()
    x, y = box["x"] + 8, box["y"] + box["height"] / 2
    item, values = input_at(book, "cluster.pue")
    there = value_beside(item, values["pue"], 10)
    before = page.evaluate(f'document.querySelector("{PICTURE} svg").innerHTML')

    def drag():
        page.page.mouse.move(x, y)
        page.page.mouse.down()
        page.page.mouse.move(x + 20, y)
        page.page.mouse.move(x + 41, y)
        page.page.mouse.up()

    followed(page, "cluster.pue", there, drag)
    after = changed_book(book, {"cluster.pue": there})
    agrees(page, after)
    assert page.evaluate(f'document.querySelector("{PICTURE} svg").innerHTML') != before
    site = Case.of("cluster", *after.inputs("cluster"))
    said = page.page.locator(f"{PICTURE} figcaption").inner_text()
    assert site.brief("site_load")(site["site_load"]) in said.replace("\u202f", "\u00a0")


def test_frames_are_stepped_by_keys_and_nothing_moves_by_itself(page_on):
    """An arrow shows the next round; until then the first stands."""
    page = page_on("http", f"{TRACK}/why-networking-matters.html")
    ring = page.page.locator(RING)
    ring.scroll_into_view_if_needed()
    shown = ring.locator("li.cc-diagram-shown")
    first = shown.inner_text()
    page.page.wait_for_timeout(300)
    assert shown.inner_text() == first
    ring.locator("[data-step='1']").focus()
    page.press("ArrowRight")
    assert shown.inner_text().startswith("2 of")
    page.press("Home")
    assert shown.inner_text() == first
