"""What a rented job costs, and how two offers for it compare."""

from dataclasses import dataclass

from calculators.cost.facts.constants import ONE_HOUR
from calculators.cost.facts.limits import check
from calculators.cost.units import (
    Dollars,
    DollarsPerGpuHour,
    Fraction,
    Gpus,
    Hours,
    Ratio,
)


def job_cost(*, gpus: Gpus, hourly_price: DollarsPerGpuHour, hours: Hours) -> Dollars:
    """Return the rent of a job: every GPU is paid for every hour.

    gpus x hourly_price x hours. Whole numbers in, whole dollars out.

    >>> job_cost(gpus=256, hourly_price=7, hours=100)
    179200
    >>> job_cost(gpus=256, hourly_price=7, hours=130)
    232960
    """
    check(gpus=gpus, hourly_price=hourly_price, hours=hours)
    return gpus * hourly_price * hours


def breakeven_price(*, hourly_price: DollarsPerGpuHour, stretch: Ratio) -> DollarsPerGpuHour:
    """Return the price at which a cluster that stretches the job costs the same.

    hourly_price / stretch: the slower cluster must be cheaper by as much as it is slower.

    >>> round(breakeven_price(hourly_price=7, stretch=1.3), 2)
    5.38
    """
    check(hourly_price=hourly_price, stretch=stretch)
    return hourly_price / stretch


@dataclass(frozen=True)
class StretchedJob:
    """The bill of a job, then of the same job on a cluster that takes longer."""

    hourly_cost: Dollars
    cost: Dollars
    slower_hours: Hours
    slower_cost: Dollars
    extra_cost: Dollars
    breakeven: DollarsPerGpuHour
    """What the slower cluster may charge before it stops being the better buy."""
    discount: Fraction
    """That price as a discount."""


def stretched_job(
    *, gpus: Gpus, hourly_price: DollarsPerGpuHour, hours: Hours, stretch: Ratio
) -> StretchedJob:
    """Return what it adds to a job's bill that a slower cluster stretches its hours.

    The same GPUs at the same price for hours x stretch.

    >>> job = stretched_job(gpus=256, hourly_price=7, hours=100, stretch=1.3)
    >>> job.cost, job.slower_cost, job.extra_cost
    (179200, 232960.0, 53760.0)
    """
    hourly_cost: Dollars = job_cost(gpus=gpus, hourly_price=hourly_price, hours=ONE_HOUR)
    cost: Dollars = job_cost(gpus=gpus, hourly_price=hourly_price, hours=hours)
    slower_hours: Hours = hours * stretch
    slower_cost: Dollars = job_cost(gpus=gpus, hourly_price=hourly_price, hours=slower_hours)
    extra_cost: Dollars = slower_cost - cost
    breakeven: DollarsPerGpuHour = breakeven_price(hourly_price=hourly_price, stretch=stretch)
    discount: Fraction = 1 - breakeven / hourly_price
    return StretchedJob(
        hourly_cost=hourly_cost,
        cost=cost,
        slower_hours=slower_hours,
        slower_cost=slower_cost,
        extra_cost=extra_cost,
        breakeven=breakeven,
        discount=discount,
    )


@dataclass(frozen=True)
class BidComparison:
    """Two offers for one job on as many GPUs, compared on finished work."""

    cost_a: Dollars
    cost_b: Dollars
    saving: Dollars
    """What the second bid saves; below zero when it costs more."""
    stretch: Ratio
    """Running time of the second bid over that of the first."""
    breakeven_stretch: Ratio
    """The stretch at which both cost the same."""
    breakeven_hours: Hours
    """The running time of the second bid at which both cost the same."""
    breakeven_price_b: DollarsPerGpuHour
    """The price of the second bid at which both cost the same."""


def compare_bids(
    *,
    gpus: Gpus,
    hourly_price_a: DollarsPerGpuHour,
    hours_a: Hours,
    hourly_price_b: DollarsPerGpuHour,
    hours_b: Hours,
) -> BidComparison:
    """Return the cost of two bids, and how slow or dear the second may be before it loses.

    Assumes equal GPU counts, and running times measured on the buyer's own job.

    >>> bids = compare_bids(
    ...     gpus=256, hourly_price_a=3.00, hours_a=100, hourly_price_b=2.60, hours_b=108)
    >>> round(bids.cost_a), round(bids.cost_b), round(bids.saving), round(bids.breakeven_stretch, 3)
    (76800, 71885, 4915, 1.154)
    """
    check(
        hours_a=hours_a,
        hours_b=hours_b,
        hourly_price_a=hourly_price_a,
        hourly_price_b=hourly_price_b,
    )
    cost_a: Dollars = job_cost(gpus=gpus, hourly_price=hourly_price_a, hours=hours_a)
    cost_b: Dollars = job_cost(gpus=gpus, hourly_price=hourly_price_b, hours=hours_b)
    saving: Dollars = cost_a - cost_b
    stretch: Ratio = hours_b / hours_a
    breakeven_stretch: Ratio = hourly_price_a / hourly_price_b
    breakeven_hours: Hours = hours_a * breakeven_stretch
    breakeven_price_b: DollarsPerGpuHour = hourly_price_a / stretch
    return BidComparison(
        cost_a=cost_a,
        cost_b=cost_b,
        saving=saving,
        stretch=stretch,
        breakeven_stretch=breakeven_stretch,
        breakeven_hours=breakeven_hours,
        breakeven_price_b=breakeven_price_b,
    )
