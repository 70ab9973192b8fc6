"""The bill of failures: the paid time of a large job that does not advance it."""

from dataclasses import dataclass

from calculators.cost import facts
from calculators.cost.bids import job_cost
from calculators.cost.facts.constants import (
    HOURS_PER_MONTH,
    HOURS_PER_YEAR,
    ONE_GPU,
    SECONDS_PER_HOUR,
    SECONDS_PER_MINUTE,
)
from calculators.cost.facts.limits import check, require
from calculators.cost.failures import (
    FailureRate,
    cluster_mtbf,
    exact_goodput,
    first_order_goodput,
    share_not_waiting,
    stated_mtbf,
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
    PerThousandNodeDays,
    Seconds,
    Years,
)


@dataclass(frozen=True)
class FailureBill:
    """How often a job fails, how often to save, and what is left of the paid time."""

    gpu_years: Years
    mtbf: Hours
    interval: Seconds
    interval_minutes: Minutes
    not_waiting: Fraction
    """The share of time in which the job is not waiting for a repair or a person."""
    goodput: Fraction
    """The exact form, waits included."""
    first_order: Fraction
    lost: Fraction
    rent: DollarsPerMonth
    lost_rent: DollarsPerMonth


def failure_bill(
    *,
    gpus: Gpus,
    told_as: FailureRate = FailureRate.GPU_HOURS,
    gpu_mtbf: GpuHours = facts.GPU_MTBF,
    node_failures: PerThousandNodeDays = facts.NODE_FAILURES,
    gpus_per_server: Gpus = 8,
    checkpoint_time: Seconds = facts.CHECKPOINT_TIME,
    restart_time: Seconds = facts.RESTART_TIME,
    repair_wait: Hours = facts.REPAIR_WAIT,
    hourly_price: DollarsPerGpuHour = facts.LIST_PRICE,
) -> FailureBill:
    """Return the paid time that failures and saves take from a job, and its rent.

    Saves at the Young/Daly interval; after each failure the job may also wait for a repair. Rent
    of all GPUs for a month of 730 hours.

    >>> lost = failure_bill(gpus=1024, checkpoint_time=120)
    >>> round(lost.mtbf, 1), round(lost.interval_minutes), round(lost.goodput, 3)
    (49.5, 109, 0.961)
    """
    gpu_hours: GpuHours = stated_mtbf(
        told_as=told_as,
        gpu_mtbf=gpu_mtbf,
        node_failures=node_failures,
        gpus_per_server=gpus_per_server,
    )
    mtbf: Hours = cluster_mtbf(gpus=gpus, gpu_mtbf=gpu_hours)
    check(checkpoint_time=checkpoint_time, restart_time=restart_time)
    require(
        mtbf * SECONDS_PER_HOUR > checkpoint_time + restart_time,
        f"A failure every {mtbf * SECONDS_PER_HOUR:,.0f} s leaves no time between a restart of "
        f"{restart_time:,.0f} s and a save of {checkpoint_time:,.0f} s. "
        "Save or restart faster, or take fewer GPUs.",
    )
    interval: Seconds = young_daly_interval(mtbf=mtbf, checkpoint_time=checkpoint_time)
    running: Fraction = exact_goodput(
        mtbf=mtbf, interval=interval, checkpoint_time=checkpoint_time, restart_time=restart_time
    )
    not_waiting: Fraction = share_not_waiting(mtbf=mtbf, repair_wait=repair_wait)
    goodput: Fraction = running * not_waiting
    lost: Fraction = 1 - goodput
    rent: DollarsPerMonth = job_cost(gpus=gpus, hourly_price=hourly_price, hours=HOURS_PER_MONTH)
    lost_rent: DollarsPerMonth = rent * lost
    gpu_years: Years = gpu_hours / ONE_GPU / HOURS_PER_YEAR
    interval_minutes: Minutes = interval / SECONDS_PER_MINUTE
    first_order: Fraction = first_order_goodput(
        mtbf=mtbf, interval=interval, checkpoint_time=checkpoint_time, restart_time=restart_time
    )
    return FailureBill(
        gpu_years=gpu_years,
        mtbf=mtbf,
        interval=interval,
        interval_minutes=interval_minutes,
        not_waiting=not_waiting,
        goodput=goodput,
        first_order=first_order,
        lost=lost,
        rent=rent,
        lost_rent=lost_rent,
    )
