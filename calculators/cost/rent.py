"""The price of a rented GPU-hour once discounts, extras, idle time and interruptions count."""

from dataclasses import dataclass

from calculators.cost import facts
from calculators.cost.facts.limits import check, require
from calculators.cost.units import DollarsPerGpuHour, Fraction, Hours, PerHour

_WHOLE = 1e-9
"""Shares that miss 1 by less than this still make a whole."""


@dataclass(frozen=True)
class RentedGpuHour:
    """One GPU-hour as billed, and one GPU-hour of useful work."""

    paid_hour: DollarsPerGpuHour
    useful_hour: DollarsPerGpuHour


def rent_gpu_hour(
    *,
    hourly_price: DollarsPerGpuHour = facts.LIST_PRICE,
    discount: Fraction = facts.DISCOUNT,
    overhead: Fraction = facts.OVERHEAD,
    utilization: Fraction = facts.UTILIZATION,
) -> RentedGpuHour:
    """Return what a rented GPU-hour costs as paid and as used.

    hourly_price x (1 - discount) x (1 + overhead) / utilization. Assumes that every hour held
    is paid for, and that extras grow with the GPU bill. Default price: [H100PX].

    >>> round(rent_gpu_hour(hourly_price=3.00, overhead=0.10, utilization=0.80).useful_hour, 3)
    4.125
    """
    check(hourly_price=hourly_price, discount=discount, overhead=overhead, utilization=utilization)
    paid_hour: DollarsPerGpuHour = hourly_price * (1 - discount) * (1 + overhead)
    useful_hour: DollarsPerGpuHour = paid_hour / utilization
    return RentedGpuHour(paid_hour=paid_hour, useful_hour=useful_hour)


def spot_effective_price(
    *,
    spot_price: DollarsPerGpuHour = facts.SPOT_PRICE,
    interruptions_per_hour: PerHour = facts.INTERRUPTIONS_PER_HOUR,
    lost_work: Hours = facts.LOST_WORK,
    restart_delay: Hours = facts.RESTART_DELAY,
) -> DollarsPerGpuHour:
    """Return the price of a spot hour that counts, after lost work and restarts.

    spot_price / (1 - interruptions_per_hour x (lost_work + restart_delay)). First order:
    interruptions during recovery are left out, so it holds while the lost share is small.

    >>> round(spot_effective_price(), 3)
    1.263
    """
    check(spot_price=spot_price, interruptions_per_hour=interruptions_per_hour)
    check(lost_work=lost_work, restart_delay=restart_delay)
    lost_share: Fraction = interruptions_per_hour * (lost_work + restart_delay)
    require(
        lost_share < 1,
        f"Interruptions would take {lost_share:.3g} hours of every hour, so no work would ever finish; "
        "save more often, restart faster, or expect fewer interruptions.",
    )
    return spot_price / (1 - lost_share)


def blended_price(
    *,
    reserved_share: Fraction,
    on_demand_share: Fraction,
    spot_share: Fraction,
    reserved_price: DollarsPerGpuHour = facts.RESERVED_PRICE,
    on_demand_price: DollarsPerGpuHour = facts.LIST_PRICE,
    spot_price: DollarsPerGpuHour,
) -> DollarsPerGpuHour:
    """Return the average price of a GPU-hour bought in three ways; the shares make 1.

    The sum of share x price.

    >>> price = blended_price(reserved_share=0.60, on_demand_share=0.25, spot_share=0.15, spot_price=1.263)
    >>> round(price, 3)
    2.349
    """
    check(reserved_share=reserved_share, on_demand_share=on_demand_share, spot_share=spot_share)
    check(reserved_price=reserved_price, on_demand_price=on_demand_price, spot_price=spot_price)
    total: Fraction = reserved_share + on_demand_share + spot_share
    require(abs(total - 1) <= _WHOLE, f"The shares add up to {total:.6g}; they must add up to 1.")
    reserved: DollarsPerGpuHour = reserved_share * reserved_price
    on_demand: DollarsPerGpuHour = on_demand_share * on_demand_price
    spot: DollarsPerGpuHour = spot_share * spot_price
    return reserved + on_demand + spot


def reserved_breakeven_utilization(
    *,
    reserved_price: DollarsPerGpuHour = facts.RESERVED_PRICE,
    on_demand_price: DollarsPerGpuHour = facts.LIST_PRICE,
) -> Fraction:
    """Return the share of hours in use above which a reservation beats on-demand.

    reserved_price / on_demand_price: a reservation is paid for all hours, on-demand only for
    the used ones. Above 1 the reservation never pays.

    >>> round(reserved_breakeven_utilization(reserved_price=2.35, on_demand_price=3.00), 3)
    0.783
    """
    check(reserved_price=reserved_price, on_demand_price=on_demand_price)
    return reserved_price / on_demand_price
