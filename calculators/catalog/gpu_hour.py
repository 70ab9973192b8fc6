"""The price of a rented GPU-hour that does useful work."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from calculators.cost import facts, sources
from calculators.cost.units import DollarsPerGpuHour, Fraction, Ratio
from calculators.engine.model.markers import Chart, Line, Number, Preset, calculator


@dataclass(frozen=True)
class GpuHour:
    """From the list price to an hour of useful work."""

    discounted: Annotated[
        DollarsPerGpuHour, Line("Price after the discount", part_of="useful_hour")
    ]
    paid_hour: Annotated[DollarsPerGpuHour, Line("Cost of an hour you pay for")]
    extras: Annotated[
        DollarsPerGpuHour, Line("Storage, traffic and support", part_of="useful_hour")
    ]
    useful_hour: Annotated[
        DollarsPerGpuHour,
        Line(
            "Cost of an hour that does useful work",
            headline="A useful GPU-hour costs {useful_hour}; every hour you hold costs {paid_hour}.",
        ),
    ]
    idle: Annotated[DollarsPerGpuHour, Line("Idle hours you also pay for", part_of="useful_hour")]
    multiple: Annotated[Ratio, Line("Useful hour over list price")]


@calculator(
    "GPU-Hour Cost",
    chart=Chart(x="utilization", y="useful_hour"),
    presets=(
        Preset.of(
            "One-year contract, March 2026",
            "sourced price, attributed to SemiAnalysis; the rest illustrative",
            hourly_price=2.35,
        ),
        Preset.of(
            "A list price with 20% off, used half the time",
            "illustrative",
            discount=0.20,
            utilization=0.50,
        ),
    ),
    left_out=(
        "Speed. A cheaper GPU that takes longer can cost more for the same work.",
        "Commitments: a reserved hour is paid for even when nobody asks for it.",
        "Taxes, and staff on your own side.",
    ),
    sources=(sources.H100PX, sources.SEMITCO),
)
def gpu_hour(
    hourly_price: Annotated[
        DollarsPerGpuHour, Number("List price per GPU-hour", 0.05, 50, "log")
    ] = facts.LIST_PRICE,
    discount: Annotated[Fraction, Number("Discount off the list", 0, 0.9)] = facts.DISCOUNT,
    overhead: Annotated[
        Fraction,
        Number(
            "Extras on top of the GPU bill",
            0,
            1,
            help="Storage, traffic, support and CPU nodes, as a share of what the GPUs cost.",
        ),
    ] = facts.OVERHEAD,
    utilization: Annotated[
        Fraction, Number("Share of paid hours that do useful work", 0.05, 1)
    ] = facts.UTILIZATION,
) -> GpuHour:
    """What does a rented GPU-hour cost once idle time is counted?

    The meter runs whether or not the GPU works, so the price that counts is the price of a
    useful hour. Start from the list, take the discount off, add what comes on top of the GPU
    bill, and divide by the share of hours that do useful work. The key assumption is that
    share: few teams measure it, and half the use doubles the cost. It misleads when two
    offers differ in speed: then compare whole jobs, not hours.

    >>> hour = gpu_hour(hourly_price=3.00, overhead=0.10, utilization=0.80)
    >>> f"{hour.paid_hour:.2f} {hour.useful_hour:.3f}"
    '3.30 4.125'
    """
    discounted = hourly_price * (1 - discount)
    paid_hour = discounted * (1 + overhead)
    extras = paid_hour - discounted
    useful_hour = paid_hour / utilization
    idle = useful_hour - paid_hour
    multiple = useful_hour / hourly_price
    return GpuHour(
        discounted=discounted,
        paid_hour=paid_hour,
        extras=extras,
        useful_hour=useful_hour,
        idle=idle,
        multiple=multiple,
    )
