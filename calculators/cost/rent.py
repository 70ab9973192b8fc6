"""The price of a rented GPU-hour once discounts, extras, idle time and interruptions count."""

from dataclasses import dataclass

from calculators.cost import facts
from calculators.cost.facts.limits import check, require
from calculators.cost.units import DollarsPerGpuHour, Fraction, Hours, PerHour, Ratio


def hour_with_extras(
    *, before_extras: DollarsPerGpuHour, overhead: Fraction = facts.OVERHEAD
) -> DollarsPerGpuHour:
    """Return what a GPU-hour costs with storage, traffic and support on top.

    >>> round(hour_with_extras(before_extras=3, overhead=0.10), 2)
    3.3
    """
    check(before_extras=before_extras, overhead=overhead)
    return before_extras * (1 + overhead)


@dataclass(frozen=True)
class RentedGpuHour:
    """From the list price to an hour of useful work."""

    discounted: DollarsPerGpuHour
    paid_hour: DollarsPerGpuHour
    """One GPU-hour as billed, extras included."""
    extras: DollarsPerGpuHour
    useful_hour: DollarsPerGpuHour
    """One GPU-hour of useful work, idle hours included."""
    idle: DollarsPerGpuHour
    multiple: Ratio
    """The hour in use over the list price."""


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
    check(hourly_price=hourly_price, discount=discount, utilization=utilization)
    discounted: DollarsPerGpuHour = hourly_price * (1 - discount)
    paid_hour: DollarsPerGpuHour = hour_with_extras(before_extras=discounted, overhead=overhead)
    extras: DollarsPerGpuHour = paid_hour - discounted
    useful_hour: DollarsPerGpuHour = paid_hour / utilization
    idle: DollarsPerGpuHour = useful_hour - paid_hour
    multiple: Ratio = useful_hour / hourly_price
    return RentedGpuHour(
        discounted=discounted,
        paid_hour=paid_hour,
        extras=extras,
        useful_hour=useful_hour,
        idle=idle,
        multiple=multiple,
    )


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
    2.105
    """
    check(
        spot_price=spot_price,
        interruptions_per_hour=interruptions_per_hour,
        lost_work=lost_work,
        restart_delay=restart_delay,
    )
    lost_share: Fraction = interruptions_per_hour * (lost_work + restart_delay)
    require(
        lost_share < 1,
        f"Interruptions would take {lost_share:.3g} hours of every hour, so no work would "
        "ever finish; "
        "save more often, restart faster, or expect fewer interruptions.",
    )
    return spot_price / (1 - lost_share)


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


@dataclass(frozen=True)
class BlendedPrice:
    """The spot hour that counts, the mix, and when to reserve."""

    spot_hour: DollarsPerGpuHour
    on_demand_share: Fraction
    reserved_part: DollarsPerGpuHour
    on_demand_part: DollarsPerGpuHour
    spot_part: DollarsPerGpuHour
    blend: DollarsPerGpuHour
    breakeven_utilization: Fraction


def blended_price(
    *,
    reserved_share: Fraction,
    spot_share: Fraction,
    reserved_price: DollarsPerGpuHour = facts.RESERVED_PRICE,
    on_demand_price: DollarsPerGpuHour = facts.LIST_PRICE,
    spot_price: DollarsPerGpuHour = facts.SPOT_PRICE,
    interruptions_per_hour: PerHour = facts.INTERRUPTIONS_PER_HOUR,
    lost_work: Hours = facts.LOST_WORK,
    restart_delay: Hours = facts.RESTART_DELAY,
) -> BlendedPrice:
    """Return the average price of a GPU-hour bought in three ways.

    The sum of share x price; what is neither reserved nor spot is bought on demand, and a spot
    hour is priced with the work it loses.

    >>> mix = blended_price(reserved_share=0.60, spot_share=0.15)
    >>> round(mix.spot_hour, 3), round(mix.blend, 3)
    (2.105, 2.656)
    """
    check(reserved_share=reserved_share, spot_share=spot_share)
    require(
        reserved_share + spot_share <= 1,
        f"The reserved and the spot share add up to {reserved_share + spot_share:.0%}; "
        "together they can be 100% at most.",
    )
    spot_hour: DollarsPerGpuHour = spot_effective_price(
        spot_price=spot_price,
        interruptions_per_hour=interruptions_per_hour,
        lost_work=lost_work,
        restart_delay=restart_delay,
    )
    on_demand_share: Fraction = 1 - reserved_share - spot_share
    reserved_part: DollarsPerGpuHour = reserved_share * reserved_price
    on_demand_part: DollarsPerGpuHour = on_demand_share * on_demand_price
    spot_part: DollarsPerGpuHour = spot_share * spot_hour
    blend: DollarsPerGpuHour = reserved_part + on_demand_part + spot_part
    breakeven_utilization: Fraction = reserved_breakeven_utilization(
        reserved_price=reserved_price, on_demand_price=on_demand_price
    )
    return BlendedPrice(
        spot_hour=spot_hour,
        on_demand_share=on_demand_share,
        reserved_part=reserved_part,
        on_demand_part=on_demand_part,
        spot_part=spot_part,
        blend=blend,
        breakeven_utilization=breakeven_utilization,
    )
