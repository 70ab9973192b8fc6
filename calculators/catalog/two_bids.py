"""Two offers for one job, compared on finished work."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from calculators.cost.bids import job_cost
from calculators.cost.units import Dollars, DollarsPerGpuHour, Gpus, Hours, Ratio
from calculators.engine.model.markers import Chart, Line, Number, Preset, calculator


@dataclass(frozen=True)
class TwoBids:
    """Both bills, then how far the second bid may slip before it loses."""

    cost_a: Annotated[Dollars, Line("Cost of the job with bid A")]
    cost_b: Annotated[Dollars, Line("Cost of the job with bid B")]
    saving: Annotated[
        Dollars,
        Line(
            "What bid B saves",
            headline="Bid B saves {saving}: the job costs {cost_a} with bid A and {cost_b} with bid B.",
        ),
    ]
    stretch: Annotated[Ratio, Line("Runtime of B over runtime of A")]
    breakeven_stretch: Annotated[Ratio, Line("Stretch at which both cost the same")]
    breakeven_hours: Annotated[Hours, Line("Hours of B at which both cost the same")]
    breakeven_price_b: Annotated[DollarsPerGpuHour, Line("Price of B at which both cost the same")]


@calculator(
    "Two bids compared",
    chart=Chart(x="hours_b", y="saving"),
    presets=(
        Preset.of("A cheaper bid that is too slow", "illustrative", hours_b=120),
        Preset.of("A month on 1,024 GPUs", "illustrative", gpus=1024, hours_a=730, hours_b=770),
    ),
    left_out=(
        "The day the result arrives: a slower bid may cost less and still be late.",
        "Failures and restarts, storage and support, unless your hours and prices contain them.",
        "Doubt about the hours. Measure both on your own job, at the size you will run.",
    ),
)
def two_bids(
    gpus: Annotated[Gpus, Number("GPUs in both bids", 1, 1_000_000, "log")] = 256,
    hourly_price_a: Annotated[
        DollarsPerGpuHour, Number("Price per GPU-hour of bid A", 0.05, 50, "log")
    ] = 3.00,
    hours_a: Annotated[Hours, Number("Hours the job takes with bid A", 1, 20_000, "log")] = 100,
    hourly_price_b: Annotated[
        DollarsPerGpuHour, Number("Price per GPU-hour of bid B", 0.05, 50, "log")
    ] = 2.60,
    hours_b: Annotated[Hours, Number("Hours the job takes with bid B", 1, 20_000, "log")] = 108,
) -> TwoBids:
    """Which of two bids finishes the job for less?

    A bid is a price and a speed. The price per hour says nothing until it is multiplied by the
    hours your own job takes, so both bids are compared on the finished job. The break-even
    lines say how slow or how dear bid B may be before A is the better buy. Both bids have the
    same number of GPUs here. A saving below zero means that B costs more. It misleads when the hours come from a benchmark that is not
    your job.

    >>> bids = two_bids(gpus=256, hourly_price_a=3.00, hours_a=100, hourly_price_b=2.60, hours_b=108)
    >>> round(bids.cost_a), round(bids.cost_b), round(bids.saving), round(bids.breakeven_stretch, 3)
    (76800, 71885, 4915, 1.154)
    """
    cost_a = job_cost(gpus=gpus, hourly_price=hourly_price_a, hours=hours_a)
    cost_b = job_cost(gpus=gpus, hourly_price=hourly_price_b, hours=hours_b)
    saving = cost_a - cost_b
    stretch = hours_b / hours_a
    breakeven_stretch = hourly_price_a / hourly_price_b
    breakeven_hours = hours_a * breakeven_stretch
    breakeven_price_b = hourly_price_a / stretch
    return TwoBids(
        cost_a=cost_a,
        cost_b=cost_b,
        saving=saving,
        stretch=stretch,
        breakeven_stretch=breakeven_stretch,
        breakeven_hours=breakeven_hours,
        breakeven_price_b=breakeven_price_b,
    )
