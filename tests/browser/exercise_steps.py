"""The steps of a learner in an exercise: open it, write, run, and what is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from college.doctor.browsers.page import Page

LESSON = "power-and-data-centers/what-is-infiniband.html"
EXERCISE = "document.querySelector('course-exercise')"
OUTCOME = f"{EXERCISE}.querySelector('.cc-exercise-outcome')"
PRINTED = f"{EXERCISE}.querySelector('.cc-exercise-printed').textContent"
RIGHT = """def cheaper(price_a, hours_a, price_b, hours_b):
    a, b = price_a * hours_a, price_b * hours_b
    return ("B", a - b) if b < a else ("A", b - a)
"""
WHERE = pytest.mark.parametrize(
    ("transport", "browser"),
    [("http", "chromium"), ("file", "chromium"), ("http", "firefox"), ("file", "firefox")],
)


def opened(page: Page) -> Page:
    """Open the editor."""
    page.evaluate(f"{EXERCISE}.scrollIntoView()")
    page.click("course-exercise .cc-exercise-open")
    page.wait_for(f"{EXERCISE}.dataset.state === 'open'")
    return page


def write(page: Page, code: str) -> None:
    """Put a program into the editor, as pasting does."""
    page.evaluate(f"code => {EXERCISE}.editor.replace(code)", code)


def press_run(page: Page, timeout: float = 30) -> str:
    """Run, and wait for the outcome."""
    start_run(page)
    page.wait_for(f"!{EXERCISE}.bench.running", timeout=timeout)
    return page.text("course-exercise .cc-exercise-verdict")


def start_run(page: Page) -> None:
    """Run without waiting."""
    page.click("course-exercise .cc-exercise-run")
    page.wait_for(f"{EXERCISE}.bench.running || !{OUTCOME}.hidden")


def run(page: Page, code: str, timeout: float = 30) -> str:
    """Run a program and give the verdict."""
    write(page, code)
    return press_run(page, timeout)
