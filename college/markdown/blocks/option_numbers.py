"""Options that must be numbers: told as they were typed, or refused with what to write."""

from __future__ import annotations

import math
from typing import Any

from calculators.engine.prose.expression import Nonsense
from calculators.engine.prose.grading import margin_at
from college.markdown.blocks.block import written


class Unfit(ValueError):
    """A value that an option does not take; its text is what to write instead."""


def number(value: Any) -> str:
    """Read an option that is a number, never an expression.

    >>> number(40), number("2.5")
    ('40', '2.5')
    """
    text = written(value)
    if text and not _is_number(text):
        raise Unfit("write a number, such as 40, without a unit")
    return text


def margin(value: Any) -> str:
    """Read how far an answer may be off: a share of it, or an amount.

    >>> margin("2%"), margin(0.5)
    ('2%', '0.5')
    """
    text = written(value)
    try:
        if text and 0 <= margin_at(text, 1.0) < math.inf and not text.startswith("-"):
            return text
    except Nonsense:
        pass
    raise Unfit("write a share of the answer, such as 2%, or an amount, such as 0.5")


def _is_number(text: str) -> bool:
    try:
        return math.isfinite(float(text))
    except ValueError:
        return False
