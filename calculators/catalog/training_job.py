"""The bill of a training job, and of the same job on a slower fabric."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from calculators.cost.bids import breakeven_price, job_cost
from calculators.cost.units import Dollars, DollarsPerGpuHour, Fraction, Gpus, Hours, Ratio
from calculators.engine.model.markers import Chart, Line, Number, Preset, calculator


@dataclass(frozen=True)
class TrainingJob:
    """The bill of the job, then the same job stretched."""

    hourly_cost: Annotated[Dollars, Line("Cost of one hour")]
    cost: Annotated[Dollars, Line("Cost of the job")]
    slower_hours: Annotated[Hours, Line("Hours on the slower fabric")]
    slower_cost: Annotated[Dollars, Line("Cost on the slower fabric")]
    extra_cost: Annotated[
        Dollars,
        Line(
            "Extra cost of the slower fabric",
            headline="The slower fabric adds {extra_cost} to a job of {cost}.",
        ),
    ]
    breakeven: Annotated[DollarsPerGpuHour, Line("Price at which the slower fabric breaks even")]
    discount: Annotated[Fraction, Line("Discount that price means")]


@calculator(
    "Slower fabric",
    chart=Chart(x="stretch", y="extra_cost"),
    presets=(
        Preset.of("A fine-tuning job on 64 GPUs", "illustrative", gpus=64, hours=48, stretch=1.1),
        Preset.of("A month on 1,024 GPUs", "illustrative", gpus=1024, hours=730, stretch=1.2),
    ),
    left_out=(
        "Failures and restarts: a longer job meets more of them.",
        "Staff and deadlines: days lost to waiting cost more than rent.",
        "Why the fabric is slow. The stretch is an input here; measure it on your own job.",
    ),
)
def training_job(
    gpus: Annotated[Gpus, Number("GPUs", 1, 200_000, "log")] = 256,
    hourly_price: Annotated[DollarsPerGpuHour, Number("Price per GPU-hour", 0.05, 50, "log")] = 7,
    hours: Annotated[Hours, Number("Hours on the fast fabric", 1, 20_000, "log")] = 100,
    stretch: Annotated[
        Ratio,
        Number(
            "Stretch of the runtime",
            1,
            3,
            help="1.3 means that the slower fabric takes 30% longer.",
        ),
    ] = 1.3,
) -> TrainingJob:
    """What does a slower fabric add to the bill of a training job?

    You pay for every GPU in every hour the job holds it, busy or waiting. A fabric that makes
    the job take longer therefore costs money without appearing on any invoice: the same GPUs,
    at the same price, for more hours. The break-even price is what the slower cluster may
    charge per GPU-hour before it stops being the better buy.

    >>> bill = training_job(gpus=256, hourly_price=7, hours=100, stretch=1.3)
    >>> bill.hourly_cost, bill.cost, bill.slower_cost, bill.extra_cost
    (1792, 179200, 232960.0, 53760.0)
    """
    hourly_cost = job_cost(gpus=gpus, hourly_price=hourly_price, hours=1)
    cost = job_cost(gpus=gpus, hourly_price=hourly_price, hours=hours)
    slower_hours = hours * stretch
    slower_cost = job_cost(gpus=gpus, hourly_price=hourly_price, hours=slower_hours)
    extra_cost = slower_cost - cost
    breakeven = breakeven_price(hourly_price=hourly_price, stretch=stretch)
    discount = 1 - breakeven / hourly_price
    return TrainingJob(
        hourly_cost=hourly_cost,
        cost=cost,
        slower_hours=slower_hours,
        slower_cost=slower_cost,
        extra_cost=extra_cost,
        breakeven=breakeven,
        discount=discount,
    )
