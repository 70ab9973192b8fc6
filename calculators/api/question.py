"""What a question in the page may ask: whether an answer is right, and other numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from calculators.engine.model.record import Calculator
from calculators.engine.numbers.write import machine
from calculators.engine.prose.expression import Scenario, ScenarioBook
from calculators.engine.prose.grading import Verdict, grade, grade_shown
from calculators.engine.prose.variant import variant


def reply(catalog: Mapping[str, Calculator], request: Mapping[str, Any]) -> dict[str, Any]:
    """Judge a text, or give the numbers of a variant, or both.

    Request: `text` (what was typed), and either `shown` (a printed result) or `scenarios` as the
    page's record has them, `expr`, `tolerance`, `slips` ([{expr, say}]), `vary` ("fast.gpus,
    slow.hours"), `seed`, `turn` (0: as printed; 1, 2 …: other numbers), `numbers` ([expression,
    spec] pairs to write anew).
    """
    text = request.get("text")
    if "shown" in request:
        return _told(grade_shown(str(text), request["shown"]))
    book = ScenarioBook(
        catalog,
        {
            name: Scenario(item["calculator"], item["given"], item["like"])
            for name, item in request["scenarios"].items()
        },
    )
    turn = int(request.get("turn", 0))
    if turn:
        vary = request.get("vary", "").split(",")
        book = variant(book, request["expr"], vary, f"{request['seed']}/{turn}")
    told: dict[str, Any] = {}
    if "numbers" in request:
        amounts = [(book.amount(expression), spec) for expression, spec in request["numbers"]]
        told["numbers"] = [[machine(amount.value), amount.text(spec)] for amount, spec in amounts]
    if text is not None:
        slips = [(book.amount(slip["expr"]), slip["say"]) for slip in request.get("slips", [])]
        expected = book.amount(request["expr"])
        told |= _told(grade(text, expected, request.get("tolerance", "2%"), slips))
    return told


def _told(verdict: Verdict) -> dict[str, Any]:
    return {"kind": verdict.kind, "right": verdict.right, "say": verdict.say}
