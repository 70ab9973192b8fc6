"""The promises of charts in a real browser: legible, in frame, readable by keyboard."""

import pytest
from playwright.sync_api import Page, expect

from tests.calculators.engine.figure_contract import FAULTS
from tests.calculators.engine.figure_gallery import accessibility_faults, phone_with

pytestmark = pytest.mark.browser


@pytest.fixture
def page(chromium_browser, gallery):
    """Return the gallery on a phone of 360 px."""
    yield from phone_with(chromium_browser, gallery)


def test_letters_are_legible_and_nothing_overlaps_at_any_width(page: Page):
    """From 288 px to a desktop: at least 12 px, inside the viewBox, clear of each other."""
    for width in (288, 320, 360, 412, 480, 547, 560, 640, 720, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate(FAULTS) == [], width


def test_one_picture_shows_at_a_time(page: Page):
    """The narrow picture on a phone, the wide one on a desktop, never both."""
    for width, shown, hidden in ((360, "narrow", "wide"), (1280, "wide", "narrow")):
        page.set_viewport_size({"width": width, "height": 800})
        expect(page.locator(f"#one .cc-chart-{shown}")).to_be_visible()
        expect(page.locator(f"#one .cc-chart-{hidden}")).to_be_hidden()


def test_arrows_read_the_table_and_tell_after_a_rest(page: Page):
    """The crosshair begins at the reader's value, moves by arrows, and is told after 500 ms."""
    chart, reading = page.locator("#one"), page.locator("#one .cc-chart-reading > span:first-child")
    status = page.locator("body > [role=status]")
    expect(status).to_have_text("")
    expect(reading).to_have_text("")
    chart.focus()
    for key, hours, cost in (
        ("ArrowRight", "128\u00a0h", "$229,376"),
        ("ArrowRight", "132\u00a0h", "$236,544"),
        ("ArrowLeft", "128\u00a0h", "$229,376"),
        ("End", "200\u00a0h", "$358,400"),
        ("ArrowRight", "200\u00a0h", "$358,400"),
        ("Home", "20\u00a0h", "$35,840"),
    ):
        page.keyboard.press(key)
        expect(reading).to_have_text(f"{hours}: {cost}")
        assert page.locator("#one .cc-chart-narrow .cc-chart-cross circle").count() == 1
    assert status.inner_text() == ""
    expect(status).to_have_text("Hours of training 20\u00a0h: Cost of the run $35,840")
    page.keyboard.press("Escape")
    expect(reading).to_have_text("")
    assert page.locator(".cc-chart-cross").count() == 0


def test_the_crosshair_outlives_a_redrawing(page: Page):
    """New content, or a whole new figure of the same id, keeps the crosshair and the keyboard."""
    page.locator("#three").focus()
    page.keyboard.press("End")
    replace = """whole => {
      const old = document.getElementById("three"), copy = old.cloneNode(true);
      for (const cross of copy.querySelectorAll(".cc-chart-cross")) cross.remove();
      copy.querySelector("tbody tr:last-child td").textContent = "$1";
      whole ? old.replaceWith(copy) : old.replaceChildren(...copy.childNodes);
    }"""
    told = "Months in use 36: Rent by the hour $1; Own the node $471,200; Lease, 30 months no value"
    for whole in (False, True):
        page.evaluate(replace, whole)
        expect(page.locator("#three .cc-chart-reading > span:first-child")).to_have_text(told)
        expect(page.locator("#three")).to_be_focused()
        assert page.locator("#three .cc-chart-narrow .cc-chart-cross circle").count() == 2
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#three .cc-chart-reading > span:first-child")).to_contain_text(
        "Months in use 35:"
    )


def test_the_pointer_reads_the_nearest_point(page: Page):
    """Moving over the plot reads the point below, leaving it empties the line."""
    box = page.locator("#one .cc-chart-plot").bounding_box()
    page.mouse.move(box["x"] + box["width"] - 2, box["y"] + 60)
    expect(page.locator("#one .cc-chart-reading > span:first-child")).to_contain_text("200\u00a0h")
    page.mouse.move(2, 2)
    expect(page.locator("#one .cc-chart-reading > span:first-child")).to_have_text("")


def test_the_reading_never_moves_the_chart(page: Page):
    """The line above the chart keeps its height, whatever it reads."""
    for name in ("one", "three", "scaling"):
        page.locator(f"#{name}").focus()
        before = page.locator(f"#{name} .cc-chart-plot").bounding_box()
        page.keyboard.press("End")
        assert page.locator(f"#{name} .cc-chart-plot").bounding_box() == before


def test_no_accessibility_fault_is_found(page: Page):
    """The axe rules hold with tables open, and the contrasts in both color schemes."""
    assert accessibility_faults(page, "#three > :last-child, #prices > :last-child") == []


def test_print_opens_the_table(page: Page):
    """On paper the narrow picture stands with its table."""
    page.emulate_media(media="print")
    expect(page.locator("#one .cc-chart-narrow")).to_be_visible()
    assert page.locator("#one table").bounding_box()["height"] > 500
