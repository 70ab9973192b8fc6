"""A number in a working: close enough that the printed sum can be done again by hand."""

from __future__ import annotations

import math

from calculators.engine.numbers.write import with_unit, write, write_in_full
from calculators.unit import Style, Unit

_DIGITS = 5
_DIGITS_OF_A_SHARE = 4
_WHOLE_DOLLARS_FROM = 1000
_IN_FULL_FROM = 10_000
"""From here on the usual writing has five digits or more."""


def precise(value: float, unit: Unit) -> str:
    r"""Return the number with up to five digits where prose has three; exact ones stay as they are.

    >>> hours, price = Unit("hours", "h"), Unit("dollars an hour", "/h", style=Style.MONEY)
    >>> precise(124.742, hours), precise(130, hours), precise(7 / 1.3, price)
    ('124.74\xa0h', '130\xa0h', '$5.3846/h')
    >>> precise(0.960634, Unit("share", "%", style=Style.PERCENT)), precise(34.25008, hours)
    ('96.06%', '34.25\xa0h')
    """
    style = unit.style
    amount = abs(float(value)) * (100 if style is Style.PERCENT else 1) / shown_scale(value, unit)
    digits = _needed(amount, _DIGITS_OF_A_SHARE if style is Style.PERCENT else _DIGITS)
    decimals = max(0, digits - 1 - math.floor(math.log10(amount))) if amount else 0
    decimals -= _idle_zeros(amount, decimals)
    if style is Style.MONEY:
        if amount >= _WHOLE_DOLLARS_FROM:
            decimals = 0
        elif decimals <= 2:  # noqa: PLR2004 - cents are how money is written
            return write_in_full(value, unit)
    elif style is Style.LARGE or amount >= _IN_FULL_FROM or decimals == 0:
        return write_in_full(value, unit)
    return with_unit(write(value, unit, f".{decimals}f"), unit)


def shown_scale(value: object, unit: Unit) -> float:
    """Return how many of the unit one of the shown unit is: 1,000 where m is shown as km."""
    if unit.style in (Style.MONEY, Style.PERCENT) or not isinstance(value, int | float):
        return 1
    return unit.writing_of(value).factor


def _idle_zeros(amount: float, decimals: int) -> int:
    """Count the zeros that would end the number."""
    text = f"{amount:.{decimals}f}"
    return len(text) - len(text.rstrip("0")) if decimals else 0


def _needed(amount: float, most: int) -> int:
    """Return how many digits write the amount exactly, or as many as are allowed."""
    for digits in range(1, most):
        if math.isclose(float(f"{amount:.{digits}g}"), amount, rel_tol=1e-9):
            return digits
    return most
