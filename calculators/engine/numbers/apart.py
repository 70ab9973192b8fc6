"""A number beside one that it must not be taken for: a break-even next to what was entered."""

from __future__ import annotations

from calculators.engine.numbers.write import write
from calculators.unit import Unit

_MOST_DECIMALS = 9
"""Numbers that agree this far are the same to a reader."""


def apart(value: float, other: float, unit: Unit) -> str:
    r"""Return the number as prose says it, with as many digits as tell it from the other one.

    >>> hours = Unit("hours", "h")
    >>> apart(107.69, 108, hours), apart(107.996, 108, hours), apart(107.69, 120, hours)
    ('107.7\xa0h', '107.996\xa0h', '108\xa0h')
    >>> apart(108, 108, hours)
    '108\xa0h'
    """
    usual = write(value, unit)
    if value == other or usual != write(other, unit):
        return usual
    for decimals in range(1, _MOST_DECIMALS + 1):
        spec = f".{decimals}f"
        text = write(value, unit, spec)
        if text != write(other, unit, spec):
            return text
    return usual
