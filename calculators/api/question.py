"""A question's request: whether an answer is right, and the question with other numbers."""

from __future__ import annotations

from collections.abc import Mapping

from calculators.api.messages import QuestionReply, QuestionRequest
from calculators.api.scenarios import scenario_book
from calculators.engine.model.record import Calculator
from calculators.engine.numbers.write import machine
from calculators.engine.prose.grading import Verdict, grade, grade_shown
from calculators.engine.prose.slips import GENERIC, Slip
from calculators.engine.prose.variant import variant


def question_reply(
    catalog: Mapping[str, Calculator], own_slips: tuple[Slip, ...], request: QuestionRequest
) -> QuestionReply:
    """Judge a text, or give the numbers of a variant, or both; `own_slips` are the subject's."""
    slips = (*own_slips, *GENERIC)
    if "shown" in request:
        shown = request["shown"]
        return _judged(grade_shown(request.get("text", ""), shown, slips=slips))
    book = scenario_book(catalog, request.get("scenarios", {}))
    expression = request.get("expr", "")
    turn = request.get("turn", 0)
    if turn:
        vary = request.get("vary", "").split(",")
        book = variant(book, expression, vary, f"{request.get('seed', '')}/{turn}")
    reply: QuestionReply = {}
    if "text" in request:
        foreseen = [(book.amount(slip["expr"]), slip["say"]) for slip in request.get("slips", [])]
        expected = book.amount(expression)
        tolerance = request.get("tolerance", "2%")
        reply = _judged(grade(request["text"], expected, tolerance, foreseen, slips))
    if "numbers" in request:
        amounts = [(book.amount(expression), spec) for expression, spec in request["numbers"]]
        reply["numbers"] = [(machine(amount.value), amount.text(spec)) for amount, spec in amounts]
    return reply


def _judged(verdict: Verdict) -> QuestionReply:
    return {"kind": verdict.kind, "right": verdict.right, "say": verdict.say}
