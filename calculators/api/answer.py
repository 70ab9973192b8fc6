"""The one entry between the page and Python: text in, text out, never code."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from calculators.api.calculator import calculator_reply
from calculators.api.messages import CalculatorRequest, Failed, PageRequest, QuestionRequest
from calculators.api.page import page_reply
from calculators.api.question import question_reply
from calculators.api.shape import LONGEST_REQUEST, Misshapen, shape_of
from calculators.engine.model.record import Calculator
from calculators.engine.numbers.phrase import quoted
from calculators.engine.numbers.read import Unreadable
from calculators.engine.page.picture import Pictures
from calculators.engine.prose.expression import Nonsense
from calculators.engine.prose.slips import Slip
from calculators.engine.running.run import Impossible
from calculators.engine.working.steps import Step

if TYPE_CHECKING:  # it comes with the part that has its modules
    from calculators.engine.working.cells import WorkedCells

UNFORESEEN = "The calculation stopped for a reason that nobody foresaw. Go back to the example."
_CALCULATOR, _PAGE, _QUESTION = map(shape_of, (CalculatorRequest, PageRequest, QuestionRequest))


@dataclass(frozen=True)
class Answers:
    """The answers of one course: its calculators, their working, its pictures and its slips."""

    catalog: Mapping[str, Calculator]
    slips: tuple[Slip, ...]
    steps: Mapping[str, tuple[Step, ...]]
    pictures: Pictures
    cells: Callable[[str], WorkedCells | None]
    """Gives the cells of a calculator's spreadsheet, if it can be one."""

    def answer(self, name: str, text: str) -> str:
        """Answer one request of the page.

        `name` is a calculator's, "page" for the numbers of a whole page, "question" for an answer
        to judge, or "spreadsheet" for a file to take along. Any failure is an answer too, in a
        sentence of ours: what Python says of itself is for whoever calls `reply`.
        """
        try:
            return json.dumps(self.reply(name, text), allow_nan=False)
        except (Misshapen, Nonsense, Impossible, Unreadable) as reason:
            sentence = str(reason)
        except Exception:  # noqa: BLE001 - whatever went wrong, the reader is told
            sentence = UNFORESEEN
        failed: Failed = {"failed": sentence}
        return json.dumps(failed)

    def reply(self, name: str, text: str) -> object:
        """Return the reply to one request, or raise what is wrong with it."""
        if len(text) > LONGEST_REQUEST:
            raise Misshapen(f"The page sent more than the {LONGEST_REQUEST:,} signs Python reads.")
        try:
            request = json.loads(text)
        except (ValueError, RecursionError):
            raise Misshapen("The page sent what is no request.") from None
        if name == "page":
            _PAGE(request, "")
            return page_reply(self.catalog, self.steps, self.pictures, request)
        if name == "question":
            _QUESTION(request, "")
            return question_reply(self.catalog, self.slips, request)
        if name == "spreadsheet":
            # Its modules are a part of their own, which a page brings before it asks.
            from calculators.api.spreadsheet import spreadsheet_reply  # noqa: PLC0415 - see above

            return spreadsheet_reply(self.catalog, self.cells, request)
        if name not in self.catalog:
            raise Misshapen(f"There is no calculator {quoted(name)}.")
        _CALCULATOR(request, "")
        return calculator_reply(self.catalog[name], self.steps[name], request)

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
