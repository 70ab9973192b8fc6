"""What a page works out: its results as they are printed, by which a typed copy is known."""

from __future__ import annotations

import re
from functools import cache

from calculators.engine.numbers.write import NO_BREAK, write_field
from calculators.engine.prose.expression import Nonsense
from calculators.engine.running.run import evaluate
from calculators.money import MONEY
from college.checks.running.content import Text
from college.source.marks import EXPRESSION, split_expression

UNIT = re.compile(r"\s*(?P<unit>[^\s.,;:!?)]+)")
_FIELD = re.compile(r"(?P<scenario>\w+)\.(?P<field>\w+)")
_LEAST_DIGITS = 3
"""So many are nobody's coincidence, if the unit behind them is the same too."""


@cache
def number_pattern(money: str) -> re.Pattern[str]:
    """Return what finds a number in a text, with the sign of its money or of a share."""
    return re.compile(rf"(?<![\w.,{{])(?:{money})?\d[\d,]*(?:\.\d+)?%?(?![\w{{])")


def results_of(text: Text) -> dict[str, tuple[str, str]]:
    """Return each number that the page works out: its unit, and the expression that gives it."""
    found: dict[str, tuple[str, str]] = {}
    inputs: set[str] = set()
    for name, calculator, values in text.readable_scenarios:
        record = evaluate(calculator, values)
        for item in calculator.inputs:
            if item.unit:
                inputs |= {*_split(_written(text, f"{name}.{item.name}", ""))}
                inputs.add(write_field(values[item.name], item.unit))
        for line in calculator.lines if record is not None else ():
            said = _written(text, f"{name}.{line.name}", "")
            found |= {
                number: (unit, f"{name}.{line.name}") for number, unit in _split(said).items()
            }
    for match in EXPRESSION.finditer(text.all_written):
        expression, spec, editable, _ = split_expression(match["body"])
        numbers = _split(_written(text, expression, spec))
        if editable or _is_input(text, expression):
            inputs |= {*numbers}
        elif re.search(r"[a-z]\.", expression):
            found |= {number: (unit, match["body"]) for number, unit in numbers.items()}
    return {
        number: told
        for number, told in found.items()
        if number not in inputs and significant(number) >= _LEAST_DIGITS
    }


def _is_input(text: Text, expression: str) -> bool:
    found = _FIELD.fullmatch(expression)
    if not found or found["scenario"] not in text.scenarios:
        return False
    try:
        calculator, _ = text.book.inputs(found["scenario"])
    except Nonsense:
        return False
    return calculator.line(found["field"]) is None


def _written(text: Text, expression: str, spec: str) -> str:
    try:
        return text.book.amount(expression).text(spec)
    except (Nonsense, ValueError):
        return ""


def _split(said: str) -> dict[str, str]:
    """Take what is printed apart: each number with the unit behind it."""
    return {
        plain(found[0]): (behind["unit"] if (behind := UNIT.match(said, found.end())) else "")
        for found in number_pattern(MONEY.pattern).finditer(said)
    }


def plain(number: str) -> str:
    """Return a number as it is found, as an author would type it."""
    return number.rstrip(",").replace(NO_BREAK, " ")


def significant(number: str) -> int:
    """Count the digits that say something.

    >>> [significant(number) for number in ("$232,960", "1,000", "0.05", "23.1%")]
    [5, 1, 1, 3]
    """
    digits = re.sub(r"\D", "", number).lstrip("0")
    return len(digits if "." in number else digits.rstrip("0"))
