"""The check for results typed by hand: numbers in prose that the model works out."""

from __future__ import annotations

import re
from collections.abc import Iterator

from calculators.money import MONEY
from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.checks.running.results import UNIT, number_pattern, plain, results_of, significant
from college.records.problem import Problem
from college.source.marks import CITATION, EXPRESSION

_IMAGE = re.compile(r"!\[[^\]]*\]\([^)]*\)")
_DIGIT = re.compile(r"\d")
_YEAR = re.compile(r"(?:19|20)\d\d")
_TELLING_DIGITS = 4
"""So many are nobody's coincidence."""


@of_text()
def check(text: Text) -> Iterator[Problem]:
    """Return each number in a lesson that equals one of its results, to the digits printed."""
    results = results_of(text) if text.lesson else {}
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
    for found in number_pattern(MONEY.pattern).finditer(blanked):
        number = plain(found[0])
        if number not in results or _YEAR.fullmatch(number):
            continue
        unit, expression = results[number]
        behind = UNIT.match(blanked, found.end())
        signed = number.startswith(MONEY.sign) or number.endswith("%")
        same_unit = bool(behind and behind["unit"] == unit) or signed
        if same_unit or significant(number) >= _TELLING_DIGITS:
            yield found.start(), number, expression


def _blank(found: re.Match[str]) -> str:
    return " " * len(found[0])
