"""The paid time that failures and saves take from a large job."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from calculators.cost import facts, sources
from calculators.cost.bids import job_cost
from calculators.cost.facts.constants import (
    HOURS_PER_MONTH,
    HOURS_PER_YEAR,
    SECONDS_PER_HOUR,
    SECONDS_PER_MINUTE,
)
from calculators.cost.facts.limits import require
from calculators.cost.failures import (
    cluster_mtbf,
    exact_goodput,
    first_order_goodput,
    young_daly_interval,
)
from calculators.cost.units import (
    DollarsPerGpuHour,
    DollarsPerMonth,
    Fraction,
    GpuHours,
    Gpus,
    Hours,
    Minutes,
    Seconds,
    Years,
)
from calculators.engine.model.markers import Chart, Line, Number, Preset, calculator


@dataclass(frozen=True)
class Failures:
    """How often it fails, how often to save, and what is left."""

    gpu_years: Annotated[Years, Line("Time between failures of one GPU")]
    mtbf: Annotated[Hours, Line("Time between failures of the job")]
    interval: Annotated[Seconds, Line("Best time between saves")]
    interval_minutes: Annotated[Minutes, Line("The same in minutes")]
    goodput: Annotated[
        Fraction,
        Line(
            "Share of time that advances the job (goodput)",
            headline="{goodput} of paid time advances the job; the rest costs {lost_rent} a month.",
        ),
    ]
    first_order: Annotated[Fraction, Line("Goodput by the first-order formula")]
    lost: Annotated[Fraction, Line("Share of time lost")]
    rent: Annotated[DollarsPerMonth, Line("Rent of the cluster")]
    lost_rent: Annotated[DollarsPerMonth, Line("Rent for time lost")]


@calculator(
    "Failures and checkpoints",
    chart=Chart(x="gpus", y="goodput"),
    presets=(
        Preset.of("A save of two minutes", "illustrative", checkpoint_time=120),
        Preset.of("16,384 GPUs, saves of 30 s", "size as in the Llama 3 paper, 2024-07; times illustrative", gpus=16_384, checkpoint_time=30, restart_time=300),
    ),
    left_out=(
        "Failures that come in groups, and slow or silently wrong GPUs that stop nothing.",
        "Spare nodes: without them a job waits for a repair, not only for a restart.",
        "Saves in the background. Count only the time in which the job stands still.",
    ),
    sources=(sources.HERD, sources.YD),
)  # fmt: skip
def failures(
    gpus: Annotated[Gpus, Number("GPUs in the job", 1, 1_000_000, "log")] = 1024,
    gpu_mtbf: Annotated[GpuHours, Number("GPU-hours between failures", 5000, 500_000, "log")] = facts.GPU_MTBF,
    checkpoint_time: Annotated[Seconds, Number("Time the job stands still for a save", 1, 3600, "log")] = facts.CHECKPOINT_TIME,
    restart_time: Annotated[Seconds, Number("Time from failure to the next new step", 10, 14_400, "log")] = facts.RESTART_TIME,
    hourly_price: Annotated[DollarsPerGpuHour, Number("Price per GPU-hour", 0.05, 50, "log")] = facts.LIST_PRICE,
) -> Failures:  # fmt: skip
    """How much paid time does a large job lose to failures?

    One failing GPU stops them all, so twice the GPUs fail twice as often. A failure costs the
    restart and the work since the last save; each save costs time too. The best interval
    balances the two. Failures are taken to be independent and steady, which real ones are
    not. The exact form is the answer; the first-order formula is the one you can do in your
    head, and it misleads once losses grow large.

    >>> lost = failures(gpus=1024, checkpoint_time=120, restart_time=600)
    >>> f"{lost.mtbf:.1f} h, {lost.interval_minutes:.0f} min, {lost.goodput:.1%}"
    '49.5 h, 109 min, 96.1%'
    """
    mtbf = cluster_mtbf(gpus=gpus, gpu_mtbf=gpu_mtbf)
    require(mtbf * SECONDS_PER_HOUR > checkpoint_time + restart_time, f"A failure every {mtbf * SECONDS_PER_HOUR:,.0f} s leaves no time between a restart of {restart_time:,.0f} s and a save of {checkpoint_time:,.0f} s. Save or restart faster, or take fewer GPUs.")  # fmt: skip
    interval = young_daly_interval(mtbf=mtbf, checkpoint_time=checkpoint_time)
    goodput = exact_goodput(mtbf=mtbf, interval=interval, checkpoint_time=checkpoint_time, restart_time=restart_time)  # fmt: skip
    lost = 1 - goodput
    rent = job_cost(gpus=gpus, hourly_price=hourly_price, hours=HOURS_PER_MONTH)
    lost_rent = rent * lost
    gpu_years = gpu_mtbf / HOURS_PER_YEAR
    interval_minutes = interval / SECONDS_PER_MINUTE
    first_order = first_order_goodput(mtbf=mtbf, interval=interval, checkpoint_time=checkpoint_time, restart_time=restart_time)  # fmt: skip
    return Failures(
        gpu_years=gpu_years, mtbf=mtbf, interval=interval,
        interval_minutes=interval_minutes, goodput=goodput, first_order=first_order, lost=lost, rent=rent, lost_rent=lost_rent,
    )  # fmt: skip
