"""A new calculator: one input, one line, complete, so that it works before it is changed."""

from __future__ import annotations

from college.records.hint import hint

_TEMPLATE = '''"""@ABOUT@"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from calculators.cost.units import Count, Dollars
from calculators.engine.model.markers import Chart, Line, Number, Preset, calculator

PRICE_OF_ONE = 25.0
"""Dollars for one of them; illustrative."""


@dataclass(frozen=True)
class @RECORD@:
    """One line a step of the working, in the order a reader would do it."""

    cost: Annotated[Dollars, Line("Cost", headline="All of them cost {cost}.")]


@calculator(
    "@TITLE@",
    chart=Chart(x="number", y="cost"),
    presets=(Preset.of("A thousand of them", "illustrative", number=1000),),
    left_out=("@LEFT_OUT@.", "@LEFT_OUT_TOO@."),
)
def @NAME@(
    number: Annotated[Count, Number("Number of them", 1, 100_000, "log")] = 100,
) -> @RECORD@:
    """@QUESTION@

    @EXPLANATION@.

    >>> @NAME@(number=100).cost
    2500.0
    """
    cost = number * PRICE_OF_ONE
    return @RECORD@(cost=cost)
'''


def calculator_file(name: str, question: str) -> str:
    """Return the text of the file."""
    words = {
        "ABOUT": hint("what it works out, in a few words") + ".",
        "RECORD": "".join(word.title() for word in name.split("_")),
        "TITLE": name.replace("_", " ").capitalize(),
        "NAME": name,
        "QUESTION": question.replace("\\", "").replace('"', "'"),
        "EXPLANATION": hint("how it is worked out, when it holds and when it misleads"),
        "LEFT_OUT": hint("one thing that is left out, in a sentence"),
        "LEFT_OUT_TOO": hint("another one"),
    }
    text = _TEMPLATE
    for mark, given in words.items():
        text = text.replace(f"@{mark}@", given)
    return text
