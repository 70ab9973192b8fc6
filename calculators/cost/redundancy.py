"""Keeping it on: spare units, hours off, and swings of the load."""

import math
from dataclasses import dataclass

from calculators.cost.facts.constants import HOURS_PER_YEAR, WATTS_PER_MEGAWATT
from calculators.cost.facts.limits import check, require
from calculators.cost.units import Count, Fraction, Gpus, HoursPerYear, Megawatts, WattsPerGpu


@dataclass(frozen=True)
class RedundantUnits:
    """Units for the load alone, with one spare, and twice over."""

    n: Count
    n_plus_1: Count
    two_n: Count


def redundant_units(*, facility_power: Megawatts, unit_power: Megawatts) -> RedundantUnits:
    """Return the units needed for N, N+1 and 2N: N = ceil(load / unit).

    >>> units = redundant_units(facility_power=1.632, unit_power=0.5)
    >>> units.n, units.n_plus_1, units.two_n
    (4, 5, 8)
    """
    check(facility_power=facility_power, unit_power=unit_power)
    n: Count = math.ceil(facility_power / unit_power)
    n_plus_1: Count = n + 1
    two_n: Count = 2 * n
    return RedundantUnits(n=n, n_plus_1=n_plus_1, two_n=two_n)


def downtime_hours(*, availability: Fraction) -> HoursPerYear:
    """Return the hours a year in which it is off: (1 - availability) x 8,760.

    >>> round(downtime_hours(availability=0.999), 2), round(downtime_hours(availability=0.9999), 2)
    (8.76, 0.88)
    """
    check(availability=availability)
    return (1 - availability) * HOURS_PER_YEAR


def load_swing(*, gpus: Gpus, high_power: WattsPerGpu, low_power: WattsPerGpu) -> Megawatts:
    """Return the swing when all GPUs of a job pause at once: GPUs x (high - low).

    At the chips alone; servers and cooling add to it.

    >>> round(load_swing(gpus=16_384, high_power=700, low_power=150))
    9
    """
    check(gpus=gpus, high_power=high_power, low_power=low_power)
    require(low_power <= high_power, "The low draw of a GPU must not exceed the high draw.")
    return gpus * (high_power - low_power) / WATTS_PER_MEGAWATT
