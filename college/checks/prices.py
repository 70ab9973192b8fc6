"""The check that no price in prose stands alone: worked out, sourced, or called assumed."""

from __future__ import annotations

import re
from collections.abc import Iterator

from calculators.engine.prose.expression import Nonsense
from calculators.unit import Style
from college.checks.running.check import of_course
from college.checks.running.content import Content, Text
from college.checks.typed_numbers import results_of
from college.records.problem import Problem
from college.records.term import Term
from college.source.marks import CITATION

_PRICE = re.compile(r"[$]\d[\d,]*(?:\.\d+)?")
_ASSUMED = re.compile(
    r"illustrat|assum|suppose|imagine|say[, ]|\bif\b|invent|made[- ]up|round number|example|let us",
    re.IGNORECASE,
)
_QUOTED = re.compile(r"[\"“][^\"”]*[\"”]")
_DATED = re.compile(r"\b20\d\d\b.*\(|\(.*\b20\d\d\b", re.DOTALL)
"""A term has no list of sources: it names source and date in the sentence."""
_SAYS_SO_ITSELF = {"illustrative", "ask", "predict", "teach", "exercise", "explore"}
"""Blocks whose figures are a task's own, or are called illustrative by their label."""


@of_course()
def check(content: Content) -> Iterator[Problem]:
    """Return each dollar amount without an expression, a source nearby or a word that it is assumed.

    A result typed by hand is told as that, not as a price.
    """
    for text in content.texts:
        if text.uri.startswith("project/"):
            continue  # pages about the making of the course
        known = _inputs(text) | ({*results_of(text)} if text.lesson else set())
        is_term = text.kind is Term
        for paragraph in text.paragraphs:
            if (
                "$" not in paragraph.text
                or paragraph.heading
                or CITATION.search(paragraph.text)
                or (is_term and _DATED.search(paragraph.text))
                or _ASSUMED.search(paragraph.text)
                or _SAYS_SO_ITSELF & set(paragraph.blocks)
            ):
                continue
            unquoted = _QUOTED.sub(lambda quote: " " * len(quote[0]), paragraph.text)
            for found in _PRICE.finditer(unquoted):
                amount = found[0].rstrip(",.")
                if amount not in known:
                    yield text.problem(
                        paragraph.line_at(found.start()),
                        f"{amount} has no source",
                        "work it out with {{ … }}, cite where it is from with [@KEY], or call it assumed",
                    )


def _inputs(text: Text) -> set[str]:
    """Return the prices that the page's own scenarios start from: those may be repeated."""
    found: set[str] = set()
    for name in text.scenarios:
        try:
            calculator, values = text.book.inputs(name)
        except Nonsense:
            continue
        for item in calculator.inputs:
            if item.unit and item.unit.style is Style.MONEY:
                found.add(f"${values[item.name]:,g}")
                found.add(f"${values[item.name]:,.2f}")
    return found
