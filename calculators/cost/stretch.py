"""What a slower network does to a job, and which network is behind a slower job."""

from dataclasses import dataclass

from calculators.cost import facts
from calculators.cost.bids import StretchedJob, stretched_job
from calculators.cost.collectives import (
    hierarchical_allreduce_time,
    node_count,
    scale_out_bandwidth_for_time,
)
from calculators.cost.facts.constants import ONE_GPU
from calculators.cost.facts.limits import LIMITS, check, require
from calculators.cost.links import delivered_bandwidth, gigabits_from_bytes
from calculators.cost.scaling import exposed_communication, step_stretch
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
    gpus_together: Count = min(gpus, gpus_per_node)
    nodes: Count = node_count(gpus=gpus, gpus_per_node=gpus_together)
    inside_speed: BytesPerSecond = delivered_bandwidth(
        bandwidth=scale_up_bandwidth, link_efficiency=link_efficiency
    )
    fast_speed: BytesPerSecond = delivered_bandwidth(
        bandwidth=fast_bandwidth, link_efficiency=link_efficiency
    )
    slow_speed: BytesPerSecond = delivered_bandwidth(
        bandwidth=slow_bandwidth, link_efficiency=link_efficiency
    )
    fast_exchange: Seconds = hierarchical_allreduce_time(
        message=message,
        gpus_per_node=gpus_together,
        nodes=nodes,
        scale_up_bandwidth=inside_speed,
        scale_out_bandwidth=fast_speed,
        latency=0,
    )
    slow_exchange: Seconds = hierarchical_allreduce_time(
        message=message,
        gpus_per_node=gpus_together,
        nodes=nodes,
        scale_up_bandwidth=inside_speed,
        scale_out_bandwidth=slow_speed,
        latency=0,
    )
    fast_wait: Seconds = exposed_communication(
        communication=fast_exchange, compute=compute, overlap=overlap
    )
    slow_wait: Seconds = exposed_communication(
        communication=slow_exchange, compute=compute, overlap=overlap
    )
    stretch: Ratio = step_stretch(compute=compute, exposed_slow=slow_wait, exposed_fast=fast_wait)
    job: StretchedJob = stretched_job(
        gpus=gpus * ONE_GPU, hourly_price=hourly_price, hours=hours, stretch=stretch
    )
    return NetworkStretch(
        fast_exchange=fast_exchange,
        slow_exchange=slow_exchange,
        fast_wait=fast_wait,
        slow_wait=slow_wait,
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
    nodes: Count = node_count(gpus=gpus, gpus_per_node=gpus_per_node)
    inside_speed: BytesPerSecond = delivered_bandwidth(
        bandwidth=scale_up_bandwidth, link_efficiency=link_efficiency
    )
    fast_speed: BytesPerSecond = delivered_bandwidth(
        bandwidth=fast_bandwidth, link_efficiency=link_efficiency
    )
    fast_exchange: Seconds = hierarchical_allreduce_time(
        message=message,
        gpus_per_node=gpus_per_node,
        nodes=nodes,
        scale_up_bandwidth=inside_speed,
        scale_out_bandwidth=fast_speed,
        latency=0,
    )
    fast_step: Seconds = compute + fast_exchange
    slow_step: Seconds = fast_step * stretch
    slow_exchange: Seconds = slow_step - compute
    delivered: BytesPerSecond = scale_out_bandwidth_for_time(
        target=slow_exchange,
        message=message,
        gpus_per_node=gpus_per_node,
        nodes=nodes,
        scale_up_bandwidth=inside_speed,
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
        nodes=nodes,
        fast_exchange=fast_exchange,
        fast_step=fast_step,
        slow_step=slow_step,
        slow_exchange=slow_exchange,
        delivered=delivered,
        nominal=nominal,
        link=link,
    )
