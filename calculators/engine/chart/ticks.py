"""The round numbers an axis is marked with: 1, 2 and 5 times a power of ten.

Ticks are made with whole-number arithmetic, so that three tenths is 0.3 and never 0.30000000000004.
"""

import math
from typing import TypeGuard

_LARGEST = 1e150
_SMALLEST = 1e-150
_FLAT = 1e-9
"""A span smaller than this share of the numbers themselves is no span: floats cannot divide it."""
_STEPS = (1, 2, 5)
_ENDS = (10, 12, 15, 20, 25, 30, 40, 50, 60, 70, 80, 90)
"""Tenths of a power of ten at which a log axis may end."""


def drawable(value: float | None) -> TypeGuard[float]:
    """Whether the value has a place on an axis: there, finite and not absurdly large."""
    return value is not None and math.isfinite(value) and abs(value) < _LARGEST


def clamped(value: float) -> float:
    """Return the value, or zero when it is too small to divide by."""
    return value if abs(value) > _SMALLEST else 0.0


def is_flat(low: float, high: float) -> bool:
    """Whether the two ends are one number for all a picture can show."""
    return high - low <= max(_FLAT * max(abs(low), abs(high)), _SMALLEST)


def _times_ten_to(whole: int, power: int) -> float:
    return float(whole * 10**power) if power >= 0 else whole / 10**-power


def _log_tick(index: int) -> float:
    return _times_ten_to(_STEPS[index % 3], index // 3)


def linear_ticks(low: float, high: float, intervals: int) -> tuple[float, ...]:
    """Return evenly spaced round numbers from at or below low to at or above high.

    >>> linear_ticks(3, 97, 5)
    (0.0, 20.0, 40.0, 60.0, 80.0, 100.0)
    >>> linear_ticks(0.1, 3 * 0.1, 4)
    (0.1, 0.15, 0.2, 0.25, 0.3)
    """
    if is_flat(low, high):
        low, high = min(low, 0.0), max(high, 0.0)
    if is_flat(low, high):
        return (0.0, 1.0)
    raw = (high - low) / intervals
    power = math.floor(math.log10(raw))
    multiple = next((m for m in _STEPS if _times_ten_to(m, power) >= raw * (1 - _FLAT)), 10)
    step = _times_ten_to(multiple, power)

    def tick(index: int) -> float:
        return _times_ten_to(index * multiple, power)

    hair = step * _FLAT  # three times 0.2 is a hair over 0.6, and needs no further tick
    first, last = math.floor(low / step), math.ceil(high / step)
    while tick(first + 1) <= low + hair:
        first += 1
    while tick(first) > low + hair:
        first -= 1
    while tick(last - 1) >= high - hair:
        last -= 1
    while tick(last) < high - hair:
        last += 1
    return tuple(tick(index) for index in range(first, last + 1))


def log_ticks(low: float, high: float) -> tuple[float, ...]:
    """Return 1, 2, 5, 10, 20 … from at or below low to at or above high, both above zero.

    >>> log_ticks(8, 300)
    (5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0)
    """
    first = 3 * math.floor(math.log10(low))
    while _log_tick(first + 1) <= low:
        first += 1
    while _log_tick(first) > low:
        first -= 1
    last = first
    while _log_tick(last) < high:
        last += 1
    if last == first:
        first, last = first - 1, last + 1
    return tuple(_log_tick(index) for index in range(first, last + 1))


def log_ends(low: float, high: float) -> tuple[float, float]:
    """Return round numbers close to the data, at or below low and at or above high, all above 0.

    >>> log_ends(8, 300), log_ends(10.19, 408), log_ends(1.9, 1.9)
    ((8.0, 300.0), (10.0, 500.0), (1.5, 2.0))
    """
    start, end = _power(low), _power(high)
    first = max(t for t in _near(start) if t <= low * (1 + _FLAT))
    return first, min(t for t in _near(end) if t >= high * (1 - _FLAT) and t > first)


def _power(value: float) -> int:
    return math.floor(math.log10(value))


def _near(power: int) -> list[float]:
    """Return the round numbers of a decade, and one on either side of it."""
    return [
        _times_ten_to(9, power - 1),
        *(_times_ten_to(step, power - 1) for step in _ENDS),
        _times_ten_to(1, power + 1),
        _times_ten_to(2, power + 1),
    ]


def is_half_decade(tick: float) -> bool:
    """Whether the tick is one or five times a power of ten."""
    return is_decade(tick) or is_decade(tick * 2)


def is_decade(tick: float, stride: int = 1) -> bool:
    """Whether the tick is a power of ten, and a power that the stride divides."""
    power = round(math.log10(tick))
    return power % stride == 0 and math.isclose(tick, _times_ten_to(1, power), rel_tol=_FLAT)
