"""The check for a sign typed beside a number that brings its own: `$$3` and `5%%`."""

from __future__ import annotations

from collections.abc import Iterator

from calculators.engine.numbers.write import is_spec
from calculators.engine.prose.expression import Nonsense
from calculators.money import MONEY
from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.records.problem import Problem
from college.source.marks import EXPRESSION, split_expression

_PERCENT = "%"


@of_text(stops_build=True)
def check(text: Text) -> Iterator[Problem]:
    """Return each sign that the page would print twice."""
    for number, line in text.document.prose:
        for found in EXPRESSION.finditer(line):
            before, behind = line[: found.start()].rstrip(), line[found.end() :]
            money, share = before.endswith(MONEY.sign), behind.startswith(_PERCENT)
            shown = _shown(text, found["body"]) if money or share else ""
            if money and shown.startswith(MONEY.sign):
                yield _twice(text, number, MONEY.sign, found[0])
            if share and shown.endswith(_PERCENT):
                yield _twice(text, number, _PERCENT, found[0])


def _shown(text: Text, body: str) -> str:
    """Return an expression as the page prints it; nothing for a field, or where it has no sense."""
    written = split_expression(body)
    if written.editable or not is_spec(written.spec):
        return ""
    try:
        return text.book.amount(written.expression).text(written.spec)
    except (Nonsense, ValueError):
        return ""  # told as what cannot be worked out


def _twice(text: Text, line: int, sign: str, typed: str) -> Problem:
    what = f"the {sign} beside {typed} is printed twice"
    return text.problem(line, what, f"take it out: the number brings its own {sign}")
