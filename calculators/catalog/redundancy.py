"""Spare power units, and what an hour off is worth."""

from __future__ import annotations

from typing import Annotated

from calculators.cost import facts, sources, units
from calculators.cost.redundancy import RedundancyPlan, redundancy_plan
from calculators.engine.model.markers import Best, Chart, Line, Number, Preset, Verdict, calculator

_OFF = "The site is off {downtime}, which loses GPU time worth {downtime_cost}."


@calculator(
    "Redundancy and downtime",
    group="Reliability",
    place=180,
    gives="Spare units for your load, the hours off a year, and the GPU time they take.",
    asked_as="uptime, backup power, N+1, 2N, spares, SLA, outage",
    lines={
        "n": Line("Units for the load alone (N)"),
        "n_plus_1": Line("Units with one spare (N+1)"),
        "two_n": Line("Units twice over (2N)"),
        "downtime": Line("Time off in a year"),
        "hour_off": Line("GPU time lost in one hour off"),
        "downtime_cost": Line(
            "GPU time lost in a year",
            best=Best.LEAST,
            headline=Verdict(
                over=_OFF,
                under=_OFF,
                even="The site is never off, and loses no GPU time.",
            ),
        ),
    },
    chart=Chart(x="availability", y="downtime_cost"),
    presets=(
        Preset.of("99.99% on", "illustrative", availability=0.9999),
        Preset.of(
            "Curtailed by 0.25% of its energy, taken as full hours",
            "share as in the Duke study of 2025-02",
            availability=0.9975,
        ),
    ),
    left_out=(
        "What the spare units cost: prices differ too much for one default.",
        "What an outage does to customers, which for serving is often the larger loss.",
        "Restarts after each outage, and failures that take the spare down too.",
    ),
    sources=(sources.H100PX, sources.DUKE),
)
def redundancy(
    facility_power: Annotated[
        units.Megawatts, Number("Load of the site", 0.01, 10_000, "log")
    ] = 1.813,
    unit_power: Annotated[
        units.Megawatts,
        Number("Size of one unit", 0.01, 100, "log", help="A generator, a UPS or a transformer."),
    ] = 0.5,
    availability: Annotated[units.Fraction, Number("Share of the year it is on", 0.9, 1)] = 0.999,
    gpus: Annotated[units.Gpus, Number("GPUs", 1, 10_000_000, "log")] = int(facts.EXAMPLE_GPUS),
    hourly_price: Annotated[units.DollarsPerGpuHour, Number(scale="log")] = facts.LIST_PRICE,
) -> RedundancyPlan:
    """How many spare units, and what is an hour off worth?

    N units carry the load and nothing more. N+1 adds one spare, 2N doubles everything. Against
    their price stands the GPU time lost when the site is off, taken here at the price of an
    hour. Training can save its state and wait; serving usually cannot. So compare the two
    workloads apart, and do not take the price of an hour for the damage of an outage.

    >>> off = redundancy()
    >>> off.n, off.n_plus_1, off.two_n, f"{off.downtime:.2f} h", f"${off.downtime_cost:,.0f}"
    (4, 5, 8, '8.76 h', '$26,911')
    """
    return redundancy_plan(
        facility_power=facility_power,
        unit_power=unit_power,
        availability=availability,
        gpus=gpus,
        hourly_price=hourly_price,
    )
