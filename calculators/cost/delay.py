"""The price of waiting for power."""

from dataclasses import dataclass

from calculators.cost import facts
from calculators.cost.facts.constants import HOURS_PER_MONTH, MONTHS_PER_YEAR
from calculators.cost.facts.limits import check
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


@dataclass(frozen=True)
class DelayCost:
    """Two lenses on one delay; they overlap, so they are never added."""

    lost_contribution: Dollars
    """What the GPUs would have earned, less what waiting avoids."""
    carrying_cost: Dollars
    """What the idle capital costs."""


def delay_cost(
    *,
    gpus: Gpus,
    delay: Months,
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
    check(gpus=gpus, delay=delay, hourly_price=hourly_price, avoidable=avoidable)
    check(utilization=utilization, availability=availability, capex=capex, rate=rate)
    waiting: GpuHours = gpus * delay * HOURS_PER_MONTH
    contribution: DollarsPerGpuHour = hourly_price * utilization * availability - avoidable
    lost_contribution: Dollars = waiting * contribution
    idle: Years = delay / MONTHS_PER_YEAR
    carrying_cost: Dollars = gpus * capex * rate * idle
    return DelayCost(lost_contribution=lost_contribution, carrying_cost=carrying_cost)
