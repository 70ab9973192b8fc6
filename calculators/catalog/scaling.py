"""How much of a training step waits for the network."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Annotated

from calculators.cost import facts, sources
from calculators.cost.collectives import hierarchical_allreduce_time
from calculators.cost.links import delivered_bandwidth
from calculators.cost.scaling import exposed_communication, scaling_efficiency
from calculators.cost.units import (
    Bytes,
    BytesPerSecond,
    Count,
    Fraction,
    GpuCount,
    Ratio,
    Seconds,
)
from calculators.engine.model.markers import Chart, Line, Number, Preset, calculator


@dataclass(frozen=True)
class Scaling:
    """The exchange of one step, and what it leaves of the GPUs' time."""

    in_a_node: Annotated[Count, Line("GPUs that share a node")]
    nodes: Annotated[Count, Line("Nodes")]
    delivered_inside: Annotated[BytesPerSecond, Line("Speed delivered inside a node")]
    delivered_between: Annotated[BytesPerSecond, Line("Speed delivered between nodes")]
    communication: Annotated[Seconds, Line("Time of the all-reduce")]
    exposed: Annotated[Seconds, Line("Time the step waits for it", part_of="step_time")]
    computing: Annotated[Seconds, Line("Time the step computes", part_of="step_time")]
    step_time: Annotated[Seconds, Line("Time of one step")]
    efficiency: Annotated[
        Fraction,
        Line(
            "Scaling efficiency",
            headline="{efficiency} of each step is compute; each step waits {exposed} for the network.",
        ),
    ]
    stretch: Annotated[Ratio, Line("Stretch against a step without communication")]


@calculator(
    "All-reduce and scaling efficiency",
    chart=Chart(x="gpus", y="efficiency"),
    presets=(
        Preset.of("Nothing hidden, at 400 Gb/s", "illustrative", overlap=0, latency=0),
        Preset.of("Nothing hidden, at 100 Gb/s", "illustrative", overlap=0, latency=0, scale_out_bandwidth=12.5e9),
        Preset.of("A fast domain of 72 GPUs", "link speeds sourced, 2026; the rest illustrative", gpus=576, gpus_per_node=72, scale_up_bandwidth=900e9),
    ),
    left_out=(
        "Congestion, stragglers and uneven paths: the slowest link sets the pace.",
        "Small messages, which get far less than the delivered speed assumed here.",
        "Sums done inside the switch, and exchanges other than one all-reduce a step.",
    ),
    sources=(sources.NCCL, sources.STAS, sources.NDR),
)  # fmt: skip
def scaling(
    gpus: Annotated[GpuCount, Number("GPUs", 2, 200_000, "log")] = 256,
    scale_out_bandwidth: Annotated[BytesPerSecond, Number("Link of a GPU between nodes", 1e9, 1e12, "log", help="One direction; 400 Gb/s are 50 GB/s.")] = facts.NDR_PORT,
    message: Annotated[Bytes, Number("Gradients exchanged in a step", 1e6, 1e13, "log")] = facts.EXAMPLE_MESSAGE,
    compute: Annotated[Seconds, Number("Compute in a step", 0.001, 1000, "log")] = facts.EXAMPLE_COMPUTE,
    overlap: Annotated[Fraction, Number("Share that can hide behind compute", 0, 1)] = facts.OVERLAP,
    gpus_per_node: Annotated[Count, Number("GPUs in a node", 1, 576, "log", more=True)] = 8,
    scale_up_bandwidth: Annotated[BytesPerSecond, Number("Link of a GPU inside a node", 1e10, 1e13, "log", more=True)] = facts.NVLINK4,
    link_efficiency: Annotated[Fraction, Number("Share of the specified speed delivered", 0.3, 1, more=True)] = facts.LINK_EFFICIENCY,
    latency: Annotated[Seconds, Number("Delay of a hop", 0, 1e-3, "log", more=True)] = facts.LATENCY,
) -> Scaling:  # fmt: skip
    """How much of a training step waits for the network?

    After each step the GPUs average their gradients: first inside each node, then between
    nodes. What cannot hide behind compute is time in which every GPU waits. Speeds are one
    direction of one GPU. The share that hides is the key assumption, and a lower bound is
    computed: real libraries come near it for large messages only.

    >>> slow, fast = scaling(overlap=0, latency=0, scale_out_bandwidth=12.5e9), scaling(overlap=0, latency=0)
    >>> f"{fast.communication:.3f} {slow.communication:.3f}"
    '0.175 0.465'
    """
    in_a_node = min(gpus, gpus_per_node)
    nodes = math.ceil(gpus / in_a_node)
    delivered_inside = delivered_bandwidth(
        bandwidth=scale_up_bandwidth, link_efficiency=link_efficiency
    )
    delivered_between = delivered_bandwidth(
        bandwidth=scale_out_bandwidth, link_efficiency=link_efficiency
    )
    communication = hierarchical_allreduce_time(
        message=message, gpus_per_node=in_a_node, nodes=nodes, latency=latency,
        scale_up_bandwidth=delivered_inside, scale_out_bandwidth=delivered_between,
    )  # fmt: skip
    exposed = exposed_communication(communication=communication, compute=compute, overlap=overlap)
    step_time = compute + exposed
    efficiency = scaling_efficiency(compute=compute, exposed=exposed)
    stretch = step_time / compute
    return Scaling(
        in_a_node=in_a_node, nodes=nodes, delivered_inside=delivered_inside,
        delivered_between=delivered_between, communication=communication, exposed=exposed,
        computing=compute, step_time=step_time, efficiency=efficiency, stretch=stretch,
    )  # fmt: skip
