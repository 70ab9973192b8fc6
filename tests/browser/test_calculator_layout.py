"""The promise that a calculator holds still: nothing jumps, and the verdict stays in view."""

from __future__ import annotations

import pytest

from calculators.catalog import CATALOG
from college.doctor.meters.layout_shift import LIMIT, WATCH, jumped

from .test_calculators import page_of, woken
from .test_lesson import CALCULATOR

pytestmark = pytest.mark.browser

LAPTOP = {"width": 1366, "height": 768}
SMALL = {"width": 390, "height": 844}
FIRST = "course-calculator fieldset > .cc-field:not([hidden]) input[name]"
TOLD = "[...document.querySelectorAll('.cc-field-error')].some(place => !place.hidden)"
IN_VIEW = """field => {
  document.querySelector(field).scrollIntoView({ block: "center", behavior: "instant" });
  const { top, bottom } = document.querySelector(".cc-calculator-verdict").getBoundingClientRect();
  return top >= 40 && bottom <= innerHeight;
}"""


@pytest.mark.parametrize(
    ("size", "names"),
    [(LAPTOP, [*CATALOG][::4]), (SMALL, [*CATALOG][2::4])],
    ids=["laptop", "phone"],
)
def test_nothing_jumps(new_chromium, site, size, names):
    """First hover, first live answer, an error: nowhere does the page move under a reader.

    Half of the calculators are tried; `college doctor` waits for jumps on the pages of all.
    """
    found = {}
    for name in names:
        page = new_chromium(viewport=size)
        page.before_load(WATCH)
        page.open((site / page_of(name)).as_uri())
        page.page.locator(FIRST).first.hover()
        woken(page)
        found[name, "first answer"] = jumped(page)
        page.type_into(FIRST, "lots")
        page.press("Enter")
        page.wait_for(TOLD)
        found[name, "an error"] = jumped(page)
        page.close()
    assert found
    assert {where: sum_ for where, sum_ in found.items() if sum_ > LIMIT} == {}


def test_the_meter_sees_a_jump(new_chromium, site):
    """A line put above everything is a shift; else the test above could not fail."""
    page = new_chromium(viewport=LAPTOP)
    page.before_load(WATCH)
    page.open((site / page_of("two_bids")).as_uri())
    jumped(page)
    page.evaluate(
        f"{CALCULATOR}.before(Object.assign(document.createElement('p'),"
        " { textContent: 'A line more.' }))"
    )
    assert jumped(page) > LIMIT


def test_the_verdict_stays_in_view_beside_every_field(new_chromium, site):
    """On a laptop, whichever field of whichever calculator is in the middle of the window."""
    page = new_chromium(viewport=LAPTOP)
    lost = []
    for name in CATALOG:
        page.open((site / page_of(name)).as_uri())
        page.evaluate("document.querySelectorAll('form details').forEach(fold => fold.open = true)")
        fields = page.evaluate(
            "[...document.querySelectorAll('course-calculator form [name]')]"
            ".filter(field => field.checkVisibility()).map(field => field.name)"
        )
        assert fields
        lost += [
            (name, field)
            for field in fields
            if not page.evaluate(IN_VIEW, f"course-calculator [name={field}]")
        ]
    assert lost == []


def test_the_start_says_whose_numbers_these_are(new_chromium, site):
    """Once a number differs it says "Your numbers"; back at the example, the example."""
    page = new_chromium(viewport=LAPTOP)
    page.open((site / page_of("training_job")).as_uri())
    woken(page)
    chosen = "document.querySelector('[data-preset]').selectedOptions[0].textContent"
    assert page.evaluate(chosen) == "The example"
    page.type_into("course-calculator input[name=gpus]", "300")
    page.press("Enter")
    page.wait_for(f"{chosen} === 'Your numbers'")
    page.click("course-calculator [data-do=restart]")
    page.wait_for(f"{chosen} === 'The example'")
