"""The price of GPUs that wait for power."""

from __future__ import annotations

from typing import Annotated

from calculators.cost import facts, sources, units
from calculators.cost.delay import DelayCost, delay_cost
from calculators.engine.model.markers import Chart, Line, Number, Preset, calculator


@calculator(
    "The cost of waiting for power",
    group="Power and site",
    place=210,
    lines={
        "idle_hours": Line("GPU time that passes unused"),
        "contribution": Line("What an hour would have earned"),
        "lost_contribution": Line(
            "First lens: contribution lost",
            headline=(
                "Waiting loses {lost_contribution} of earnings; seen as idle capital it costs "
                "{carrying_cost}. Do not add the two."
            ),
        ),
        "capital": Line("Capital that stands idle"),
        "idle_years": Line("Length of the delay"),
        "carrying_cost": Line("Second lens: cost of idle capital"),
    },
    chart=Chart(x="delay", y="lost_contribution"),
    presets=(
        Preset.of("A year's delay", "illustrative", delay=12),
        Preset.of("The shared cluster of 1,024 GPUs", "illustrative", gpus=1024),
    ),
    left_out=(
        "Falling prices: hours sold later may sell for less.",
        "Machines that age while they wait, and penalties in contracts.",
        "Ways around it, such as flexible service or power made on site.",
    ),
    sources=(sources.H100PX, sources.CHEAH, sources.QUEUE),
)
def waiting(
    gpus: Annotated[units.Gpus, Number("GPUs that wait", 1, 10_000_000, "log")] = 10_000,
    delay: Annotated[units.Months, Number("Delay", 0, 120)] = 6,
    hourly_price: Annotated[units.DollarsPerGpuHour, Number(scale="log")] = facts.LIST_PRICE,
    utilization: Annotated[
        units.Fraction, Number("Share of available hours sold")
    ] = facts.UTILIZATION,
    capex: Annotated[
        units.DollarsPerGpu,
        Number("Purchase price per GPU, network included", 1000, 400_000, "log"),
    ] = 48_437.5,
    rate: Annotated[units.PerYear, Number()] = facts.RATE,
    availability: Annotated[units.Fraction, Number(more=True)] = facts.AVAILABILITY,
    avoidable: Annotated[
        units.DollarsPerGpuHour,
        Number(
            "Cost per GPU-hour that waiting avoids", 0, 1, help="Mostly electricity.", more=True
        ),
    ] = 0.102,
) -> DelayCost:
    """What does it cost when GPUs wait for power?

    Two lenses look at the same delay. The first asks what the GPUs would have earned, less what
    waiting avoids. The second asks what the idle capital costs at simple interest. They overlap,
    so they are shown side by side and never added. The first assumes that every hour would have
    found a buyer at today's price; where it would not, it overstates the loss.

    >>> wait = waiting()
    >>> f"${wait.lost_contribution / 1e6:.1f}M or ${wait.carrying_cost / 1e6:.1f}M"
    '$97.5M or $24.2M'
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
