"""The check for results typed by hand: numbers in prose that the model works out."""

from __future__ import annotations

import re
from collections.abc import Iterator

from calculators.engine.numbers.write import write_field
from calculators.engine.prose.expression import Nonsense
from calculators.engine.running.run import evaluate
from college.checks.running.check import of_course
from college.checks.running.content import Content, Text
from college.records.problem import Problem
from college.source.marks import CITATION, EXPRESSION, split_expression

_NUMBER = re.compile(r"(?<![\w.,{])[$]?\d[\d,]*(?:\.\d+)?%?(?![\w{])")
_UNIT = re.compile(r"\s*(?P<unit>[^\s.,;:!?)]+)")
_IMAGE = re.compile(r"!\[[^\]]*\]\([^)]*\)")
_DIGIT = re.compile(r"\d")
_YEAR = re.compile(r"(?:19|20)\d\d")
_FIELD = re.compile(r"(?P<scenario>\w+)\.(?P<field>\w+)")
_TELLING_DIGITS = 4
"""So many are nobody's coincidence."""
_LEAST_DIGITS = 3
"""So many are, unless the unit behind them is the same too."""


@of_course()
def check(content: Content) -> Iterator[Problem]:
    """Return each number in a lesson that equals one of its results, to the digits printed."""
    for text in content.lessons:
        results = results_of(text)
        for paragraph in text.paragraphs if results else ():
            if paragraph.heading or not _DIGIT.search(paragraph.text):
                continue
            for start, sentence in paragraph.sentences:
                if CITATION.search(sentence):
                    continue  # a fact with its source
                for offset, number, expression in _typed(sentence, results):
                    yield text.problem(
                        paragraph.line_at(start + offset),
                        f"{number} is typed by hand",
                        f"write {{{{ {expression} }}}}",
                    )


def _typed(sentence: str, results: dict[str, tuple[str, str]]) -> Iterator[tuple[int, str, str]]:
    """Return offset, number and expression of each result in a sentence."""
    blanked = EXPRESSION.sub(_blank, _IMAGE.sub(_blank, sentence))
    for found in _NUMBER.finditer(blanked):
        number = found[0].rstrip(",")
        if number not in results or _YEAR.fullmatch(number):
            continue
        unit, expression = results[number]
        behind = _UNIT.match(blanked, found.end())
        same_unit = bool(behind and behind["unit"] == unit) or number[0] == "$" or number[-1] == "%"
        if same_unit or _significant(number) >= _TELLING_DIGITS:
            yield found.start(), number, expression


def _blank(found: re.Match[str]) -> str:
    return " " * len(found[0])


def results_of(text: Text) -> dict[str, tuple[str, str]]:
    """Return each number that the page works out, with its unit and the expression that gives it."""
    found: dict[str, tuple[str, str]] = {}
    inputs: set[str] = set()
    for name in text.scenarios:
        try:
            calculator, values = text.book.inputs(name)
        except Nonsense:
            continue
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
    for match in EXPRESSION.finditer(text.body):
        expression, spec, editable, _ = split_expression(match["body"])
        numbers = _split(_written(text, expression, spec))
        if editable or _is_input(text, expression):
            inputs |= {*numbers}
        elif re.search(r"[a-z]\.", expression):
            found |= {number: (unit, match["body"]) for number, unit in numbers.items()}
    return {
        number: told
        for number, told in found.items()
        if number not in inputs and _significant(number) >= _LEAST_DIGITS
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
        found[0].rstrip(","): (behind["unit"] if (behind := _UNIT.match(said, found.end())) else "")
        for found in _NUMBER.finditer(said)
    }


def _significant(number: str) -> int:
    """Count the digits that say something.

    >>> [_significant(number) for number in ("$232,960", "1,000", "0.05", "23.1%")]
    [5, 1, 1, 3]
    """
    digits = re.sub(r"\D", "", number).lstrip("0")
    return len(digits if "." in number else digits.rstrip("0"))
