"""Spare power units, and what an hour off is worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from calculators.cost import facts, sources
from calculators.cost.bids import job_cost
from calculators.cost.redundancy import downtime_hours, redundant_units
from calculators.cost.units import (
    Count,
    Dollars,
    DollarsPerGpuHour,
    DollarsPerYear,
    Fraction,
    Gpus,
    HoursPerYear,
    Megawatts,
)
from calculators.engine.model.markers import Chart, Line, Number, Preset, calculator


@dataclass(frozen=True)
class Redundancy:
    """Units to buy, hours to lose."""

    n: Annotated[Count, Line("Units for the load alone (N)")]
    n_plus_1: Annotated[Count, Line("Units with one spare (N+1)")]
    two_n: Annotated[Count, Line("Units twice over (2N)")]
    downtime: Annotated[HoursPerYear, Line("Time off in a year")]
    hour_off: Annotated[Dollars, Line("GPU time lost in one hour off")]
    downtime_cost: Annotated[
        DollarsPerYear,
        Line(
            "GPU time lost in a year",
            headline="The site is off {downtime}, which loses GPU time worth {downtime_cost}.",
        ),
    ]


@calculator(
    "Redundancy and downtime",
    chart=Chart(x="availability", y="downtime_cost"),
    presets=(
        Preset.of("99.99% on", "illustrative", availability=0.9999),
        Preset.of("Curtailed 0.25% of the time", "share as in the Duke study of 2025-02", availability=0.9975),
    ),
    left_out=(
        "What the spare units cost: prices differ too much for one default.",
        "What an outage does to customers, which for serving is often the larger loss.",
        "Restarts after each outage, and failures that take the spare down too.",
    ),
    sources=(sources.H100PX, sources.DUKE),
)  # fmt: skip
def redundancy(
    facility_power: Annotated[Megawatts, Number("Load of the site", 0.01, 10_000, "log")] = 1.632,
    unit_power: Annotated[Megawatts, Number("Size of one unit", 0.01, 100, "log", help="A generator, a UPS or a transformer.")] = 0.5,
    availability: Annotated[Fraction, Number("Share of the year it is on", 0.9, 1)] = 0.999,
    gpus: Annotated[Gpus, Number("GPUs", 1, 10_000_000, "log")] = 1024,
    hourly_price: Annotated[DollarsPerGpuHour, Number("Price per GPU-hour", 0.05, 50, "log")] = facts.LIST_PRICE,
) -> Redundancy:  # fmt: skip
    """How many spare units, and what is an hour off worth?

    N units carry the load and nothing more. N+1 adds one spare, 2N doubles everything. Against
    their price stands the GPU time lost when the site is off, taken here at the price of an
    hour. Training can save its state and wait; serving usually cannot. So compare the two
    workloads apart, and do not take the price of an hour for the damage of an outage.

    >>> off = redundancy()
    >>> off.n, off.n_plus_1, off.two_n, f"{off.downtime:.2f} h", f"${off.downtime_cost:,.0f}"
    (4, 5, 8, '8.76 h', '$26,911')
    """
    units = redundant_units(facility_power=facility_power, unit_power=unit_power)
    downtime = downtime_hours(availability=availability)
    hour_off = job_cost(gpus=gpus, hourly_price=hourly_price, hours=1)
    downtime_cost = hour_off * downtime
    return Redundancy(
        n=units.n, n_plus_1=units.n_plus_1, two_n=units.two_n, downtime=downtime,
        hour_off=hour_off, downtime_cost=downtime_cost,
    )  # fmt: skip
