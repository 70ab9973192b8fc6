"""The promises of a page while it loads: few files, and nothing that moves."""

from __future__ import annotations

import time
from pathlib import PurePath

import pytest

from tests.browser.test_lesson import LESSON

pytestmark = pytest.mark.browser

MOST = 10
SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => shifts.push(...list.getEntries().map((entry) => entry.value)))
  .observe({ type: "layout-shift", buffered: true });
"""


def test_a_lesson_nobody_touches_asks_for_few_files(page_on, own_servers):
    """One sheet, three scripts, the font, the tab's pictures, the page itself, then the worker."""
    page = page_on("http", LESSON)
    page.evaluate("new Promise(resolve => setTimeout(resolve, 1000))")
    asked = own_servers[0].requests
    kinds = [PurePath(path).suffix for path in asked]
    assert sum(asked.values()) <= MOST, asked
    assert kinds.count(".css") == 1
    assert kinds.count(".js") - asked["worker.js"] <= 3


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("name", ["calculators/training-run.html", "glossary/index.html"])
def test_no_line_moves_when_the_font_comes_late(new_chromium, serve, site, name, width):
    """Nor when the scripts have come: what they add has its room from the beginning."""
    server = serve(site)
    page = new_chromium(viewport={"width": width, "height": 900})

    def late(route):
        time.sleep(0.4)
        route.continue_()

    page.page.route("**/*.woff2", late)
    page.page.add_init_script(SHIFTS)
    page.open(server.url + name)
    page.evaluate("new Promise(resolve => setTimeout(resolve, 1200))")
    assert page.evaluate("shifts.reduce((sum, one) => sum + one, 0)") == 0
