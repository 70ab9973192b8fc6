"""The price of a rented GPU-hour in use."""

from __future__ import annotations

from typing import Annotated

from calculators.cost import facts, sources, units
from calculators.cost.rent import RentedGpuHour, rent_gpu_hour
from calculators.engine.model.markers import Best, Chart, Line, Number, Preset, calculator


@calculator(
    "GPU-hour cost",
    group="Buying compute",
    place=10,
    gives="The price of an hour in use, beside the list price, with what idle hours add.",
    asked_as="rental price, cloud price, hourly rate, GPU rental, discount, idle hours",
    lines={
        "discounted": Line("Price after the discount", part_of="useful_hour"),
        "paid_hour": Line("Cost of an hour you pay for"),
        "extras": Line("Storage, traffic and support", part_of="useful_hour"),
        "useful_hour": Line(
            "Cost of an hour in use",
            best=Best.LEAST,
            headline="A GPU-hour in use costs {useful_hour}; each hour you hold, {paid_hour}.",
        ),
        "idle": Line("Idle hours you also pay for", part_of="useful_hour"),
        "multiple": Line("Hour in use over list price"),
    },
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
        units.DollarsPerGpuHour, Number("List price per GPU-hour", scale="log")
    ] = facts.LIST_PRICE,
    discount: Annotated[units.Fraction, Number()] = facts.DISCOUNT,
    overhead: Annotated[
        units.Fraction,
        Number(help=("Storage, traffic, support and CPU nodes, as a share of what the GPUs cost.")),
    ] = facts.OVERHEAD,
    utilization: Annotated[units.Fraction, Number()] = facts.UTILIZATION,
) -> RentedGpuHour:
    """What does a rented GPU-hour cost once idle time is counted?

    The meter runs whether or not a job does, so the price that counts is the price of an hour
    in use. Start from the list, take the discount off, add what comes on top of the GPU
    bill, and divide by the share of hours in use. The key assumption is that
    share: few teams measure it, and half the use doubles the cost. It misleads when two
    offers differ in speed: then compare whole jobs, not hours.

    >>> hour = gpu_hour(hourly_price=3.00, overhead=0.10, utilization=0.80)
    >>> f"{hour.paid_hour:.2f} {hour.useful_hour:.3f}"
    '3.30 4.125'
    """
    return rent_gpu_hour(
        hourly_price=hourly_price, discount=discount, overhead=overhead, utilization=utilization
    )
