"""How much of a step is spent waiting for the network."""

from dataclasses import dataclass

from calculators.cost import facts
from calculators.cost.collectives import hierarchical_allreduce_time, node_count
from calculators.cost.facts.limits import check
from calculators.cost.links import delivered_bandwidth
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

    >>> round(step_stretch(compute=1.0, exposed_slow=0.3875, exposed_fast=0.096875), 3)
    1.265
    """
    check(compute=compute, exposed_slow=exposed_slow, exposed_fast=exposed_fast)
    return (compute + exposed_slow) / (compute + exposed_fast)


@dataclass(frozen=True)
class TrainingStep:
    """The exchange of one step, and what it leaves of the GPUs' time."""

    in_a_node: Count
    nodes: Count
    delivered_inside: BytesPerSecond
    delivered_between: BytesPerSecond
    communication: Seconds
    exposed: Seconds
    computing: Seconds
    step_time: Seconds
    efficiency: Fraction
    stretch: Ratio
    """The step over one without communication."""


def training_step(
    *,
    gpus: GpuCount,
    compute: Seconds,
    message: Bytes,
    gpus_per_node: Count = 8,
    scale_up_bandwidth: BytesPerSecond = facts.NVLINK4,
    scale_out_bandwidth: BytesPerSecond = facts.NDR_PORT,
    link_efficiency: Fraction = facts.LINK_EFFICIENCY,
    latency: Seconds = facts.LATENCY,
    overlap: Fraction = facts.OVERLAP,
    switched_inside: bool = False,
    switched_between: bool = False,
) -> TrainingStep:
    """Return compute, waiting and efficiency of a training step at one size of cluster.

    One all-reduce of `message` bytes a step, inside nodes and between them at once, at the
    speeds that links deliver.

    >>> step = training_step(gpus=256, compute=1.0, message=16e9, overlap=0)
    >>> round(step.communication, 3), round(step.efficiency, 2)
    (0.097, 0.91)
    """
    check(
        gpus=gpus,
        gpus_per_node=gpus_per_node,
        scale_up_bandwidth=scale_up_bandwidth,
        scale_out_bandwidth=scale_out_bandwidth,
    )
    in_a_node: Count = min(gpus, gpus_per_node)
    nodes: Count = node_count(gpus=gpus, gpus_per_node=in_a_node)
    delivered_inside: BytesPerSecond = delivered_bandwidth(
        bandwidth=scale_up_bandwidth, link_efficiency=link_efficiency
    )
    delivered_between: BytesPerSecond = delivered_bandwidth(
        bandwidth=scale_out_bandwidth, link_efficiency=link_efficiency
    )
    communication: Seconds = hierarchical_allreduce_time(
        message=message,
        gpus_per_node=in_a_node,
        nodes=nodes,
        scale_up_bandwidth=delivered_inside,
        scale_out_bandwidth=delivered_between,
        latency=latency,
        switched_inside=switched_inside,
        switched_between=switched_between,
    )
    exposed: Seconds = exposed_communication(
        communication=communication, compute=compute, overlap=overlap
    )
    step_time: Seconds = compute + exposed
    efficiency: Fraction = scaling_efficiency(compute=compute, exposed=exposed)
    stretch: Ratio = step_time / compute
    return TrainingStep(
        in_a_node=in_a_node,
        nodes=nodes,
        delivered_inside=delivered_inside,
        delivered_between=delivered_between,
        communication=communication,
        exposed=exposed,
        computing=compute,
        step_time=step_time,
        efficiency=efficiency,
        stretch=stretch,
    )
