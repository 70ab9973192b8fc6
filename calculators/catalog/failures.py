"""The paid time that failures and saves take from a large job."""

from __future__ import annotations

from typing import Annotated, Final

from calculators.cost import facts, sources, units
from calculators.cost.failure_bill import FailureBill, failure_bill
from calculators.cost.failures import FailureRate
from calculators.engine.model.markers import (
    Best,
    Chart,
    Choice,
    Line,
    Number,
    Preset,
    When,
    calculator,
)

_GPU_HOURS: Final = When("told_as", FailureRate.GPU_HOURS)
_NODE_DAYS: Final = When("told_as", FailureRate.NODE_DAYS)


@calculator(
    "Failures and checkpoints",
    group="Reliability",
    place=130,
    gives="The share of paid time that failures take, the best time between saves, and the rent it "
    "costs.",
    asked_as="downtime, reliability, lost time, GPU failures, uptime, SLA",
    lines={
        "gpu_years": Line("Time between failures of one GPU"),
        "mtbf": Line("Time between failures of the job"),
        "interval": Line("Best time between saves"),
        "interval_minutes": Line("The same in minutes"),
        "not_waiting": Line("Share of time not spent waiting for repairs"),
        "goodput": Line(
            "Share of time that advances the job (goodput)",
            best=Best.MOST,
            headline="{goodput} of paid time advances the job; the rest costs {lost_rent} a month.",
        ),
        "first_order": Line("Goodput by the first-order formula, without waits"),
        "lost": Line("Share of time lost"),
        "rent": Line("Rent of the cluster"),
        "lost_rent": Line("Rent for time lost"),
    },
    chart=Chart(x="gpus", y="goodput"),
    presets=(
        Preset.of(
            "A day's wait at each failure",
            "an early run without spares, illustrative",
            repair_wait=24,
        ),
        Preset.of(
            "Meta's research cluster of 2024",
            "6.5 failures in 1,000 node-days of eight A100; the rest illustrative",
            told_as=FailureRate.NODE_DAYS,
            node_failures=6.5,
        ),
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
        "People and parts, unless you enter a wait: early runs lost up to half of their time so.",
        "Saves in the background. Count only the time in which the job stands still.",
    ),
    sources=(sources.HERD, sources.YD),
)
def failures(
    gpus: Annotated[units.Gpus, Number("GPUs in the job", 1, 1_000_000, "log")] = int(
        facts.EXAMPLE_GPUS
    ),
    told_as: Annotated[
        FailureRate, Choice("How the rate of failures is told", more=True)
    ] = FailureRate.GPU_HOURS,
    gpu_mtbf: Annotated[units.GpuHours, Number(scale="log", shown_when=_GPU_HOURS)] = (
        facts.GPU_MTBF
    ),
    node_failures: Annotated[
        units.PerThousandNodeDays, Number(scale="log", more=True, shown_when=_NODE_DAYS)
    ] = facts.NODE_FAILURES,
    gpus_per_server: Annotated[
        units.Gpus, Number("GPUs in a server", 1, 72, "log", more=True, shown_when=_NODE_DAYS)
    ] = 8,
    checkpoint_time: Annotated[
        units.Seconds, Number(low=1, high=3600, scale="log")
    ] = facts.CHECKPOINT_TIME,
    restart_time: Annotated[units.Seconds, Number(scale="log")] = facts.RESTART_TIME,
    hourly_price: Annotated[units.DollarsPerGpuHour, Number(scale="log")] = facts.LIST_PRICE,
    repair_wait: Annotated[units.Hours, Number()] = facts.REPAIR_WAIT,
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
        told_as=told_as,
        gpu_mtbf=gpu_mtbf,
        node_failures=node_failures,
        gpus_per_server=gpus_per_server,
        checkpoint_time=checkpoint_time,
        restart_time=restart_time,
        hourly_price=hourly_price,
        repair_wait=repair_wait,
    )
