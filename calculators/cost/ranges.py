"""A result as a range: low, middle and high instead of one point."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from itertools import product

from calculators.cost.facts.fact import Fact
from calculators.cost.facts.limits import require
from calculators.cost.units import Number

CORNERS_UP_TO = 3
"""With more inputs than this the corners are far from likely, so we sample."""
SAMPLES = 2000
_BASES = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37)


@dataclass(frozen=True)
class PlausibleRange:
    """A result at its low, middle and high; `sampled` says that low and high are P10 and P90."""

    low: Number
    middle: Number
    high: Number
    sampled: bool


def plausible_range(function: Callable[..., float], **varied: Fact) -> PlausibleRange:
    """Return the range of a result when facts move between their plausible ends.

    The middle is the result at the facts themselves. Up to three facts: the least and greatest
    result over all corners, which bounds any function that rises or falls in each input. More:
    P10 and P90 of 2,000 samples, each fact triangular over its range; the samples are a fixed
    low-discrepancy sequence, so that a page prints the same digits every time.

    >>> from calculators.cost import facts
    >>> from calculators.cost.rent import rent_gpu_hour
    >>> found = plausible_range(
    ...     lambda **inputs: rent_gpu_hour(**inputs).useful_hour,
    ...     hourly_price=facts.LIST_PRICE, utilization=facts.UTILIZATION)
    >>> round(found.low, 2), round(found.middle, 3), round(found.high, 2)
    (1.97, 4.125, 7.33)
    """
    require(0 < len(varied) <= len(_BASES), f"Vary between 1 and {len(_BASES)} facts at a time.")
    ends = {name: _ends(name, fact) for name, fact in varied.items()}
    middle = function(**varied)
    if len(varied) <= CORNERS_UP_TO:
        results = [
            function(**dict(zip(ends, corner, strict=True))) for corner in product(*ends.values())
        ]
        return PlausibleRange(min(*results, middle), middle, max(*results, middle), sampled=False)
    results = sorted(function(**_sample(varied, ends, number)) for number in range(1, SAMPLES + 1))
    return PlausibleRange(
        results[SAMPLES // 10], middle, results[-(SAMPLES // 10) - 1], sampled=True
    )


def _ends(name: str, fact: Fact) -> tuple[float, float]:
    if fact.low is None or fact.high is None:
        raise ValueError(f"{name} has no plausible range; give its fact a low and a high.")
    return fact.low, fact.high


def _sample(
    varied: dict[str, Fact], ends: dict[str, tuple[float, float]], number: int
) -> dict[str, float]:
    return {
        name: _triangular(*ends[name], float(fact), _spread(number, base))
        for (name, fact), base in zip(varied.items(), _BASES, strict=False)
    }


def _spread(number: int, base: int) -> float:
    """Return the digits of a number mirrored at the point: evenly spread over 0 to 1."""
    place, total = 1.0, 0.0
    while number:
        number, digit = divmod(number, base)
        place /= base
        total += digit * place
    return total


def _triangular(low: float, high: float, mode: float, chance: float) -> float:
    """Return the value below which a triangular distribution lies with the given chance."""
    if high == low:
        return mode
    turn = (mode - low) / (high - low)
    if chance < turn:
        return low + math.sqrt(chance * (high - low) * (mode - low))
    return high - math.sqrt((1 - chance) * (high - low) * (high - mode))
