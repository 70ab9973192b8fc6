"""The promise that every page is used by keyboard alone.

`pytest --accept` writes the keyboard walks anew; the diff is the review.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from college.doctor.meters.keyboard import TAB_STOP, walk
from college.doctor.meters.layout import problems
from tests.browser.every_page import PAGES

pytestmark = pytest.mark.browser
WALKS = Path(__file__).with_name("keyboard")
SMALL_WALKS = ("home", "lesson", "calculator", "data")


@pytest.mark.parametrize("name", PAGES)
def test_tab_goes_through_every_kind_of_page(new_chromium, site, name, pytestconfig):
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
    if pytestconfig.getoption("--accept"):
        golden.write_text(json.dumps(lines, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    assert lines == json.loads(golden.read_text(encoding="utf-8"))


@pytest.mark.parametrize("width", [1280, 360])
def test_search_by_keyboard(new_chromium, site, width):
    """It opens, results are reached by Tab, Escape ends it; open, axe finds nothing wrong."""
    page = new_chromium(viewport={"width": width, "height": 740}, reduced_motion="reduce")
    page.open((site / PAGES["term"]).as_uri())
    if width == 360:
        page.evaluate("document.querySelector('[data-opens=search]').focus()")
        page.press("Enter")
        assert page.evaluate("document.querySelector('.cc-header-find').ariaExpanded") == "true"
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
        assert page.evaluate("document.activeElement.matches('.cc-header-find')")


def test_the_menu_on_a_phone(page_on):
    """A real button; nothing behind the open drawer or in the closed one takes the focus."""
    page = page_on("file", PAGES["lesson"], browser="phone")
    button = "document.querySelector('.cc-header-menu')"
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
    """Material would search at s and f, and leave the page at n and p (WCAG 2.1.4)."""
    page = page_on("file", PAGES["lesson"])
    before = page.evaluate("location.href")
    for key in "sfnp.,":
        page.press(key)
    page.evaluate("new Promise(resolve => setTimeout(resolve, 200))")
    assert page.evaluate("location.href") == before
    assert page.evaluate("document.activeElement === document.body")


def test_a_slash_opens_the_search_unless_one_is_writing_or_it_is_switched_off(page_on):
    """It stays a sign in a field; the switch stands in the search itself, and is kept."""
    page = page_on("http", PAGES["calculator"])
    focused = "document.activeElement.className"
    page.evaluate("document.querySelector('.cc-calculator input[type=text]').focus()")
    page.press("/")
    assert "md-search" not in page.evaluate(focused)
    page.evaluate("document.activeElement.blur()")
    page.press("/")
    assert "md-search__input" in page.evaluate(focused)
    assert page.evaluate("document.activeElement.value") == ""
    page.evaluate("document.getElementById('search-slash').click()")
    page.open(page.evaluate("location.href.split('#')[0]"))
    page.press("/")
    assert "md-search" not in page.evaluate(focused)
