"""The time a large job loses to failures, and how often it should save."""

import math
from dataclasses import dataclass
from enum import Enum

from calculators.cost import facts
from calculators.cost.facts.constants import (
    HOURS_PER_DAY,
    NODE_DAYS_COUNTED,
    SECONDS_PER_HOUR,
)
from calculators.cost.facts.limits import check
from calculators.cost.units import (
    Count,
    Fraction,
    GpuHours,
    Gpus,
    Hours,
    PerThousandNodeDays,
    Ratio,
    Seconds,
)

_FIRST_ORDER_TRUSTED = 0.7
_SHORT_AGAINST_MTBF = 10


def gpu_mtbf_from_interruptions(*, interruptions: Count, gpus: Gpus, hours: Hours) -> GpuHours:
    """Return the GPU-hours between failures seen in a run: GPUs x hours / interruptions.

    >>> round(gpu_mtbf_from_interruptions(interruptions=419, gpus=16_384, hours=54 * 24))
    50677
    """
    check(interruptions=interruptions, gpus=gpus, hours=hours)
    return gpus * hours / interruptions


@dataclass(frozen=True)
class RateForm:
    """One way to tell how often things fail."""

    label: str
    in_node_days: bool


class FailureRate(Enum):
    """The ways to tell a rate of failures."""

    GPU_HOURS = RateForm("GPU-hours between failures", in_node_days=False)
    NODE_DAYS = RateForm("Failures in 1,000 node-days", in_node_days=True)


def stated_mtbf(
    *,
    told_as: FailureRate,
    gpu_mtbf: GpuHours = facts.GPU_MTBF,
    node_failures: PerThousandNodeDays = facts.NODE_FAILURES,
    gpus_per_server: Gpus,
) -> GpuHours:
    """Return the GPU-hours between failures, whichever way the rate is told.

    A node-day has 24 hours of all GPUs in the node: 24 x GPUs x 1,000 / failures.

    >>> round(stated_mtbf(told_as=FailureRate.NODE_DAYS, node_failures=6.5, gpus_per_server=8))
    29538
    """
    check(gpu_mtbf=gpu_mtbf, node_failures=node_failures, gpus_per_server=gpus_per_server)
    by_nodes: GpuHours = gpus_per_server * HOURS_PER_DAY * NODE_DAYS_COUNTED / node_failures
    return by_nodes if told_as.value.in_node_days else gpu_mtbf


def cluster_mtbf(*, gpus: Gpus, gpu_mtbf: GpuHours = facts.GPU_MTBF) -> Hours:
    """Return the mean time between failures of a whole job: GPU-hours a failure / GPUs.

    Assumes independent failures at a constant rate, any one of which stops the job [HERD].

    >>> round(cluster_mtbf(gpus=1024), 1), round(cluster_mtbf(gpus=16_384), 2)
    (49.5, 3.09)
    """
    check(gpus=gpus, gpu_mtbf=gpu_mtbf)
    return gpu_mtbf / gpus


def young_daly_interval(
    *, mtbf: Hours, checkpoint_time: Seconds = facts.CHECKPOINT_TIME
) -> Seconds:
    """Return the time between saves that loses least, to first order: sqrt(2 x C x M) [YD].

    >>> round(young_daly_interval(mtbf=49.49, checkpoint_time=120) / 60)
    109
    """
    check(mtbf=mtbf, checkpoint_time=checkpoint_time)
    return math.sqrt(2 * checkpoint_time * mtbf * SECONDS_PER_HOUR)


def exact_goodput(
    *,
    mtbf: Hours,
    interval: Seconds,
    checkpoint_time: Seconds = facts.CHECKPOINT_TIME,
    restart_time: Seconds = facts.RESTART_TIME,
) -> Fraction:
    """Return the share of time that advances the job, failures being exponential.

    interval / (M x e^(R/M) x (e^((interval + C)/M) - 1)), written with falling exponentials so
    that it cannot overflow. C is the time the job stands still for a save. Failures may also
    strike during saves and restarts.

    >>> round(exact_goodput(mtbf=3.093, interval=817, checkpoint_time=30, restart_time=300), 3)
    0.904
    """
    check(mtbf=mtbf, interval=interval, checkpoint_time=checkpoint_time, restart_time=restart_time)
    seconds_between_failures: Seconds = mtbf * SECONDS_PER_HOUR
    failures_per_cycle: Ratio = (interval + checkpoint_time) / seconds_between_failures
    failures_per_restart: Ratio = restart_time / seconds_between_failures
    return (
        interval
        / seconds_between_failures
        * math.exp(-failures_per_restart - failures_per_cycle)
        / -math.expm1(-failures_per_cycle)
    )


def share_not_waiting(*, mtbf: Hours, repair_wait: Hours = facts.REPAIR_WAIT) -> Fraction:
    """Return the share of time in which a job does not wait for a repair or a person.

    M / (M + W): a wait of W on average follows each failure, and nothing fails meanwhile.

    >>> round(share_not_waiting(mtbf=9, repair_wait=3), 2)
    0.75
    """
    check(mtbf=mtbf, repair_wait=repair_wait)
    return mtbf / (mtbf + repair_wait)


def first_order_goodput(
    *,
    mtbf: Hours,
    interval: Seconds,
    checkpoint_time: Seconds = facts.CHECKPOINT_TIME,
    restart_time: Seconds = facts.RESTART_TIME,
) -> Fraction:
    """Return the share of time that advances the job, to first order.

    1 - (C / interval + (interval / 2 + R) / M). Good near 1; below about 0.7 use
    `exact_goodput`. It is not clamped, and falls below zero where it has lost all meaning.

    >>> share = first_order_goodput(
    ...     mtbf=49.49, interval=6539, checkpoint_time=120, restart_time=600)
    >>> round(share, 3)
    0.96
    """
    check(mtbf=mtbf, interval=interval, checkpoint_time=checkpoint_time, restart_time=restart_time)
    share_spent_on_saves: Fraction = checkpoint_time / interval
    time_lost_at_a_failure: Seconds = interval / 2 + restart_time
    share_lost_to_failures: Fraction = time_lost_at_a_failure / (mtbf * SECONDS_PER_HOUR)
    return 1 - (share_spent_on_saves + share_lost_to_failures)


@dataclass(frozen=True)
class GoodputPlan:
    """The best time between saves, and what share of time then advances the job."""

    interval: Seconds
    goodput: Fraction
    """The exact form."""
    first_order: Fraction
    first_order_holds: bool
    """False where it is below 0.7, or a save takes over a tenth of the time between failures."""


def goodput(
    *,
    mtbf: Hours,
    checkpoint_time: Seconds = facts.CHECKPOINT_TIME,
    restart_time: Seconds = facts.RESTART_TIME,
) -> GoodputPlan:
    """Return the share of paid time that advances the job, saving at the Young/Daly interval [YD].

    >>> plan = goodput(mtbf=49.49, checkpoint_time=120, restart_time=600)
    >>> round(plan.interval / 60), round(plan.goodput, 3)
    (109, 0.961)
    """
    interval: Seconds = young_daly_interval(mtbf=mtbf, checkpoint_time=checkpoint_time)
    share: Fraction = exact_goodput(
        mtbf=mtbf, interval=interval, checkpoint_time=checkpoint_time, restart_time=restart_time
    )
    first_order: Fraction = first_order_goodput(
        mtbf=mtbf, interval=interval, checkpoint_time=checkpoint_time, restart_time=restart_time
    )
    saves_are_short: bool = checkpoint_time * _SHORT_AGAINST_MTBF <= mtbf * SECONDS_PER_HOUR
    return GoodputPlan(
        interval=interval,
        goodput=share,
        first_order=first_order,
        first_order_holds=first_order >= _FIRST_ORDER_TRUSTED and saves_are_short,
    )
