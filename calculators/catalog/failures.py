"""The paid time that failures and saves take from a large job."""

from __future__ import annotations

from typing import Annotated

from calculators.cost import facts, sources, units
from calculators.cost.failure_bill import FailureBill, failure_bill
from calculators.engine.model.markers import Chart, Line, Number, Preset, calculator


@calculator(
    "Failures and checkpoints",
    group="Reliability",
    place=130,
    lines={
        "gpu_years": Line("Time between failures of one GPU"),
        "mtbf": Line("Time between failures of the job"),
        "interval": Line("Best time between saves"),
        "interval_minutes": Line("The same in minutes"),
        "goodput": Line(
            "Share of time that advances the job (goodput)",
            headline="{goodput} of paid time advances the job; the rest costs {lost_rent} a month.",
        ),
        "first_order": Line("Goodput by the first-order formula"),
        "lost": Line("Share of time lost"),
        "rent": Line("Rent of the cluster"),
        "lost_rent": Line("Rent for time lost"),
    },
    chart=Chart(x="gpus", y="goodput"),
    presets=(
        Preset.of("A save of two minutes", "illustrative", checkpoint_time=120),
        Preset.of(
            "16,384 GPUs, saves of 30 s",
            "size as in the Llama 3 paper, 2024-07; times illustrative",
            gpus=16_384,
            checkpoint_time=30,
            restart_time=300,
        ),
    ),
    left_out=(
        "Failures that come in groups, and slow or silently wrong GPUs that stop nothing.",
        "Spare nodes: without them a job waits for a repair, not only for a restart.",
        "Saves in the background. Count only the time in which the job stands still.",
    ),
    sources=(sources.HERD, sources.YD),
)
def failures(
    gpus: Annotated[units.Gpus, Number("GPUs in the job", 1, 1_000_000, "log")] = int(
        facts.EXAMPLE_GPUS
    ),
    gpu_mtbf: Annotated[units.GpuHours, Number(scale="log")] = facts.GPU_MTBF,
    checkpoint_time: Annotated[units.Seconds, Number(scale="log")] = facts.CHECKPOINT_TIME,
    restart_time: Annotated[units.Seconds, Number(scale="log")] = facts.RESTART_TIME,
    hourly_price: Annotated[units.DollarsPerGpuHour, Number(scale="log")] = facts.LIST_PRICE,
) -> FailureBill:
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
    return failure_bill(
        gpus=gpus,
        gpu_mtbf=gpu_mtbf,
        checkpoint_time=checkpoint_time,
        restart_time=restart_time,
        hourly_price=hourly_price,
    )
