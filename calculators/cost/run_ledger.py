"""The ledger of a run: from its work at list price to what a finished run costs, line by line."""

from dataclasses import dataclass

from calculators.cost import facts
from calculators.cost.facts.limits import check
from calculators.cost.rent import RentedGpuHour, rent_gpu_hour
from calculators.cost.units import (
    Dollars,
    DollarsPerGpuHour,
    Fraction,
    GpuHours,
    Ratio,
)


@dataclass(frozen=True)
class RunLedger:
    """What each kind of hour adds to the bill; the lines add up to the finished run."""

    work: Dollars
    """The hours that compute, at list price."""
    extras_cost: Dollars
    idle_cost: Dollars
    inside_cost: Dollars
    waiting_cost: Dollars
    failure_cost: Dollars
    finished: Dollars
    multiple: Ratio
    """The finished run over its work at list price."""


def run_ledger(
    *,
    computing_hours: GpuHours,
    inside_hours: GpuHours,
    running_hours: GpuHours,
    held_hours: GpuHours,
    hourly_price: DollarsPerGpuHour = facts.LIST_PRICE,
    overhead: Fraction = facts.OVERHEAD,
    utilization: Fraction = facts.UTILIZATION,
) -> RunLedger:
    """Return the bill of a rented run, each loss charged at what an hour costs up to there.

    Work at list price; extras on it; the idle hours beside it; then, at the price of a useful
    hour, the hours of waiting inside servers and between them, and those lost to failures and
    saves.

    >>> ledger = run_ledger(
    ...     computing_hours=900, inside_hours=80, running_hours=1000, held_hours=1040)
    >>> round(ledger.work), round(ledger.finished), round(ledger.multiple, 3)
    (2700, 4290, 1.589)
    """
    check(
        computing_hours=computing_hours,
        inside_hours=inside_hours,
        running_hours=running_hours,
        held_hours=held_hours,
    )
    hour: RentedGpuHour = rent_gpu_hour(
        hourly_price=hourly_price, discount=0, overhead=overhead, utilization=utilization
    )
    work: Dollars = computing_hours * hourly_price
    extras_cost: Dollars = computing_hours * hour.extras
    idle_cost: Dollars = computing_hours * hour.idle
    between_hours: GpuHours = running_hours - computing_hours - inside_hours
    inside_cost: Dollars = inside_hours * hour.useful_hour
    waiting_cost: Dollars = between_hours * hour.useful_hour
    failure_cost: Dollars = (held_hours - running_hours) * hour.useful_hour
    finished: Dollars = work + extras_cost + idle_cost + inside_cost + waiting_cost + failure_cost
    multiple: Ratio = finished / work
    return RunLedger(
        work=work,
        extras_cost=extras_cost,
        idle_cost=idle_cost,
        inside_cost=inside_cost,
        waiting_cost=waiting_cost,
        failure_cost=failure_cost,
        finished=finished,
        multiple=multiple,
    )
