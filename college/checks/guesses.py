"""The check that a number to guess lies on a scale that was given its ends."""

from __future__ import annotations

from collections.abc import Iterator

from calculators.engine.prose.expression import Nonsense
from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.markdown.guess_scale import STOPS, guess_scale
from college.records.problem import Problem
from college.source.blocks import Block

_MIDDLE, _STEP = 50, 100 / STOPS
"""In percent of the scale: where one who knows nothing guesses, and how far apart stops are."""


@of_text()
def check(text: Text) -> Iterator[Problem]:
    """Return each guess whose scale gives it away, or never reaches it."""
    for block in text.document.named("predict"):
        try:
            amount = text.book.amount(block.option("answer"))
            low, high = (float(block.option(end) or "nan") for end in ("low", "high"))
            number = amount.number
        except (Nonsense, ValueError):
            continue  # told as an answer, or as an option
        if not low < high:
            yield text.problem(
                block.line,
                "the scale to guess on has no ends, so that the answer is its middle",
                "add lines low: and high:, with the answer away from the middle",
            )
        elif not low <= number <= high:
            yield text.problem(
                _line(block, number, low),
                f"the answer is {amount.text()}, which the scale from {low:g} to {high:g} never "
                "reaches",
                "move low or high beyond it",
            )
        elif abs(float(guess_scale(amount, *_ends(block))["data-place"]) - _MIDDLE) <= _STEP / 2:
            yield text.problem(
                block.line_of("high"),
                f"the answer, {amount.text()}, is the middle of the scale, where many guess",
                "move low or high, so that the middle lies elsewhere",
            )


def _ends(block: Block) -> tuple[str, str]:
    return block.option("low"), block.option("high")


def _line(block: Block, number: float, low: float) -> int:
    return block.line_of("low" if number < low else "high")
