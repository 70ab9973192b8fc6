"""The proof that the meters can fail: each sees what is planted."""

from __future__ import annotations

import pytest

from college.doctor.meters.axe import axe_violations
from college.doctor.meters.stalls import LIMIT, longest_task

pytestmark = pytest.mark.browser

BOTH = pytest.mark.parametrize("browser", ["chromium", "firefox"])


def test_work_in_one_piece_is_measured(chromium, folder):
    """A planted loop of 1.2 s is seen, and much less where nothing is planted."""
    chromium.open((folder / "stall.html").as_uri())
    assert LIMIT < longest_task(chromium, lambda: chromium.evaluate("stall(1200)")) < 3000
    assert longest_task(chromium, lambda: chromium.evaluate("1 + 1")) < LIMIT


@BOTH
def test_axe_finds_a_planted_violation(browser, page_on, folder):
    """An image and a button without a name are found, under a policy that allows no script."""
    page = page_on("file", "inaccessible.html", folder=folder, browser=browser)
    found = axe_violations(page)
    assert {row.rule for row in found} == {"image-alt", "button-name"}
    assert str(found[0]).startswith("button-name: button: Fix any of the following")
    assert page.evaluate("window.ran") is None
