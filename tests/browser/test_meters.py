"""The proof that the meters can fail: each sees what is planted."""

from __future__ import annotations

import pytest

from .axe import axe_violations
from .stalls import longest_stall, reset_stalls, watch_stalls

pytestmark = pytest.mark.browser

BOTH = pytest.mark.parametrize("browser", ["chromium", "firefox"])


@BOTH
def test_a_stall_is_measured_from_before_load(browser, request, folder):
    """A planted stall of 200 ms is seen, and is forgotten on request."""
    page = request.getfixturevalue(browser)
    watch_stalls(page)
    page.open((folder / "stall.html").as_uri())
    page.evaluate("new Promise(done => setTimeout(done, 400))")
    assert 195 <= longest_stall(page) < 2000
    assert page.evaluate("(collegeStalls.reset(), collegeStalls.longest())") < 195
    reset_stalls(page)
    page.evaluate("stall(250)")
    assert 245 <= longest_stall(page) < 2000


@BOTH
def test_axe_finds_a_planted_violation(browser, page_on, folder):
    """An image and a button without a name are found, under a policy that allows no script."""
    page = page_on("file", "inaccessible.html", folder=folder, browser=browser)
    found = axe_violations(page)
    assert {row.rule for row in found} == {"image-alt", "button-name"}
    assert str(found[0]).startswith("button-name: button: Fix any of the following")
    assert page.evaluate("window.ran") is None
