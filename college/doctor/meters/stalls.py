"""The meter of how long a page's main thread is busy in one piece, so that a reader must wait.

It counts the thread's own time, as Chromium's trace tells it: on a shared machine the clock on the
wall mostly measures who else is at work.
"""

from __future__ import annotations

import json
import statistics
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from college.doctor.browsers.chromium import Chromium

STARTS = 5
LIMIT = 50.0
"""Milliseconds of work in one piece; with 100 a reader begins to notice, on a slower machine."""

_CATEGORIES = ["toplevel", "disabled-by-default-devtools.timeline"]
_TASK = "RunTask"
_MAIN = "CrRendererMain"


def typical_stall(measure: Callable[[], float]) -> float:
    """Return the median of several measured starts: one may be unlucky, and one may be lucky."""
    return statistics.median(measure() for _ in range(STARTS))


def longest_task(page: Chromium, act: Callable[[], object]) -> float:
    """Return the longest piece of work, in milliseconds, of the page's thread while `act` runs."""
    return max(_traced(page, act)) / 1000


def all_tasks(page: Chromium, act: Callable[[], object]) -> float:
    """Return all work, in milliseconds, of the page's thread while `act` runs."""
    return sum(_traced(page, act)) / 1000


def _traced(page: Chromium, act: Callable[[], object]) -> list[float]:
    page.browser.start_tracing(page=page.page, categories=_CATEGORIES)
    try:
        act()
    finally:
        trace = json.loads(page.browser.stop_tracing())
    return _tasks(trace["traceEvents"])


def _tasks(events: list[dict[str, Any]]) -> list[float]:
    """Return how long each task of the main threads kept its processor busy, in microseconds."""
    main = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == _MAIN
    }
    found = [
        float(event["tdur"])
        for event in events
        if event["name"].endswith(_TASK)
        and (event["pid"], event["tid"]) in main
        and "tdur" in event
    ]
    assert found, "the trace holds no task of a page: the meter would see nothing"
    return found
