"""How much of a page jumped, by the browser's own layout-shift entries."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from college.doctor.browsers.page import Page

WATCH = """window.jumped = [];
new PerformanceObserver(list => window.jumped.push(...list.getEntries().map(entry => entry.value)))
  .observe({ type: "layout-shift", buffered: true });"""
_SETTLED = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
LIMIT = 0.01
"""Less than this nobody sees; what a reader caused by typing counts here as well."""


def jumped(page: Page) -> float:
    """Return the sum of all shifts since the last time; `WATCH` must run before the page loads."""
    page.evaluate(_SETTLED)
    page.evaluate(_SETTLED)
    return float(page.evaluate("window.jumped.splice(0).reduce((sum, one) => sum + one, 0)"))
