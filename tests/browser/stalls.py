"""The meter of how long a page's main thread lets the reader wait."""

from __future__ import annotations

import statistics
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from .page import Page

STARTS = 5
LIMIT = 100.0
"""Milliseconds that a page's main thread may be busy in one piece."""

METER = """
(() => {
  let last = performance.now();
  let longest = 0;
  const beat = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  window.setInterval(beat, 4);
  window.collegeStalls = {
    longest: () => (beat(), longest),
    reset: () => { last = performance.now(); longest = 0; },
  };
})();
"""


def watch_stalls(page: Page) -> None:
    """Start a 4 ms beat in each document opened from now on; call it before `page.open`."""
    page.before_load(METER)


def typical_stall(measure: Callable[[], float]) -> float:
    """Return the median of several measured starts: one may be unlucky, and one may be lucky."""
    return statistics.median(measure() for _ in range(STARTS))


def longest_stall(page: Page) -> float:
    """Return the longest gap between beats in this document so far, in milliseconds."""
    return float(page.evaluate("collegeStalls.longest()"))


def reset_stalls(page: Page) -> None:
    """Forget the gaps so far, to measure one action alone."""
    page.evaluate("collegeStalls.reset()")
