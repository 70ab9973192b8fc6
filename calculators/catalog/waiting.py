"""The price of GPUs that wait for power."""

from __future__ import annotations

from typing import Annotated

from calculators.cost import facts, sources, units
from calculators.cost.delay import DelayCost, delay_cost
from calculators.engine.model.markers import Best, Chart, Line, Number, Preset, calculator


@calculator(
    "The cost of waiting for power",
    group="Power and site",
    place=210,
    gives="The earnings lost and the capital that stands idle while machines wait for power.",
    asked_as="delay, late power, grid queue, time to power, idle machines, cost of delay",
    lines={
        "idle_hours": Line("GPU time that passes unused"),
        "contribution": Line("What an hour would have earned"),
        "lost_contribution": Line(
            "Earnings that waiting loses at most",
            best=Best.LEAST,
            headline=(
                "Waiting costs at least {carrying_cost} of interest, and at most "
                "{lost_contribution} of earnings. Do not add the two."
            ),
        ),
        "capital": Line("Capital that stands idle"),
        "idle_years": Line("Length of the delay"),
        "carrying_cost": Line("Interest that waiting costs at least"),
    },
    chart=Chart(x="delay", y="lost_contribution"),
    presets=(
        Preset.of("A year's delay", "illustrative", delay=12),
        Preset.of("The shared cluster of 1,024 GPUs", "illustrative", gpus=1024),
    ),
    left_out=(
        "What lies between the ends: hours sold later, at a lower rent.",
        "The building, which waits too, and penalties in contracts.",
        "Ways around it, such as flexible service or power made on site.",
    ),
    sources=(sources.H100PX, sources.CHEAH, sources.QUEUE),
)
def waiting(
    gpus: Annotated[units.Gpus, Number("GPUs that wait", 1, 10_000_000, "log")] = 10_000,
    delay: Annotated[units.Months, Number()] = facts.DELAY,
    hourly_price: Annotated[units.DollarsPerGpuHour, Number(scale="log")] = facts.LIST_PRICE,
    utilization: Annotated[
        units.Fraction,
        Number(
            "Share of available hours sold",
            help="Of the hours in which machines work, those that would have found a buyer.",
        ),
    ] = facts.UTILIZATION,
    capex: Annotated[
        units.DollarsPerGpu,
        Number("Purchase price per GPU, network included", 1000, 400_000, "log"),
    ] = 43_000,
    rate: Annotated[units.PerYear, Number()] = facts.RATE,
    availability: Annotated[units.Fraction, Number(more=True)] = facts.AVAILABILITY,
    avoidable: Annotated[
        units.DollarsPerGpuHour,
        Number(
            "Cost per GPU-hour that waiting avoids", 0, 1, help="Mostly electricity.", more=True
        ),
    ] = 0.113,
) -> DelayCost:
    """What does it cost when GPUs wait for power?

    Two ends hold the answer. At most, every hour is gone for good: the machines retire on the same
    day, and lose what they would have earned, less what waiting avoids. At least, they serve
    their whole life later, at the same rent, and lose the interest on idle capital. They are two
    views of one loss and never added. How fast rents fall decides between them.

    >>> wait = waiting()
    >>> f"${wait.lost_contribution / 1e6:.1f}M or ${wait.carrying_cost / 1e6:.1f}M"
    '$97.0M or $21.5M'
    """
    return delay_cost(
        gpus=gpus,
        delay=delay,
        hourly_price=hourly_price,
        utilization=utilization,
        capex=capex,
        rate=rate,
        availability=availability,
        avoidable=avoidable,
    )
