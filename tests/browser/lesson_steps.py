"""The steps of a reader in a lesson: answer, be told, and what the record keeps of it."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from college.doctor.browsers.page import Page

TRACK = "power-and-data-centers"
LESSON = f"{TRACK}/what-is-infiniband.html"
BEFORE = f"{TRACK}/why-networking-matters.html"
RECORD = "collegeLearning.record"
PATIENCE = 90  # seconds until Python's first answer, on a machine that does much else
NUMBER = "course-question[data-kind=number]"
CHOICE = "course-question[data-kind=choice]"
FEEDBACK = ".cc-feedback"
ID = "what-is-infiniband"
FULL = """(() => {
  const then = Date.now() - 30 * 864e5;
  const record = structuredClone(collegeLearning.record);
  for (const lesson of collegeCourse.lessons) {
    record.lessons[lesson.id] = {first: then, last: then, done: true, changed: then};
    for (const id of lesson.questions) record.answers[id] = [{t: then, ok: true, kind: "open"}];
  }
  collegeLearning.bring(record);
})()"""


def one(selector: str) -> str:
    """Return the script that finds an element."""
    return f"document.querySelector({json.dumps(selector)})"


def feedback(page: Page, selector: str) -> str:
    """Wait until the question has said something, and give it."""
    page.wait_for(f"{one(f'{selector} {FEEDBACK}')}.textContent !== ''", timeout=PATIENCE)
    return page.text(f"{selector} {FEEDBACK}")


def guess(page: Page) -> None:
    """Send the guess at which the slider stands, as one who has moved it."""
    page.evaluate(
        f"{one('course-guess input')}.dispatchEvent(new Event('input'));"
        f" {one('course-guess form')}.requestSubmit()"
    )


def arrived(page: Page, part: str) -> None:
    """Wait until a followed link has opened; between two pages a question may find none."""
    end = time.monotonic() + 20
    while time.monotonic() < end:
        try:
            if page.evaluate(
                f"location.href.includes('{part}') && document.readyState === 'complete'"
            ):
                return
        except Exception:  # noqa: BLE001, S110 - each browser has its own words for it
            pass
        time.sleep(0.05)
    raise TimeoutError(f"{part} did not open")
