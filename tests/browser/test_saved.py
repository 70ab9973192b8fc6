"""The promise that a reader's scenarios are kept: under own names, side by side, in a link."""

from __future__ import annotations

import pytest

from .test_calculators import page_of, woken
from .test_lesson import CALCULATOR

pytestmark = pytest.mark.browser

TABLE = "document.querySelector('.cc-calculator-saved-table')"
NAMES = f"[...{TABLE}?.querySelectorAll('tbody th') ?? []].map(cell => cell.textContent)"
TOLD = "document.querySelector('[data-part=told]').textContent"


@pytest.fixture
def opened(new_chromium, site):
    """Two bids compared, with two scenarios saved."""
    page = new_chromium(viewport={"width": 1366, "height": 768})
    page.open((site / page_of("two_bids")).as_uri())
    woken(page)
    save(page, "Quote, March", "100")
    save(page, "Quote, April", "120")
    return page


def save(page, name, hours):
    """Enter the hours of bid B and save them under a name."""
    page.type_into("course-calculator input[name=hours_b]", hours)
    page.press("Enter")
    page.wait_for(f"{CALCULATOR}.last.now.hours_b === {hours}")
    page.type_into(".cc-calculator-saved-new input", name)
    page.click("course-calculator [data-do=save]")
    page.wait_for(f"{NAMES}.includes('{name}')")


def test_scenarios_stand_side_by_side_with_a_winner(opened):
    """Both in the table and in the chart; the winner is named; they are there after a reload."""
    assert opened.evaluate(NAMES) == ["Your numbers now", "Quote, March", "Quote, April"]
    winner = "document.querySelector('.cc-calculator-saved figcaption').textContent"
    assert opened.evaluate(winner).startswith("“Quote, March” wins")
    assert "Quote, April" in opened.evaluate(
        "document.querySelector('.cc-calculator-saved figure svg').textContent"
    )
    opened.page.reload()
    summary = "document.querySelector('.cc-calculator-saved > summary').textContent"
    opened.wait_for(f"{summary} === 'Saved scenarios (2)'")
    opened.click(".cc-calculator-saved > summary")
    opened.wait_for(f"{NAMES}.length === 3")


def test_a_scenario_is_opened_renamed_deleted_and_brought_back(opened):
    """Opening sets the form; a deletion can be undone."""
    row = "tr:has(button[aria-label$='March'])"
    opened.click(f"{row} [data-saved-do=open]")
    opened.wait_for(f"{CALCULATOR}.last.now.hours_b === 100")
    opened.click(f"{row} [data-saved-do=rename]")
    opened.type_into(".cc-calculator-saved-table th input", "Quote, final")
    opened.press("Enter")
    opened.wait_for(f"{NAMES}.includes('Quote, final')")
    opened.click("[data-saved-do=delete][aria-label$='final']")
    opened.wait_for(f"!{NAMES}.includes('Quote, final')")
    opened.page.get_by_role("button", name="Undo", exact=True).last.click()
    opened.wait_for(f"{NAMES}.includes('Quote, final')")


def test_a_link_brings_all_of_them(opened, new_chromium):
    """Another reader sees them, and keeps them only when asked to."""
    address = opened.evaluate(
        f"""(() => {{
          let found;
          navigator.clipboard.writeText = async (text) => {{ found = text; }};
          return {CALCULATOR}.saved.copyLink().then(() => found);
        }})()"""
    )
    other = new_chromium()
    other.open(address)
    other.wait_for(f"{NAMES}.length === 3")
    kept = "Object.keys(window.collegeLearning.record.saved).length"
    assert other.evaluate(kept) == 0
    other.page.get_by_role("button", name="Keep them").click()
    other.wait_for(f"{kept} === 2")


def test_no_more_than_eight(opened):
    """The ninth is refused in a sentence."""
    for number in range(3, 9):
        opened.type_into(".cc-calculator-saved-new input", f"Quote {number}")
        opened.click("course-calculator [data-do=save]")
        opened.wait_for(f"{NAMES}.includes('Quote {number}')")
    opened.click("course-calculator [data-do=save]")
    opened.wait_for(f"{TOLD}.startsWith('8 are kept')")


def test_a_closed_fold_is_not_worked_out(opened):
    """The tornado comes when its fold opens, with the numbers of then."""
    assert "tornado" not in opened.evaluate(f"Object.keys({CALCULATOR}.last.parts)")
    opened.page.get_by_text("What matters most", exact=True).click()
    opened.wait_for(f"'tornado' in {CALCULATOR}.last.parts")
