"""Keeping it on: spare units, hours off, and swings of the load."""

import math
from dataclasses import dataclass

from calculators.cost import facts
from calculators.cost.bids import job_cost
from calculators.cost.facts.constants import HOURS_PER_YEAR, ONE_HOUR, WATTS_PER_MEGAWATT
from calculators.cost.facts.limits import check, require
from calculators.cost.units import (
    Count,
    Dollars,
    DollarsPerGpuHour,
    DollarsPerYear,
    Fraction,
    Gpus,
    HoursPerYear,
    Megawatts,
    WattsPerGpu,
)


def downtime_hours(*, availability: Fraction) -> HoursPerYear:
    """Return the hours a year in which it is off: (1 - availability) x 8,760.

    >>> round(downtime_hours(availability=0.999), 2), round(downtime_hours(availability=0.9999), 2)
    (8.76, 0.88)
    """
    check(availability=availability)
    return (1 - availability) * HOURS_PER_YEAR


@dataclass(frozen=True)
class RedundancyPlan:
    """Units to buy, hours to lose."""

    n: Count
    """Units for the load alone."""
    n_plus_1: Count
    two_n: Count
    downtime: HoursPerYear
    hour_off: Dollars
    downtime_cost: DollarsPerYear


def redundancy_plan(
    *,
    facility_power: Megawatts,
    unit_power: Megawatts,
    availability: Fraction,
    gpus: Gpus,
    hourly_price: DollarsPerGpuHour = facts.LIST_PRICE,
) -> RedundancyPlan:
    """Return the units needed for N, N+1 and 2N, and the GPU time lost when the site is off.

    N = ceil(load / unit). An hour off is taken at the price of an hour of all GPUs.

    >>> plan = redundancy_plan(
    ...     facility_power=1.632, unit_power=0.5, availability=0.999, gpus=1024)
    >>> plan.n, plan.n_plus_1, plan.two_n, round(plan.downtime_cost)
    (4, 5, 8, 26911)
    """
    check(facility_power=facility_power, unit_power=unit_power)
    n: Count = math.ceil(facility_power / unit_power)
    n_plus_1: Count = n + 1
    two_n: Count = 2 * n
    downtime: HoursPerYear = downtime_hours(availability=availability)
    hour_off: Dollars = job_cost(gpus=gpus, hourly_price=hourly_price, hours=ONE_HOUR)
    downtime_cost: DollarsPerYear = hour_off / ONE_HOUR * downtime
    return RedundancyPlan(
        n=n,
        n_plus_1=n_plus_1,
        two_n=two_n,
        downtime=downtime,
        hour_off=hour_off,
        downtime_cost=downtime_cost,
    )


@dataclass(frozen=True)
class LoadSwing:
    """A job at work, and the swing when it pauses."""

    working: Megawatts
    swing: Megawatts
    share: Fraction
    """The swing over the draw at work."""


def pause_swing(
    *, gpus: Gpus, high_power: WattsPerGpu = facts.H100_TDP, low_power: WattsPerGpu
) -> LoadSwing:
    """Return the swing when all GPUs of a job pause at once: GPUs x (high - low).

    At the chips alone; servers and cooling add to it.

    >>> round(pause_swing(gpus=16_384, high_power=700, low_power=150).swing)
    9
    """
    check(gpus=gpus, high_power=high_power, low_power=low_power)
    require(low_power <= high_power, "The low draw of a GPU must not exceed the high draw.")
    working: Megawatts = gpus * high_power / WATTS_PER_MEGAWATT
    swing: Megawatts = gpus * (high_power - low_power) / WATTS_PER_MEGAWATT
    share: Fraction = swing / working
    return LoadSwing(working=working, swing=swing, share=share)
