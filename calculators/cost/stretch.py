"""What a slower network does to a job, and which network is behind a slower job."""

from dataclasses import dataclass

from calculators.cost import facts
from calculators.cost.bids import StretchedJob, stretched_job
from calculators.cost.collectives import scale_out_bandwidth_for_time
from calculators.cost.facts.constants import ONE_GPU
from calculators.cost.facts.limits import LIMITS, check, require
from calculators.cost.links import gigabits_from_bytes
from calculators.cost.scaling import TrainingStep, step_stretch, training_step
from calculators.cost.units import (
    Bytes,
    BytesPerSecond,
    Count,
    DollarsPerGpuHour,
    Fraction,
    GigabitsPerSecond,
    GpuCount,
    Hours,
    Ratio,
    Seconds,
)

_SLOWEST: BytesPerSecond = LIMITS["scale_out_bandwidth"].low


@dataclass(frozen=True)
class NetworkStretch(StretchedJob):
    """Two networks, one job: what the slower one does to a step, then to the bill."""

    fast_exchange: Seconds
    slow_exchange: Seconds
    fast_wait: Seconds
    slow_wait: Seconds
    stretch: Ratio


def network_stretch(
    *,
    slow_bandwidth: BytesPerSecond,
    fast_bandwidth: BytesPerSecond = facts.NDR_PORT,
    gpus: GpuCount,
    hourly_price: DollarsPerGpuHour = facts.LIST_PRICE,
    hours: Hours,
    compute: Seconds,
    message: Bytes,
    overlap: Fraction = facts.OVERLAP,
    gpus_per_node: Count = 8,
    scale_up_bandwidth: BytesPerSecond = facts.NVLINK4,
    link_efficiency: Fraction = facts.LINK_EFFICIENCY,
) -> NetworkStretch:
    """Return what a slower network between nodes adds to a job and its bill.

    Both networks carry the same all-reduce once a step; the delay of a hop is left out.

    >>> job = network_stretch(slow_bandwidth=12.5e9, gpus=256, hourly_price=7, hours=100,
    ...     compute=1.0, message=16e9, overlap=0)
    >>> round(job.stretch, 3), round(job.extra_cost), round(job.breakeven, 2)
    (1.265, 47480, 5.53)
    """
    check(
        slow_bandwidth=slow_bandwidth,
        fast_bandwidth=fast_bandwidth,
        gpus=gpus,
        gpus_per_node=gpus_per_node,
        scale_up_bandwidth=scale_up_bandwidth,
    )
    require(
        slow_bandwidth <= fast_bandwidth,
        "The slow network is faster than the fast one; swap the two speeds.",
    )
    fast: TrainingStep = training_step(
        gpus=gpus,
        compute=compute,
        message=message,
        gpus_per_node=gpus_per_node,
        scale_up_bandwidth=scale_up_bandwidth,
        scale_out_bandwidth=fast_bandwidth,
        link_efficiency=link_efficiency,
        latency=0,
        overlap=overlap,
    )
    slow: TrainingStep = training_step(
        gpus=gpus,
        compute=compute,
        message=message,
        gpus_per_node=gpus_per_node,
        scale_up_bandwidth=scale_up_bandwidth,
        scale_out_bandwidth=slow_bandwidth,
        link_efficiency=link_efficiency,
        latency=0,
        overlap=overlap,
    )
    stretch: Ratio = step_stretch(
        compute=compute, exposed_slow=slow.exposed, exposed_fast=fast.exposed
    )
    job: StretchedJob = stretched_job(
        gpus=gpus * ONE_GPU, hourly_price=hourly_price, hours=hours, stretch=stretch
    )
    return NetworkStretch(
        fast_exchange=fast.communication,
        slow_exchange=slow.communication,
        fast_wait=fast.exposed,
        slow_wait=slow.exposed,
        stretch=stretch,
        hourly_cost=job.hourly_cost,
        cost=job.cost,
        slower_hours=job.slower_hours,
        slower_cost=job.slower_cost,
        extra_cost=job.extra_cost,
        breakeven=job.breakeven,
        discount=job.discount,
    )


@dataclass(frozen=True)
class StretchBandwidth:
    """The fast step, the stretched step, and the link that would cause it."""

    nodes: Count
    fast_exchange: Seconds
    fast_step: Seconds
    slow_step: Seconds
    slow_exchange: Seconds
    delivered: BytesPerSecond
    nominal: BytesPerSecond
    link: GigabitsPerSecond


def bandwidth_behind_stretch(
    *,
    stretch: Ratio,
    fast_bandwidth: BytesPerSecond = facts.NDR_PORT,
    gpus: GpuCount,
    compute: Seconds,
    message: Bytes,
    gpus_per_node: Count = 8,
    scale_up_bandwidth: BytesPerSecond = facts.NVLINK4,
    link_efficiency: Fraction = facts.LINK_EFFICIENCY,
) -> StretchBandwidth:
    """Return the link between nodes that alone would stretch a job this much.

    The step on the fast network, made longer by the stretch, less compute, is the time the
    slower all-reduce must take; nothing hides behind compute, and a hop has no delay.

    >>> slow = bandwidth_behind_stretch(stretch=1.3, gpus=256, compute=1.0, message=16e9)
    >>> round(slow.link)
    91
    """
    check(
        fast_bandwidth=fast_bandwidth,
        scale_up_bandwidth=scale_up_bandwidth,
        stretch=stretch,
        compute=compute,
    )
    fast: TrainingStep = training_step(
        gpus=gpus,
        compute=compute,
        message=message,
        gpus_per_node=gpus_per_node,
        scale_up_bandwidth=scale_up_bandwidth,
        scale_out_bandwidth=fast_bandwidth,
        link_efficiency=link_efficiency,
        latency=0,
        overlap=0,
    )
    slow_step: Seconds = fast.step_time * stretch
    slow_exchange: Seconds = slow_step - compute
    delivered: BytesPerSecond = scale_out_bandwidth_for_time(
        target=slow_exchange,
        message=message,
        gpus_per_node=fast.in_a_node,
        nodes=fast.nodes,
        scale_up_bandwidth=fast.delivered_inside,
        latency=0,
    )
    nominal: BytesPerSecond = delivered / link_efficiency
    require(
        nominal >= _SLOWEST,
        "No network is slow enough: compute takes too long against the exchange for bandwidth "
        "to explain this stretch. Look for another cause.",
    )
    link: GigabitsPerSecond = gigabits_from_bytes(bandwidth=nominal)
    return StretchBandwidth(
        nodes=fast.nodes,
        fast_exchange=fast.communication,
        fast_step=fast.step_time,
        slow_step=slow_step,
        slow_exchange=slow_exchange,
        delivered=delivered,
        nominal=nominal,
        link=link,
    )
