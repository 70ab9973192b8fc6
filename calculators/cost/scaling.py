"""How much of a step is spent waiting for the network, and how that grows with the cluster."""

import math
from dataclasses import dataclass
from enum import Enum

from calculators.cost import facts
from calculators.cost.collectives import hierarchical_allreduce_time
from calculators.cost.facts.limits import check, require
from calculators.cost.units import (
    Bytes,
    BytesPerSecond,
    Count,
    Fraction,
    GpuCount,
    Ratio,
    Seconds,
)


def exposed_communication(
    *, communication: Seconds, compute: Seconds, overlap: Fraction = facts.OVERLAP
) -> Seconds:
    """Return the communication a step has to wait for.

    The larger of communication x (1 - overlap) and communication - compute: no more can hide
    than there is compute to hide behind.

    >>> exposed_communication(communication=0.3, compute=1.0, overlap=0.5)
    0.15
    """
    check(communication=communication, compute=compute, overlap=overlap)
    return max(communication * (1 - overlap), communication - compute)


def scaling_efficiency(*, compute: Seconds, exposed: Seconds) -> Fraction:
    """Return the share of a step that is compute: compute / (compute + exposed).

    >>> round(scaling_efficiency(compute=1.0, exposed=0.15), 2)
    0.87
    """
    check(compute=compute, exposed=exposed)
    return compute / (compute + exposed)


def step_stretch(*, compute: Seconds, exposed_slow: Seconds, exposed_fast: Seconds) -> Ratio:
    """Return how much longer a step takes on the slower network.

    (compute + exposed_slow) / (compute + exposed_fast).

    >>> round(step_stretch(compute=1.0, exposed_slow=0.46528, exposed_fast=0.17465), 3)
    1.247
    """
    check(compute=compute, exposed_slow=exposed_slow, exposed_fast=exposed_fast)
    return (compute + exposed_slow) / (compute + exposed_fast)


def breakeven_discount(*, stretch: Ratio) -> Fraction:
    """Return the discount a cluster must offer for stretching jobs: 1 - 1/stretch.

    >>> round(breakeven_discount(stretch=1.25), 2)
    0.2
    """
    check(stretch=stretch)
    return 1 - 1 / stretch


class Growth(Enum):
    """What happens to the work when GPUs are added."""

    WEAK = "weak"
    """Each GPU keeps its work: the batch grows with the cluster."""
    STRONG = "strong"
    """The work is shared by more GPUs: each has less to compute."""


@dataclass(frozen=True)
class ScalingPoint:
    """One step at one size of cluster."""

    gpus: GpuCount
    compute: Seconds
    communication: Seconds
    exposed: Seconds
    efficiency: Fraction


def scaling_point(
    *,
    gpus: GpuCount,
    compute: Seconds,
    message: Bytes,
    gpus_per_node: Count = 8,
    scale_up_bandwidth: BytesPerSecond = facts.NVLINK4,
    scale_out_bandwidth: BytesPerSecond = facts.NDR_PORT,
    latency: Seconds = facts.LATENCY,
    overlap: Fraction = facts.OVERLAP,
    growth: Growth = Growth.WEAK,
    base_gpus: GpuCount = 1,
) -> ScalingPoint:
    """Return compute, waiting and efficiency of a training step at one size of cluster.

    A hierarchical all-reduce of `message` bytes a step. Weak growth keeps `compute`; strong
    growth shares it: compute x base_gpus / gpus. A last node that is not full is counted full.

    >>> point = scaling_point(gpus=256, compute=1.0, message=16e9, overlap=0)
    >>> round(point.efficiency, 2)
    0.88
    """
    check(gpus=gpus, compute=compute, gpus_per_node=gpus_per_node, base_gpus=base_gpus)
    check(overlap=overlap)
    together: Count = min(gpus, gpus_per_node)
    nodes: Count = math.ceil(gpus / together)
    shared: Seconds = compute * base_gpus / gpus if growth is Growth.STRONG else compute
    communication: Seconds = hierarchical_allreduce_time(
        message=message,
        gpus_per_node=together,
        nodes=nodes,
        scale_up_bandwidth=scale_up_bandwidth,
        scale_out_bandwidth=scale_out_bandwidth,
        latency=latency,
    )
    exposed: Seconds = max(communication * (1 - overlap), communication - shared)
    efficiency: Fraction = shared / (shared + exposed)
    return ScalingPoint(
        gpus=gpus,
        compute=shared,
        communication=communication,
        exposed=exposed,
        efficiency=efficiency,
    )


def scaling_curve(
    *,
    sizes: tuple[GpuCount, ...],
    compute: Seconds,
    message: Bytes,
    gpus_per_node: Count = 8,
    scale_up_bandwidth: BytesPerSecond = facts.NVLINK4,
    scale_out_bandwidth: BytesPerSecond = facts.NDR_PORT,
    latency: Seconds = facts.LATENCY,
    overlap: Fraction = facts.OVERLAP,
    growth: Growth = Growth.WEAK,
) -> tuple[ScalingPoint, ...]:
    """Return a `scaling_point` for each size; strong growth starts from the first size.

    >>> curve = scaling_curve(sizes=(8, 64, 512), compute=1.0, message=16e9, overlap=0)
    >>> [round(point.efficiency, 2) for point in curve]
    [0.94, 0.88, 0.88]
    """
    require(len(sizes) > 0, "A scaling curve needs at least one number of GPUs.")
    return tuple(
        scaling_point(
            gpus=gpus,
            compute=compute,
            message=message,
            gpus_per_node=gpus_per_node,
            scale_up_bandwidth=scale_up_bandwidth,
            scale_out_bandwidth=scale_out_bandwidth,
            latency=latency,
            overlap=overlap,
            growth=growth,
            base_gpus=sizes[0],
        )
        for gpus in sizes
    )
