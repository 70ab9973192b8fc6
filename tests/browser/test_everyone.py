"""The promise that everyone can use every page: by axe, at any size, in any colors, on paper."""

from __future__ import annotations

import re

import pytest

from college.doctor.meters.keyboard import walk
from college.doctor.meters.layout import LAYOUT, problems
from tests.browser.every_page import PAGES

pytestmark = pytest.mark.browser
CALCULATOR = "document.querySelector('course-calculator')"
OPEN_ALL = "document.querySelectorAll('details').forEach(fold => fold.open = true)"
TWICE_THE_TEXT = "document.documentElement.style.fontSize = '250%'"  # Material's own is 125%
OF_COLOR = ("color-contrast", "link-in-text-block")  # what another scheme can change
OF_SIZE = ("scrollable-region-focusable", "target-size", "meta-viewport")  # and another width
OF_CONTENT = (  # and what an author can
    "duplicate-id-aria",
    "empty-table-header",
    "heading-order",
    "image-alt",
    "label",
    "landmark-unique",
    "link-name",
    "list",
    "scrollable-region-focusable",
    "svg-img-alt",
)
SWITCH = "document.querySelector('.md-option:checked + label').click()"
MOVING = """[...document.querySelectorAll('*')].filter(item => {
  const look = getComputedStyle(item);
  const times = look.transitionDuration.split(', ');
  return look.animationName !== 'none' || times.some(time => time !== '0s');
}).map(item => item.className)"""
SCHEME = "document.body.dataset.mdColorScheme"


@pytest.mark.parametrize("name", PAGES)
def test_every_kind_of_page_is_sound_at_any_width_in_both_color_schemes(new_chromium, site, name):
    """Zero axe violations, no sideways scroll, targets of 24 px, sliders of 160, letters of 12."""
    page = new_chromium(reduced_motion="reduce")  # else axe may meet a color on its way to another
    page.open((site / PAGES[name]).as_uri())
    found = {}
    for width, scheme, rules in (
        (1280, "light", ()),
        (1280, "dark", OF_COLOR),
        (320, "light", OF_SIZE),
        (360, "dark", ()),
    ):
        page.page.set_viewport_size({"width": width, "height": 740})
        page.page.emulate_media(color_scheme=scheme)
        if width == 360:
            page.evaluate(OPEN_ALL)
        found[f"{width} {scheme}"] = problems(page, *rules)
    for width in (640, 1280):
        page.page.set_viewport_size({"width": width, "height": 740})
        page.evaluate(TWICE_THE_TEXT)
        found[f"{width}, twice the text"] = [
            fault for fault in page.evaluate(LAYOUT) if "sideways" in fault
        ]
    assert {where: faults for where, faults in found.items() if faults} == {}
    if name != "missing":  # which looks for its files in every folder above
        assert page.console_errors == []
    assert page.outside_requests == []


@pytest.mark.parametrize("folder", ["power-and-data-centers", "calculators", "learn", "teach"])
def test_every_page_of_a_kind_is_sound_on_a_phone(new_chromium, site, folder):
    """What one lesson or calculator can get wrong and another not, with everything open."""
    page = new_chromium(viewport={"width": 360, "height": 740}, reduced_motion="reduce")
    found = {}
    for path in sorted((site / folder).glob("*.html")):
        page.open(path.as_uri())
        page.evaluate(OPEN_ALL)
        found[path.name] = problems(page, *OF_CONTENT)
    assert {where: faults for where, faults in found.items() if faults} == {}


def test_every_state_of_a_calculator_is_sound(new_chromium, site):
    """After input, with an error, a range, A kept, everything open: in both schemes."""
    page = new_chromium(reduced_motion="reduce")
    page.open((site / "calculators/training-job.html").as_uri())
    page.evaluate(f"{CALCULATOR}.want()")
    page.wait_for(f"{CALCULATOR}.last !== undefined", timeout=30)
    found = {}

    def look(state):
        for width, scheme, rules in ((1280, "light", ()), (360, "dark", OF_COLOR + OF_SIZE)):
            page.page.set_viewport_size({"width": width, "height": 740})
            page.page.emulate_media(color_scheme=scheme)
            found[f"{state}, {width} {scheme}"] = problems(page, *rules)

    def enter(field, text, then):
        page.type_into(f"course-calculator input[name={field}]", text)
        page.press("Enter")
        page.wait_for(then)

    enter("gpus", "1,000", f"{CALCULATOR}.last.now.gpus === 1000")
    page.evaluate(OPEN_ALL)
    look("after input, all open")
    enter("gpus", "lots", "!document.querySelector('[data-field=gpus] .cc-field-error').hidden")
    look("an error")
    enter("gpus", "200 to 300", "document.querySelector('.cc-calculator-likely') !== null")
    look("a range")
    enter("gpus", "300", f"{CALCULATOR}.last.now.gpus === 300")
    page.click("course-calculator [data-do=save]")
    page.wait_for(f"{CALCULATOR}.querySelector('.cc-calculator-saved-table') !== null")
    enter("hours", "200", f"{CALCULATOR}.last.now.hours === 200")
    page.click("course-calculator [data-do=text]")
    page.wait_for("!document.querySelector('[data-part=copied]').hidden")
    look("a scenario saved, text copied")
    assert {where: faults for where, faults in found.items() if faults} == {}


def test_the_switch_of_colors_has_three_states_and_is_remembered(new_chromium, site):
    """On file://: as the system has it, light, dark; and the next page knows."""
    page = new_chromium(color_scheme="dark")
    page.open((site / PAGES["lesson"]).as_uri())
    assert page.evaluate(SCHEME) == "slate", "at first as the system has it"
    page.evaluate(SWITCH)
    assert page.evaluate(SCHEME) == "default"
    page.open((site / PAGES["home"]).as_uri())
    assert page.evaluate(SCHEME) == "default", "light is kept, on another page too"
    page.evaluate("document.querySelector('.md-option:checked').focus()")
    page.press("ArrowRight")
    page.wait_for(f"{SCHEME} === 'slate'")
    page.page.emulate_media(color_scheme="light")
    assert page.evaluate(SCHEME) == "slate", "dark is kept, whatever the system says"
    assert page.evaluate("document.activeElement.ariaLabel") == "Colors: dark"
    page.press("ArrowRight")
    page.wait_for(f"{SCHEME} === 'default'")
    page.page.emulate_media(color_scheme="dark")
    page.wait_for(f"{SCHEME} === 'slate'")


def test_on_paper(new_chromium, site):
    """No menu, no buttons; what was typed stands there as text, and what was folded is open."""
    page = new_chromium(viewport={"width": 720, "height": 1000})
    page.open((site / PAGES["calculator"]).as_uri())
    page.page.emulate_media(media="print")
    seen = (
        "selector => [...document.querySelectorAll(selector)].some(item => item.checkVisibility())"
    )
    for selector in (
        ".md-header",
        ".md-sidebar",
        ".md-footer",
        ".headerlink",
        ".cc-field-slider",
        ".cc-calculator-actions",
        ".cc-buttons",
        ".cc-calculator-strip",
        ".cc-contents",
        ".cc-chart-table",
        ".cc-state",
    ):
        assert not page.evaluate(seen, selector), selector
    for selector in (
        "input[name=gpus]",
        ".cc-calculator-headline",
        ".cc-working",
        ".cc-calculator-fold:last-of-type ul",
    ):
        assert page.evaluate(seen, selector), selector
    assert (
        page.evaluate("getComputedStyle(document.querySelector('input[name=gpus]')).borderStyle")
        == "none"
    )


def test_less_motion_and_colors_of_ones_own(new_chromium, site):
    """Nothing moves by itself; with forced colors, bars, marks and focus are still seen."""
    page = new_chromium(reduced_motion="reduce", forced_colors="active")
    page.open((site / PAGES["calculator"]).as_uri())
    assert page.evaluate(MOVING) == []
    ground = page.evaluate("getComputedStyle(document.body).backgroundColor")
    fill = page.evaluate("getComputedStyle(document.querySelector('svg .cc-chart-fill')).fill")
    assert fill != ground
    _, faults = walk(page)
    assert faults == []


def test_no_address_leaves_the_folder(site):
    """Nothing is loaded from elsewhere, and no address depends on where the folder lies."""
    loaded = re.compile(
        r"<(?:script|link|img|iframe|source)\b[^>]*?\b(?:src|href)=[\"']?((?:https?:)?//[^\"' >]+)"
    )
    rooted = re.compile(r"\b(?:src|href)=[\"']?(/[^\"' >]*|file:[^\"' >]*)")
    found = {}
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        if faults := loaded.findall(text) + rooted.findall(text):
            found[str(page.relative_to(site))] = faults
    assert found == {}


def test_a_missing_page_finds_its_way_home(new_chromium, serve, site):
    """Whatever the address it is shown under, the links of 404.html lead into the course."""
    server = serve(site, "/courses/compute/")
    page = new_chromium()
    body = (site / "404.html").read_text(encoding="utf-8")
    for address in ("nothing.html", "deep/er/nothing.html"):
        page.page.route(
            f"**/{address}",
            lambda route: route.fulfill(status=404, content_type="text/html", body=body),
        )
        page.open(server.url + address)
        page.wait_for(f"document.links[0].href === '{server.url}index.html'")
    assert page.outside_requests == []
