"""The bill of a training job, and of the same job on a slower fabric."""

from __future__ import annotations

from typing import Annotated

from calculators.cost.bids import StretchedJob, stretched_job
from calculators.cost.units import DollarsPerGpuHour, Gpus, Hours, Ratio
from calculators.engine.model.markers import Best, Chart, Line, Number, Preset, Verdict, calculator


@calculator(
    "Slower fabric",
    group="Network",
    place=60,
    gives="What the slower network adds to the bill, and the discount that would make up for it.",
    asked_as="slow network, cheaper network, slowdown, delay of a job, discount",
    lines={
        "hourly_cost": Line("Cost of one hour"),
        "cost": Line("Cost of the job"),
        "slower_hours": Line("Hours on the slower fabric"),
        "slower_cost": Line("Cost on the slower fabric"),
        "extra_cost": Line(
            "Extra cost of the slower fabric",
            best=Best.LEAST,
            headline=Verdict(
                over=(
                    "The slower fabric adds {extra_cost} to a job of {cost}.",
                    "Below {breakeven:full} it is the better buy all the same.",
                ),
                under="The slower fabric saves {extra_cost:size} of {cost}.",
                even="The fabric adds nothing: the job costs {cost} on both.",
            ),
        ),
        "breakeven": Line("Price at which the slower fabric breaks even", even_with="hourly_price"),
        "discount": Line("Discount that price means"),
    },
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
) -> StretchedJob:
    """What does a slower fabric add to the bill of a training job?

    You pay for every GPU in every hour the job holds it, busy or waiting. A fabric that makes
    the job take longer therefore costs money without appearing on any invoice: the same GPUs,
    at the same price, for more hours. The break-even price is what the slower cluster may
    charge per GPU-hour before it stops being the better buy.

    >>> bill = training_job(gpus=256, hourly_price=7, hours=100, stretch=1.3)
    >>> bill.hourly_cost, bill.cost, bill.slower_cost, bill.extra_cost
    (1792, 179200, 232960.0, 53760.0)
    """
    return stretched_job(gpus=gpus, hourly_price=hourly_price, hours=hours, stretch=stretch)
