"""The promise that a calculator and a lesson can be taken along: printed, whole, and legible."""

from __future__ import annotations

import pytest

from calculators.catalog import CATALOG
from college.doctor.meters.paper import sheets

from .lesson_steps import TRACK
from .test_calculators import page_of

pytestmark = pytest.mark.browser

_UNREADABLE = """[...document.querySelectorAll('course-calculator form [name]')]
  .filter(field => field.checkVisibility())
  .filter(field => {
    const { width, height, right } = field.getBoundingClientRect();
    const cut = field.scrollWidth > field.clientWidth + 2;
    return width < 4 || height < 6 || right > innerWidth || cut;
  })
  .map(field => field.name)"""

_FOLDED = """[...document.querySelectorAll('.cc-fold > :not(summary)')]
  .filter(item => item.getBoundingClientRect().height < 4).length"""


def test_a_calculator_is_one_page_of_paper(new_chromium, site):
    """Question, verdict, inputs, chart, working and sources, of the longest one too."""
    page = new_chromium()
    found = {}
    for name in CATALOG:
        page.open((site / page_of(name)).as_uri())
        assert page.evaluate("document.querySelectorAll('.cc-working > li').length")
        found[name] = sheets(page)
    assert {name: pages for name, pages in found.items() if pages != 1} == {}


def test_a_lesson_is_five_to_seven_pages_of_paper(new_chromium, site):
    """Without forms; what was folded is open."""
    page = new_chromium()
    found = {}
    for lesson in sorted((site / TRACK).glob("*.html")):
        page.open(lesson.as_uri())
        if not page.evaluate("document.querySelector('.cc-lesson-bar') !== null"):
            continue
        found[lesson.stem] = sheets(page)
        page.page.emulate_media(media="print")
        seen = "[...document.querySelectorAll('article :is(form, textarea, button)')]"
        assert page.evaluate(f"{seen}.filter(item => item.checkVisibility()).length") == 0
        assert page.evaluate(_FOLDED) == 0
        page.page.emulate_media(media="null")
    assert len(found) > 10
    assert {name: pages for name, pages in found.items() if not 5 <= pages <= 7} == {}


def test_every_number_entered_is_legible_on_paper(new_chromium, site):
    """No field is cut off, outside the sheet, or a letter wide."""
    page = new_chromium(viewport={"width": 718, "height": 1047})
    page.page.emulate_media(media="print")
    found = {}
    for name in CATALOG:
        page.open((site / page_of(name)).as_uri())
        found[name] = page.evaluate(_UNREADABLE)
    assert found
    assert {name: fields for name, fields in found.items() if fields} == {}


def test_a_phone_without_scripts_has_the_verdict_first_and_whole_fields(new_chromium, site):
    """The same layout as on paper's narrow sheet: no field in a column without width."""
    page = new_chromium(java_script_enabled=False, viewport={"width": 390, "height": 844})
    for name in ("two_bids", "model_serving"):
        page.open((site / page_of(name)).as_uri())
        verdict, form, width = page.evaluate(
            "['.cc-calculator-verdict', 'form fieldset', 'form .cc-field']"
            ".map(selector => document.querySelector(selector).getBoundingClientRect())"
            ".map((box, index) => index < 2 ? box.top : box.width)"
        )
        assert verdict < form
        assert width > 250
