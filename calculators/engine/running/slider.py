"""The slider of an input: stops along its scale, and the values they stand for."""

from __future__ import annotations

import math

from calculators.engine.model.record import Input

STOPS = 200
"""Positions of a slider: fine enough for a mouse, few enough for arrow keys."""


def position(item: Input, value: float) -> int:
    """Return the slider stop nearest a value."""
    low, high, at = item.low, item.high, value
    if item.log:
        floor = low if low > 0 else high / 1e6
        low, high, at = math.log(floor), math.log(high), math.log(max(at, floor))
    return round((at - low) / (high - low) * STOPS) if high > low else 0


def value_at(item: Input, stop: int) -> float:
    """Return the value of a slider stop, rounded to what a person would type."""
    share = min(max(stop, 0), STOPS) / STOPS
    if stop in (0, STOPS):
        value = item.high if stop else item.low
    elif item.log:
        floor = item.low if item.low > 0 else item.high / 1e6
        value = _rounded(floor * (item.high / floor) ** share, 2)
    else:
        value = _rounded(item.low + (item.high - item.low) * share, 3)
    value = min(max(value, item.low), item.high)
    return round(value) if item.whole else value


def value_beside(item: Input, value: float, by: int) -> float:
    """Return the value `by` stops away; where stops share a value, the next other one."""
    stop, way = position(item, value) + by, 1 if by > 0 else -1
    while by and 0 <= stop <= STOPS:
        found = value_at(item, stop)
        if (found - value) * way > 0:
            return found
        stop += way
    return value_at(item, STOPS if by > 0 else 0) if by else value


def _rounded(value: float, digits: int) -> float:
    rounded = float(f"{value:.{digits}g}")
    return int(rounded) if rounded.is_integer() else rounded
