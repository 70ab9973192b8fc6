"""A walk through a page by the Tab key: its stops in words, and what is wrong with each."""

from __future__ import annotations

from pathlib import Path

from college.doctor.browsers.page import Page

TAB_STOP = Path(__file__).with_name("tab_stop.js").read_text(encoding="utf-8")
LONGEST_WALK = 110  # stops; a glossary goes on and on, and in no other way
_SCROLLED = "new Promise(done => requestAnimationFrame(() => setTimeout(done)))"
"""A frame: on a busy machine the browser scrolls to the stop a little after the key."""


def walk(page: Page, longest: int = LONGEST_WALK) -> tuple[list[str], list[str]]:
    """Go through the page by Tab, from the top; return the stops in words, and their faults."""
    lines: list[str] = []
    faults: list[str] = []
    for _ in range(longest):
        page.press("Tab")
        page.evaluate(_SCROLLED)
        stop = page.evaluate(TAB_STOP)
        if stop is None:
            break
        if lines[-1:] != [stop["line"]] or not stop["line"].startswith("links in"):
            lines.append(stop["line"])
        faults += stop["faults"]
    return lines, faults
