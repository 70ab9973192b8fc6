"""The price of waiting for power."""

from dataclasses import dataclass

from calculators.cost import facts
from calculators.cost.facts.constants import HOURS_PER_MONTH, MONTHS_PER_YEAR
from calculators.cost.facts.limits import check, require
from calculators.cost.units import (
    Dollars,
    DollarsPerGpu,
    DollarsPerGpuHour,
    Fraction,
    GpuHours,
    Gpus,
    Months,
    PerYear,
    Years,
)


def carrying_cost_per_gpu(
    *, capex: DollarsPerGpu, rate: PerYear = facts.RATE, delay: Months = facts.DELAY
) -> DollarsPerGpu:
    """Return what the capital of one GPU costs while it waits, at simple interest.

    >>> round(carrying_cost_per_gpu(capex=43_000, rate=0.10, delay=6))
    2150
    """
    check(capex=capex, rate=rate, delay=delay)
    idle_years: Years = delay / MONTHS_PER_YEAR
    return capex * rate * idle_years


@dataclass(frozen=True)
class DelayCost:
    """Two lenses on one delay; they overlap, so they are never added."""

    idle_hours: GpuHours
    contribution: DollarsPerGpuHour
    """What an hour would have earned, less what waiting avoids."""
    lost_contribution: Dollars
    """The first lens: what the GPUs would have earned."""
    capital: Dollars
    idle_years: Years
    carrying_cost: Dollars
    """The second lens: what the idle capital costs."""


def delay_cost(
    *,
    gpus: Gpus,
    delay: Months = facts.DELAY,
    hourly_price: DollarsPerGpuHour = facts.LIST_PRICE,
    utilization: Fraction = facts.UTILIZATION,
    availability: Fraction = facts.AVAILABILITY,
    avoidable: DollarsPerGpuHour,
    capex: DollarsPerGpu,
    rate: PerYear = facts.RATE,
) -> DelayCost:
    """Return what it costs that delivered GPUs wait for power.

    lost contribution = GPUs x hours x (price x utilization x availability - avoidable);
    carrying cost = GPUs x capex x rate x years, at simple interest.

    >>> cost = delay_cost(gpus=10_000, delay=6, hourly_price=3, avoidable=0.102, capex=48_437.5)
    >>> round(cost.lost_contribution / 1e6, 1), round(cost.carrying_cost / 1e6, 1)
    (97.5, 24.2)
    """
    check(
        gpus=gpus,
        delay=delay,
        hourly_price=hourly_price,
        avoidable=avoidable,
        utilization=utilization,
        availability=availability,
        capex=capex,
        rate=rate,
    )
    idle_hours: GpuHours = gpus * delay * HOURS_PER_MONTH
    contribution: DollarsPerGpuHour = hourly_price * utilization * availability - avoidable
    require(
        contribution >= 0,
        "At this price an hour costs more to run than it earns, so waiting loses nothing. "
        "Raise the price, or lower the cost that waiting avoids.",
    )
    lost_contribution: Dollars = idle_hours * contribution
    capital: Dollars = gpus * capex
    idle_years: Years = delay / MONTHS_PER_YEAR
    carried: Dollars = gpus * carrying_cost_per_gpu(capex=capex, rate=rate, delay=delay)
    return DelayCost(
        idle_hours=idle_hours,
        contribution=contribution,
        lost_contribution=lost_contribution,
        capital=capital,
        idle_years=idle_years,
        carrying_cost=carried,
    )
