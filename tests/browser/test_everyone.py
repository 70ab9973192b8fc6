"""The promise that everyone can use every page: by axe, by keyboard, at any size, on paper.

`UPDATE_GOLDEN=1` writes the keyboard walks anew; the diff is the review.
"""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

from .axe import axe_violations

pytestmark = pytest.mark.browser

HERE = Path(__file__).parent
LAYOUT = (HERE / "layout.js").read_text(encoding="utf-8")
TAB_STOP = (HERE / "tab_stop.js").read_text(encoding="utf-8")
WALKS = HERE / "keyboard"
LONGEST_WALK = 110  # stops; a glossary goes on and on, and in no other way

PAGES = {
    "home": "index.html",
    "track": "power-and-data-centers/index.html",
    "lesson": "power-and-data-centers/what-is-infiniband.html",
    "calculators": "calculators/index.html",
    "calculator": "calculators/training-run.html",
    "glossary": "glossary/index.html",
    "term": "glossary/infiniband.html",
    "article": "networking-for-ai-clusters.html",
    "data": "data.html",
    "model": "how-good-is-this-model.html",
    "methodology": "methodology.html",
    "progress": "learn/progress.html",
    "teach": "teach/index.html",
    "missing": "404.html",
    "project": "project/architecture.html",
}
SMALL_WALKS = ("home", "lesson", "calculator", "data")
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


def problems(page, *rules):
    """Return everything that axe and our own measures find wrong with the page as it is now."""
    return [str(item) for item in axe_violations(page, *rules)] + page.evaluate(LAYOUT)


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


def walk(page):
    """Go through the page by Tab, from the top; give the stops in words, and their faults."""
    lines, faults = [], []
    for _ in range(LONGEST_WALK):
        page.press("Tab")
        stop = page.evaluate(TAB_STOP)
        if stop is None:
            break
        if lines[-1:] != [stop["line"]] or not stop["line"].startswith("links in"):
            lines.append(stop["line"])
        faults += stop["faults"]
    return lines, faults


@pytest.mark.parametrize("name", PAGES)
def test_tab_goes_through_every_kind_of_page(new_chromium, site, name):
    """Each stop has a name, is seen, shows its focus, lies under nothing; in the golden order."""
    page = new_chromium(reduced_motion="reduce")
    page.open((site / PAGES[name]).as_uri())
    lines, faults = walk(page)
    if name in SMALL_WALKS:
        page = new_chromium(reduced_motion="reduce", viewport={"width": 360, "height": 640})
        page.open((site / PAGES[name]).as_uri())
        faults += walk(page)[1]
    assert faults == []
    golden = WALKS / f"{name}.json"
    if os.environ.get("UPDATE_GOLDEN"):
        golden.write_text(json.dumps(lines, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    assert lines == json.loads(golden.read_text(encoding="utf-8"))


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
    enter("gpus", "lots", "!document.querySelector('[data-field=gpus] .cc-error').hidden")
    look("an error")
    enter("gpus", "200 to 300", "document.querySelector('.cc-likely') !== null")
    look("a range")
    enter("gpus", "300", f"{CALCULATOR}.last.now.gpus === 300")
    page.click("course-calculator [data-do=keep]")
    page.wait_for(f"{CALCULATOR}.pinned !== undefined")
    enter("hours", "200", f"{CALCULATOR}.querySelector('.cc-compare') !== null")
    page.click("course-calculator [data-do=text]")
    page.wait_for("!document.querySelector('[data-part=copied]').hidden")
    look("A kept, text copied")
    assert {where: faults for where, faults in found.items() if faults} == {}


@pytest.mark.parametrize("width", [1280, 360])
def test_search_by_keyboard(new_chromium, site, width):
    """It opens, results are reached by Tab, Escape ends it; open, axe finds nothing wrong."""
    page = new_chromium(viewport={"width": width, "height": 740}, reduced_motion="reduce")
    page.open((site / PAGES["term"]).as_uri())
    if width == 360:
        page.evaluate("document.querySelector('[data-opens=search]').focus()")
        page.press("Enter")
        assert page.evaluate("document.querySelector('.cc-find').ariaExpanded") == "true"
    else:
        page.evaluate("document.querySelector('.md-search__input').focus()")
    page.write("latency")
    page.wait_for("document.querySelectorAll('.md-search-result__link').length > 3", timeout=20)
    assert "matching" in page.text(".md-search-result__meta")
    assert problems(page) == []
    page.press("Tab")
    if width == 360:
        page.press("Tab")  # past "Close search"
    stop = page.evaluate(TAB_STOP)
    assert stop["faults"] == []
    assert page.evaluate("document.activeElement.matches('.md-search-result__link')")
    page.press("Escape")
    page.wait_for("!document.getElementById('__search').checked")
    if width == 360:
        assert page.evaluate("document.activeElement.matches('.cc-find')")


def test_the_menu_on_a_phone(page_on):
    """A real button; nothing behind the open drawer or in the closed one takes the focus."""
    page = page_on("file", PAGES["lesson"], browser="phone")
    button = "document.querySelector('.cc-menu')"
    assert page.evaluate(f"[{button}.tagName, {button}.ariaExpanded]") == ["BUTTON", "false"]
    assert not page.evaluate(
        "document.querySelector('#menu a').checkVisibility({visibilityProperty: true})"
    )
    page.evaluate(f"{button}.focus()")
    page.press("Enter")
    page.wait_for(f"{button}.ariaExpanded === 'true'")
    page.wait_for("document.querySelector('#menu').getBoundingClientRect().left >= 0")
    assert problems(page) == []
    assert page.evaluate("document.activeElement.ariaLabel") == "Close menu"
    for _ in range(3):
        page.press("Tab")
        assert page.evaluate("document.activeElement.closest('#menu') !== null")
    page.press("Escape")
    page.wait_for(f"{button}.ariaExpanded === 'false'")
    assert page.evaluate(f"document.activeElement === {button}")
    assert page.evaluate("document.querySelectorAll('[inert]').length") == 0


def test_letters_pressed_alone_do_nothing(page_on):
    """Material would search at s, f and /, and leave the page at n and p (WCAG 2.1.4)."""
    page = page_on("file", PAGES["lesson"])
    before = page.evaluate("location.href")
    for key in "sf/np.,":
        page.press(key)
    page.evaluate("new Promise(resolve => setTimeout(resolve, 200))")
    assert page.evaluate("location.href") == before
    assert page.evaluate("document.activeElement === document.body")


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
        ".cc-slider",
        ".cc-actions",
        ".cc-buttons",
        ".cc-strip",
        ".cc-contents",
    ):
        assert not page.evaluate(seen, selector), selector
    for selector in (
        "input[name=gpus]",
        ".cc-headline",
        ".cc-table-place",
        ".cc-table",
        ".cc-working",
        ".cc-fold:last-of-type ul",
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
    fill = page.evaluate("getComputedStyle(document.querySelector('svg .cc-fill')).fill")
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
