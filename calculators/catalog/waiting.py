"""The price of GPUs that wait for power."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from calculators.cost import facts, sources
from calculators.cost.facts.constants import HOURS_PER_MONTH, MONTHS_PER_YEAR
from calculators.cost.facts.limits import require
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
from calculators.engine.model.markers import Chart, Line, Number, Preset, calculator


@dataclass(frozen=True)
class Waiting:
    """Two lenses on one delay; they overlap, so they are never added."""

    idle_hours: Annotated[GpuHours, Line("GPU time that passes unused")]
    contribution: Annotated[DollarsPerGpuHour, Line("What an hour would have earned")]
    lost_contribution: Annotated[
        Dollars,
        Line(
            "First lens: contribution lost",
            headline="Waiting loses {lost_contribution} of earnings; seen as idle capital it costs {carrying_cost}. Do not add the two.",
        ),
    ]
    capital: Annotated[Dollars, Line("Capital that stands idle")]
    idle_years: Annotated[Years, Line("Length of the delay")]
    carrying_cost: Annotated[Dollars, Line("Second lens: cost of idle capital")]


@calculator(
    "The cost of waiting for power",
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
    gpus: Annotated[Gpus, Number("GPUs that wait", 1, 10_000_000, "log")] = 10_000,
    delay: Annotated[Months, Number("Delay", 0, 120)] = 6,
    hourly_price: Annotated[DollarsPerGpuHour, Number("Price per GPU-hour", 0.05, 50, "log")] = facts.LIST_PRICE,
    utilization: Annotated[Fraction, Number("Share of available hours sold", 0.05, 1)] = facts.UTILIZATION,
    capex: Annotated[DollarsPerGpu, Number("Purchase price per GPU, network included", 1000, 400_000, "log")] = 48_437.5,
    rate: Annotated[PerYear, Number("Cost of capital per year", 0, 0.4)] = facts.RATE,
    availability: Annotated[Fraction, Number("Share of hours the GPU can be used", 0.5, 1, more=True)] = facts.AVAILABILITY,
    avoidable: Annotated[DollarsPerGpuHour, Number("Cost per GPU-hour that waiting avoids", 0, 1, help="Mostly electricity.", more=True)] = 0.102,
) -> Waiting:  # fmt: skip
    """What does it cost when GPUs wait for power?

    Two lenses look at the same delay. The first asks what the GPUs would have earned, less what
    waiting avoids. The second asks what the idle capital costs at simple interest. They overlap,
    so they are shown side by side and never added. The first assumes that every hour would have
    found a buyer at today's price; where it would not, it overstates the loss.

    >>> wait = waiting()
    >>> f"${wait.lost_contribution / 1e6:.1f}M or ${wait.carrying_cost / 1e6:.1f}M"
    '$97.5M or $24.2M'
    """
    idle_hours = gpus * delay * HOURS_PER_MONTH
    contribution = hourly_price * utilization * availability - avoidable
    require(contribution >= 0, "At this price an hour costs more to run than it earns, so waiting loses nothing. Raise the price, or lower the cost that waiting avoids.")  # fmt: skip
    lost_contribution = idle_hours * contribution
    capital = gpus * capex
    idle_years = delay / MONTHS_PER_YEAR
    carrying_cost = capital * rate * idle_years
    return Waiting(
        idle_hours=idle_hours, contribution=contribution, lost_contribution=lost_contribution,
        capital=capital, idle_years=idle_years, carrying_cost=carrying_cost,
    )  # fmt: skip
