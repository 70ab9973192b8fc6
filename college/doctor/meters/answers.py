"""What a calculator says in its page, printed and live, and what it asked Python."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypedDict

from college.doctor.browsers.page import Page

ELEMENT = "course-calculator"
_MOVE = Path(__file__).with_name("answers.js").read_text(encoding="utf-8")


class Printed(TypedDict):
    """A calculator before anyone touched it; `own` says that its numbers are no lesson's."""

    said: dict[str, str]
    fields: list[str]
    own: bool
    name: str


class Answered(TypedDict):
    """What it asked, what Python replied, and what it shows then."""

    request: dict[str, Any]
    reply: dict[str, Any]
    said: dict[str, str]
    values: dict[str, str]


@dataclass(frozen=True)
class LiveCalculator:
    """One of the calculators on an open page."""

    page: Page
    index: int = 0

    def printed(self) -> Printed:
        """Return it as the page came, with everything unfolded."""
        found: Printed = self._act("open")
        return found

    def wake(self) -> Answered:
        """Return its first live answer."""
        found: Answered = self._act("wake")
        return found

    def move(self, field: str) -> Answered:
        """Change one input, and return the answer."""
        found: Answered = self._act("move", field)
        return found

    def _act(self, act: str, field: str = "") -> Any:
        return self.page.evaluate(_MOVE, {"act": act, "field": field, "index": self.index})


def calculators_on(page: Page) -> list[LiveCalculator]:
    """Return every calculator of an open page."""
    count = page.evaluate(f"document.querySelectorAll('{ELEMENT}').length")
    return [LiveCalculator(page, index) for index in range(count)]
