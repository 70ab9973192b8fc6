"""The saves of a training job: their size, the time they take, and what saving costs."""

from dataclasses import dataclass
from enum import Enum

from calculators.cost import facts
from calculators.cost.bids import job_cost
from calculators.cost.facts.constants import (
    BYTES_PER_TERABYTE,
    HOURS_PER_MONTH,
    SECONDS_PER_HOUR,
    SECONDS_PER_MINUTE,
)
from calculators.cost.facts.limits import check, require
from calculators.cost.failures import cluster_mtbf, young_daly_interval
from calculators.cost.units import (
    Bytes,
    BytesPerParameter,
    BytesPerSecond,
    Count,
    DollarsPerGpuHour,
    DollarsPerMonth,
    DollarsPerTbMonth,
    Fraction,
    GpuHours,
    Gpus,
    Hours,
    Minutes,
    Parameters,
    Seconds,
)

_ROUNDING = 1e-9


def checkpoint_bytes(
    *,
    parameters: Parameters,
    checkpoint_bytes_per_parameter: BytesPerParameter = facts.CHECKPOINT_BYTES,
) -> Bytes:
    """Return the size of a saved state: parameters x bytes a parameter.

    14 bytes hold weights and Adam's state as commonly stored (2 + 4 + 4 + 4); with gradients 16.

    >>> checkpoint_bytes(parameters=70e9) / 1e12
    0.98
    """
    check(parameters=parameters, checkpoint_bytes_per_parameter=checkpoint_bytes_per_parameter)
    return parameters * checkpoint_bytes_per_parameter


def checkpoint_write_time(
    *, size: Bytes, write_bandwidth: BytesPerSecond = facts.WRITE_BANDWIDTH
) -> Seconds:
    """Return how long a save takes to write: size / speed.

    It stops the job only where it blocks; written in the background, the job waits for less.

    >>> round(checkpoint_write_time(size=0.98e12, write_bandwidth=100e9), 1)
    9.8
    """
    check(size=size, write_bandwidth=write_bandwidth)
    return size / write_bandwidth


@dataclass(frozen=True)
class SaveForm:
    """One way to save."""

    label: str
    waits: bool
    """Whether the job stands still until all is written."""


class Saving(Enum):
    """The ways to save."""

    BLOCKING = SaveForm("The job waits until it is written", waits=True)
    BACKGROUND = SaveForm("Copied aside, then written in the background", waits=False)


@dataclass(frozen=True)
class SavingBill:
    """A save, how long it holds the job up, and what saving costs against work done again."""

    size: Bytes
    write_time: Seconds
    standstill: Seconds
    share: Fraction
    """Of all time, in which the job stands still for saves."""
    mtbf: Hours
    redone: Fraction
    """Of all time, spent on work that a failure undid: half a gap for each."""
    best_gap: Minutes
    too_long: Fraction
    """By which share the gap is longer than the best one; below zero where it is shorter."""
    kept: Bytes
    stall_cost: DollarsPerMonth
    redone_cost: DollarsPerMonth
    storage_cost: DollarsPerMonth
    total: DollarsPerMonth


def saving_bill(
    *,
    parameters: Parameters,
    checkpoint_bytes_per_parameter: BytesPerParameter = facts.CHECKPOINT_BYTES,
    write_bandwidth: BytesPerSecond = facts.WRITE_BANDWIDTH,
    saving: Saving,
    copy_time: Seconds = facts.COPY_TIME,
    gap: Minutes = facts.SAVE_GAP,
    gpus: Gpus,
    gpu_mtbf: GpuHours = facts.GPU_MTBF,
    hourly_price: DollarsPerGpuHour = facts.LIST_PRICE,
    saves_kept: Count,
    storage_price: DollarsPerTbMonth = facts.STORAGE_PRICE,
) -> SavingBill:
    """Return the size of a save, how long it takes, and what saving costs in a month.

    The gap runs from the start of one save to the start of the next. The best gap is Young/Daly's
    [YD], but no shorter than a save takes to write. To first order, as both shares are small.

    >>> bill = saving_bill(parameters=70e9, saving=Saving.BLOCKING, gpus=1024, saves_kept=3)
    >>> round(bill.write_time, 1), round(bill.share, 4), round(bill.best_gap)
    (9.8, 0.0054, 31)
    """
    check(copy_time=copy_time, gap=gap, saves_kept=saves_kept, storage_price=storage_price)
    size: Bytes = checkpoint_bytes(
        parameters=parameters, checkpoint_bytes_per_parameter=checkpoint_bytes_per_parameter
    )
    write_time: Seconds = checkpoint_write_time(size=size, write_bandwidth=write_bandwidth)
    standstill: Seconds = write_time if saving.value.waits else copy_time
    gap_seconds: Seconds = gap * SECONDS_PER_MINUTE
    require(
        gap_seconds >= write_time * (1 - _ROUNDING),
        f"A save takes {write_time:,.0f} s to write, longer than the gap of {gap_seconds:,.0f} s. "
        "Save less often, or write faster.",
    )
    share: Fraction = standstill / gap_seconds
    mtbf: Hours = cluster_mtbf(gpus=gpus, gpu_mtbf=gpu_mtbf)
    redone: Fraction = gap_seconds / 2 / (mtbf * SECONDS_PER_HOUR)
    require(
        share + redone < 1,
        f"At a failure every {mtbf:,.2g} h, saves of {standstill:,.0f} s every {gap:,.3g} min "
        "leave no time for new work. Save faster, or take fewer GPUs.",
    )
    least_lost: Seconds = young_daly_interval(mtbf=mtbf, checkpoint_time=standstill)
    best_seconds: Seconds = max(least_lost, write_time)
    best_gap: Minutes = best_seconds / SECONDS_PER_MINUTE
    too_long: Fraction = gap / best_gap - 1
    kept: Bytes = size * saves_kept
    rent: DollarsPerMonth = job_cost(gpus=gpus, hourly_price=hourly_price, hours=HOURS_PER_MONTH)
    stall_cost: DollarsPerMonth = rent * share
    redone_cost: DollarsPerMonth = rent * redone
    storage_cost: DollarsPerMonth = kept / BYTES_PER_TERABYTE * storage_price
    total: DollarsPerMonth = stall_cost + redone_cost + storage_cost
    return SavingBill(
        size=size,
        write_time=write_time,
        standstill=standstill,
        share=share,
        mtbf=mtbf,
        redone=redone,
        best_gap=best_gap,
        too_long=too_long,
        kept=kept,
        stall_cost=stall_cost,
        redone_cost=redone_cost,
        storage_cost=storage_cost,
        total=total,
    )
