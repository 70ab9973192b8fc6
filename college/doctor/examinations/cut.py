"""The examination with the network cut: a page stays, says in a sentence what failed, and why."""

from __future__ import annotations

from collections.abc import Iterator

from college.doctor.examination import Transport, Visit, of_visit, one_of_each_kind
from college.doctor.meters.answers import ELEMENT

_FIRST = f"document.querySelector('{ELEMENT}')"
_STATE = f"{_FIRST}.dataset.state"
_SAID = f"{_FIRST}.querySelector('[data-part=state]').innerText.trim()"
_PATIENCE = 60.0
_BY_THE_BROWSER = ("Failed to load resource", "net::ERR", "NetworkError")
"""How a browser itself tells that a file did not come."""


@of_visit(transports=(Transport.CUT,), disturbs=True, wants=one_of_each_kind)
def cut(visit: Visit) -> Iterator[str]:
    """Cut the network once a page of each kind is there, and turn to its calculator."""
    page = visit.page
    if not page.evaluate("document.querySelector('h1')?.innerText.trim() ?? ''"):
        yield "its heading is gone once the network is"
    before = len(page.console_errors)
    if page.evaluate(f"{_FIRST} !== null"):
        page.evaluate(f"{_FIRST}.want()")
        try:
            page.wait_for(f"['failed', 'ready'].includes({_STATE})", timeout=_PATIENCE)
        except TimeoutError:
            yield "its calculator waits for ever, and says nothing"
        if not page.evaluate(_SAID):
            yield "its calculator does not say what failed"
    for error in page.console_errors[before:]:
        if not any(words in error for words in _BY_THE_BROWSER):
            yield error
