"""How much work a page is to show, as a ratio to a bare page in the same browser.

It counts the time of the page's own thread, so that whoever else is at work on the machine
does not count, and takes medians.
"""

from __future__ import annotations

import statistics
from typing import TYPE_CHECKING
from urllib.parse import urljoin

from calculators.engine.html import tag
from college.doctor.meters.stalls import all_tasks

if TYPE_CHECKING:
    from college.doctor.browsers.chromium import Chromium

_TIMES = 3
_LINES = 2000
_BARE = tag(
    "html", tag("title", "Bare"), *(tag("p", "One line of a bare page.") for _ in range(_LINES))
)
_SETTLED = "new Promise(done => setTimeout(done, 100))"


def work_of(page: Chromium) -> float:
    """Return how many times the work of a bare page the open page is."""
    address = page.page.url
    bare = urljoin(address, "a-bare-page")
    page.page.route(bare, lambda route: route.fulfill(body=_BARE, content_type="text/html"))

    def once(url: str) -> float:
        def show() -> None:
            page.page.goto(url)
            page.evaluate(_SETTLED)

        page.page.goto("about:blank")
        return all_tasks(page, show)

    pairs = [(once(bare), once(address)) for _ in range(_TIMES)]
    page.page.unroute(bare)
    least, shown = (statistics.median(column) for column in zip(*pairs, strict=True))
    return float(shown / least)
