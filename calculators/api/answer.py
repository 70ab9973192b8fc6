"""The one entry between the page and Python: text in, text out, never code."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from calculators.api.calculator import calculator_reply
from calculators.api.messages import Failed, PageRequest
from calculators.api.page import page_reply
from calculators.api.question import question_reply
from calculators.engine.model.record import Calculator
from calculators.engine.page.picture import Pictures
from calculators.engine.prose.slips import Slip
from calculators.engine.working.steps import Step


@dataclass(frozen=True)
class Answers:
    """The answers of one course: its calculators, their working, its pictures and its slips."""

    catalog: Mapping[str, Calculator]
    slips: tuple[Slip, ...]
    steps: Mapping[str, tuple[Step, ...]]
    pictures: Pictures

    def answer(self, name: str, text: str) -> str:
        """Answer one request of the page.

        `name` is a calculator's, "page" for the numbers of a whole page, or "question" for an
        answer to judge. Any failure is an answer too, so that the page can say it.
        """
        try:
            return json.dumps(self._handler(name)(json.loads(text)))
        except Exception as reason:  # noqa: BLE001 - whatever went wrong, the reader is told
            failed: Failed = {"failed": f"The calculation stopped: {reason}"}
            return json.dumps(failed)

    def _handler(self, name: str) -> Callable[[Any], object]:
        """Return what answers a request of this name; json makes no promise about its shape."""
        if name == "page":
            return lambda request: page_reply(self.catalog, self.steps, self.pictures, request)
        if name == "question":
            return lambda request: question_reply(self.catalog, self.slips, request)
        if name not in self.catalog:
            raise LookupError(f"there is no calculator “{name}”.")
        return lambda request: calculator_reply(self.catalog[name], self.steps[name], request)

    def warm(self) -> None:
        """Answer each question once, so that the first reader does not wait for first times."""
        for name, calculator in self.catalog.items():
            self.answer(name, "{}")
            line = calculator.headline.name
            page: PageRequest = {
                "scenarios": {"a": {"calculator": name, "given": {}, "like": ""}},
                "changes": {},
                "shown": [],
                "fields": [],
                "numbers": [(f"2 * a.{line} - a.{line}", "")],
                "figures": [],
                "calculators": [],
            }
            self.answer("page", json.dumps(page))
