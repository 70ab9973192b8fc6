"""The axis of a quantity: its name, and how every number along it is written."""

from __future__ import annotations

from functools import partial

from calculators.engine.chart import Axis
from calculators.engine.numbers.axis_units import AxisUnit
from calculators.engine.numbers.change import amount_of_change
from calculators.unit import Style

_ALL = 1.0
"""A share of something ends at all of it."""


def axis_of(label: str, numbers: AxisUnit, *, log: bool = False) -> Axis:
    """Return the axis whose numbers are written in one unit, so that they can be compared."""
    share = numbers.unit.style is Style.PERCENT
    return Axis(
        label,
        numbers.full,
        tick=numbers.mark,
        log=log,
        unit=numbers.symbol,
        cell=numbers.beside,
        tells=numbers.tells,
        most=_ALL if share else None,
        gap=partial(amount_of_change, then=0.0, unit=numbers.unit) if share else None,
    )
