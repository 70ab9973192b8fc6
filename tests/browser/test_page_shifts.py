"""The promise that nothing moves under a reader's eyes while a page loads."""

from __future__ import annotations

import pytest

from college.doctor.meters.layout_shift import LIMIT, WATCH, jumped

pytestmark = pytest.mark.browser

PAGES = (
    "index.html",
    "learn/record.html",
    "learn/review.html",
    "learn/progress.html",
    "power-and-data-centers/index.html",
    "power-and-data-centers/why-networking-matters.html",
    "calculators/two-bids.html",
)
WIDTHS = {"phone": (390, 844), "laptop": (1366, 768)}
"""No phone that is touched: there Chromium takes the shifts of a load for the reader's own."""


@pytest.mark.parametrize("width", WIDTHS)
def test_no_page_jumps_while_it_loads(new_chromium, site, width):
    """What a script fills in has its place before the script is there."""
    wide, high = WIDTHS[width]
    moved = {}
    for name in PAGES:
        page = new_chromium(viewport={"width": wide, "height": high})
        page.before_load(WATCH)
        page.open((site / name).as_uri())
        moved[name] = jumped(page)
    assert {name: found for name, found in moved.items() if found > LIMIT} == {}
