"""The promises of diagrams in a real browser: legible, in frame, stepped by hand only."""

import pytest
from playwright.sync_api import Page, expect

from tests.calculators.engine.figure_contract import FAULTS
from tests.calculators.engine.figure_gallery import accessibility_faults, phone_with

pytestmark = pytest.mark.browser

SHIFTS = """async () => {
  await document.fonts.ready;
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifts.push(entry.value);
  }).observe({ type: "layout-shift" });
}"""


@pytest.fixture
def page(chromium_browser, gallery):
    """Return the gallery on a phone of 360 px."""
    yield from phone_with(chromium_browser, gallery)


def shown(page: Page, figure: str) -> str:
    """Return the sentence that a figure shows."""
    return page.locator(f"#{figure} li.cc-diagram-shown").inner_text()


def test_letters_are_legible_and_nothing_overlaps_at_any_width(page: Page):
    """From 288 px to a desktop: at least 12 px, inside the viewBox, clear of each other."""
    for width in (288, 320, 360, 412, 480, 547, 560, 640, 720, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate(FAULTS) == [], width


def test_every_scene_is_legible(page: Page):
    """What holds for the first scene holds for each of them."""
    page.set_viewport_size({"width": 720, "height": 800})
    for name in ("ring8", "spares", "run", "ways", "lottery8"):
        button = page.locator(f"#{name} [data-step='1']")
        for _ in range(page.locator(f"#{name} li").count() - 1):
            button.dispatch_event("click")
            assert page.evaluate(FAULTS) == [], shown(page, name)


def test_buttons_and_arrows_step_and_a_screen_reader_is_told(page: Page):
    """Back, Next, arrows, Home and End choose the scene; the live region has its sentence."""
    status = page.locator("#spares [role=status]")
    expect(status).to_have_text("")
    assert shown(page, "spares").startswith("2 of 4: One out.")
    page.locator("#spares [data-step='1']").click()
    expect(status).to_have_text("3 of 4: Two out. Only 2N carries all.")
    for key, start in (
        ("ArrowRight", "4 of 4"),
        ("ArrowRight", "4 of 4"),
        ("ArrowLeft", "3 of 4"),
        ("Home", "1 of 4"),
        ("ArrowLeft", "1 of 4"),
        ("End", "4 of 4"),
    ):
        page.keyboard.press(key)
        assert shown(page, "spares").startswith(start), key
    for shape in ("wide", "narrow"):
        layers = page.locator(f"#spares .cc-chart-{shape} .cc-diagram-layer")
        looks = [layer.get_attribute("class") for layer in layers.all()]
        assert [("shown" in look) for look in looks] == [False, False, False, True]


def test_a_button_at_the_end_says_so_and_keeps_the_keyboard(page: Page):
    """Next on the last scene is marked as disabled, and is not left."""
    onward = page.locator("#spares [data-step='1']")
    onward.focus()
    for _ in range(5):
        page.keyboard.press("Enter")
    expect(onward).to_be_focused()
    expect(onward).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Home")
    assert onward.get_attribute("aria-disabled") is None
    expect(page.locator("#spares [data-step='-1']")).to_have_attribute("aria-disabled", "true")


def test_a_draw_is_followed_by_the_first_again(page: Page):
    """The button of a lottery has no end."""
    again = page.locator("#lottery8").get_by_role("button", name="Draw again")
    sentences = []
    for _ in range(6):
        sentences.append(shown(page, "lottery8"))
        again.click()
    assert sentences[0] == sentences[5]
    assert len(set(sentences)) == 5


def test_a_press_on_a_part_shows_its_scene(page: Page):
    """A unit that is pressed is out."""
    page.locator("#spares [data-step='-1']").click()
    page.locator("#spares .cc-chart-narrow [data-scene='1']").first.click()
    assert shown(page, "spares").startswith("2 of 4: One out.")


def test_a_redrawing_keeps_the_scene(page: Page):
    """New numbers redraw the figure, and the reader stays where they were."""
    page.locator("#ring8 [data-step='1']").click()
    before = shown(page, "ring8")
    page.evaluate(
        """() => { const old = document.getElementById("ring8");
        const read = new DOMParser().parseFromString(old.outerHTML, "text/html");
        const fresh = read.querySelector("figure");
        const steps = [...fresh.querySelectorAll("li")];
        for (const li of steps) li.classList.toggle("cc-diagram-shown", li === steps[0]);
        old.replaceWith(document.importNode(fresh, true)); }"""
    )
    assert shown(page, "ring8") == before


def test_nothing_moves_by_itself_or_by_a_step(page: Page):
    """No scene changes without the reader, and no step moves what stands around the picture."""
    page.evaluate(SHIFTS)
    before = shown(page, "ring8")
    page.wait_for_timeout(400)
    assert shown(page, "ring8") == before
    tops = (
        "() => [...document.querySelectorAll('figure')].map(f => f.getBoundingClientRect().height)"
    )
    heights = page.evaluate(tops)
    for name in ("ring8", "spares", "run", "ways", "lottery8"):
        for _ in range(4):
            page.locator(f"#{name} [data-step='1']").dispatch_event("click")
    assert page.evaluate(tops) == heights
    assert sum(page.evaluate("window.shifts")) < 0.01


def test_no_accessibility_fault_is_found(page: Page):
    """The axe rules hold with tables open, and the contrasts in both color schemes."""
    assert accessibility_faults(page) == []


def test_paper_and_no_script_have_every_sentence(chromium_browser, gallery):
    """Where nothing can be stepped, no button stands, and all sentences are there."""
    for options, media in (({"java_script_enabled": False}, "screen"), ({}, "print")):
        tab = chromium_browser.new_page(viewport={"width": 720, "height": 800}, **options)
        tab.emulate_media(media=media)
        tab.goto(gallery)
        expect(tab.locator("#spares .cc-diagram-steps")).to_be_hidden()
        for sentence in tab.locator("#spares li").all():
            expect(sentence).to_be_visible()
        assert tab.locator("#spares .cc-chart-wide .cc-diagram-shown").count() == 1
        tab.close()
