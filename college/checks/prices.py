"""The check that no price in prose stands alone: worked out, sourced, or called assumed."""

from __future__ import annotations

import re
from collections.abc import Iterator

from calculators.engine.numbers.write import NO_BREAK
from calculators.money import MONEY
from calculators.unit import Style
from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.checks.running.results import results_of
from college.records.problem import Problem
from college.records.term import Term
from college.source.marks import CITATION
from college.source.paragraphs import Paragraph

_ASSUMED = re.compile(
    r"illustrat|assum|suppose|imagine|say[, ]|\bif\b|invent|made[- ]up|round number|example|let us",
    re.IGNORECASE,
)
_DATED = re.compile(r"\b20\d\d\b.*\(|\(.*\b20\d\d\b", re.DOTALL)
"""A term has no list of sources: it names source and date in the sentence."""
_SAYS_SO_ITSELF = {"illustrative", "ask", "predict", "teach", "exercise", "explore"}
"""Blocks whose figures are a task's own, or are called illustrative by their label."""
_ABOUT_THE_MAKING = "project/"
"""Pages about how the course is made, not about its subject."""


@of_text()
def check(text: Text) -> Iterator[Problem]:
    """Return each amount of money that is neither worked out, nor sourced, nor called assumed.

    A result typed by hand is told as that, not as a price.
    """
    sign = MONEY.sign
    if sign not in text.body or text.uri.startswith(_ABOUT_THE_MAKING):
        return
    price = re.compile(rf"{MONEY.pattern}\d[\d,]*(?:\.\d+)?")
    known = _inputs(text) | ({*results_of(text)} if text.lesson else set())
    for paragraph in text.paragraphs:
        if sign not in paragraph.text or _speaks_for_itself(text, paragraph):
            continue
        unquoted = paragraph.unquoted
        for found in price.finditer(unquoted):
            amount = found[0].rstrip(",.")
            if amount not in known:
                yield text.problem(
                    paragraph.line_at(found.start()),
                    f"{amount} has no source",
                    f"work it out with {{{{ … }}}}, {_source(text)}, or call it assumed",
                )


def _source(text: Text) -> str:
    if text.kind is Term:
        return "name its source and date in the sentence, such as (Example Cloud, May 2026)"
    return "cite where it is from with [@KEY]"


def _speaks_for_itself(text: Text, paragraph: Paragraph) -> bool:
    return bool(
        paragraph.heading
        or CITATION.search(paragraph.text)
        or (text.kind is Term and _DATED.search(paragraph.text))
        or _ASSUMED.search(paragraph.text)
        or _SAYS_SO_ITSELF & set(paragraph.blocks)
    )


def _inputs(text: Text) -> set[str]:
    """Return the prices that the page's own scenarios start from: those may be repeated."""
    found: set[str] = set()
    before = MONEY.before.replace(NO_BREAK, " ")
    for _, calculator, values in text.readable_scenarios:
        for item in calculator.inputs:
            if item.unit and item.unit.style is Style.MONEY:
                found.add(f"{before}{values[item.name]:,g}")
                found.add(f"{before}{values[item.name]:,.2f}")
    return found
