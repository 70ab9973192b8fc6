"""A new calculator: inputs and one call to a formula that is there, so that it works at once."""

from __future__ import annotations

from calculators.engine.numbers.phrase import capitalized
from college.records.hint import hint

_TEMPLATE = '''"""@ABOUT@"""

from __future__ import annotations

from typing import Annotated

from @PACKAGE@.cost import units
from @PACKAGE@.cost.finance import Margin, profit_margin
from calculators.engine.model.markers import Chart, Line, Number, Preset, calculator


@calculator(
    "@TITLE@",
    gives="@GIVES@.",
    asked_as="@ASKED_AS@",
    lines={
        "profit": Line("Profit"),
        "margin": Line("Share that is left", headline="{margin} of the revenue is left."),
    },
    chart=Chart(x="cost", y="margin"),
    presets=(Preset.of("Half the cost", "illustrative", cost=40),),
    left_out=("@LEFT_OUT@.", "@LEFT_OUT_TOO@."),
    draft=True,
)
def @NAME@(
    revenue: Annotated[units.Dollars, Number("Revenue", 1, 1_000_000, "log")] = 100,
    cost: Annotated[units.Dollars, Number("Cost", 1, 1_000_000, "log")] = 80,
) -> Margin:
    """@QUESTION@

    @EXPLANATION@.

    >>> @NAME@(revenue=100, cost=80).profit
    20
    """
    return profit_margin(revenue=revenue, cost=cost)
'''


def calculator_file(package: str, name: str, question: str) -> str:
    """Return the text of the file, in the package of a course."""
    words = {
        "ABOUT": hint("what it works out, in a few words") + ".",
        "RECORD": "".join(word.title() for word in name.split("_")),
        "TITLE": capitalized(name.replace("_", " ")),
        "NAME": name,
        "PACKAGE": package,
        "QUESTION": question.replace("\\", "").replace('"', "'"),
        "EXPLANATION": hint("how it is worked out, when it holds and when it misleads"),
        "GIVES": hint("what a reader gets, in a sentence"),
        "ASKED_AS": hint("what else a reader may look for it by, a comma between"),
        "LEFT_OUT": hint("one thing that is left out, in a sentence"),
        "LEFT_OUT_TOO": hint("another one"),
    }
    text = _TEMPLATE
    for mark, given in words.items():
        text = text.replace(f"@{mark}@", given)
    return text
