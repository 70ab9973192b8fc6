"""The change from one number to another, in its unit and as a share of where it began."""

from __future__ import annotations

from calculators.engine.numbers.write import MINUS, write
from calculators.unit import Style, Unit

_WHOLE_FROM = 0.0995
"""From ten per cent on, tenths tell nobody anything."""
_NEARLY_ALL = "nearly all of it"
"""What is said where a share would be rounded up to all, and something is left."""
_MOST = 10
"""A change of more than ten times the start says that the start was next to nothing."""


def amount_of_change(now: float, then: float, unit: Unit) -> str:
    r"""Return how far apart two numbers are; two shares are so many points apart.

    >>> amount_of_change(0.31, 0.25, Unit("share", "%", style=Style.PERCENT))
    '6 percentage points'
    >>> amount_of_change(3, 5, Unit("hours", "h"))
    '2\xa0h'
    """
    gap = abs(now - then)
    if unit.style is Style.PERCENT:
        return write(gap, unit).removesuffix("%") + " percentage points"
    return write(gap, unit)


def share_of_change(now: float, then: float, unit: Unit) -> str:
    """Return the change in per cent; nothing where its base is near zero or the sign turns.

    A share of a share is left unsaid too: 5% of 20% is read as 25%.

    >>> hours = Unit("hours", "h")
    >>> share_of_change(130, 100, hours), share_of_change(70, 100, hours)
    ('+30%', '\u221230%')
    >>> share_of_change(-20, 100, hours), share_of_change(1e6, 1, hours)
    ('', '')
    >>> share_of_change(0.1, 100, hours)
    'nearly all of it'
    """
    if unit.style is Style.PERCENT or now * then <= 0:
        return ""
    share = (now - then) / then
    if abs(share) > _MOST:
        return ""
    sign = "+" if share > 0 else MINUS
    text = f"{abs(share):.0%}" if abs(share) >= _WHOLE_FROM else f"{abs(share):.1%}"
    if text == "0.0%":
        return "less than 0.1%"
    return f"{sign}{text}" if share > 0 or text != "100%" else _NEARLY_ALL
