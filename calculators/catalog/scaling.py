"""How much of a training step waits for the network."""

from __future__ import annotations

from typing import Annotated

from calculators.cost import facts, sources, units
from calculators.cost.collectives import Sums
from calculators.cost.scaling import TrainingStep, training_step
from calculators.engine.model.markers import Best, Chart, Choice, Line, Number, Preset, calculator


@calculator(
    "All-reduce and scaling efficiency",
    group="Network",
    place=90,
    gives="How much of a step waits for the network at your size, and what is left as useful "
    "speed.",
    asked_as="scaling efficiency, more GPUs, diminishing returns, all-reduce, parallel training",
    lines={
        "in_a_node": Line("GPUs that share a node"),
        "nodes": Line("Nodes"),
        "delivered_inside": Line("Speed delivered inside a node"),
        "delivered_between": Line("Speed delivered between nodes"),
        "communication": Line("Time of the all-reduce"),
        "exposed": Line("Time the step waits for it", part_of="step_time"),
        "computing": Line("Time the step computes", part_of="step_time"),
        "step_time": Line("Time of one step"),
        "efficiency": Line(
            "Scaling efficiency",
            best=Best.MOST,
            headline=(
                "{efficiency} of each step is compute; each step waits {exposed} for the network."
            ),
        ),
        "stretch": Line("Stretch against a step without communication"),
    },
    chart=Chart(x="gpus", y="efficiency"),
    presets=(
        Preset.of("Nothing hidden, at 400 Gb/s", "illustrative", overlap=0, latency=0),
        Preset.of(
            "Nothing hidden, at 100 Gb/s",
            "illustrative",
            overlap=0,
            latency=0,
            scale_out_bandwidth=12.5e9,
        ),
        Preset.of(
            "A fast domain of 72 GPUs",
            "link speeds sourced, 2026; the rest illustrative",
            gpus=576,
            gpus_per_node=72,
            scale_up_bandwidth=900e9,
        ),
    ),
    left_out=(
        "Congestion, stragglers and uneven paths: the slowest link sets the pace.",
        "Small messages, which get far less than the delivered speed assumed here.",
        "Exchanges other than one all-reduce a step.",
    ),
    sources=(sources.NCCL, sources.STAS, sources.NDR),
)
def scaling(
    gpus: Annotated[units.GpuCount, Number("GPUs", 2, 200_000, "log")] = 256,
    scale_out_bandwidth: Annotated[
        units.BytesPerSecond,
        Number(low=1e9, scale="log", help="One direction; 400 Gb/s are 50 GB/s."),
    ] = facts.NDR_PORT,
    message: Annotated[units.Bytes, Number(scale="log")] = facts.EXAMPLE_MESSAGE,
    compute: Annotated[units.Seconds, Number(scale="log")] = facts.EXAMPLE_COMPUTE,
    overlap: Annotated[units.Fraction, Number()] = facts.OVERLAP,
    gpus_per_node: Annotated[units.Count, Number("GPUs in a node", 1, 576, "log", more=True)] = 8,
    scale_up_bandwidth: Annotated[
        units.BytesPerSecond, Number(low=1e10, scale="log", more=True)
    ] = facts.NVLINK4,
    link_efficiency: Annotated[units.Fraction, Number(more=True)] = facts.LINK_EFFICIENCY,
    latency: Annotated[units.Seconds, Number(scale="log", more=True)] = facts.LATENCY,
    sums: Annotated[
        Sums, Choice("Where sums are made", help="A switch that adds up saves traffic.", more=True)
    ] = Sums.IN_GPUS,
) -> TrainingStep:
    """How much of a training step waits for the network?

    After each step the GPUs average their gradients, inside each node and between nodes at the
    same time, so the slower of the two sets the pace. What cannot hide behind compute is time
    in which every GPU waits. Speeds are one direction of one GPU. The share that hides is the
    key assumption. With 100% of the speed delivered it is a lower bound; measured exchanges of
    large messages between nodes came to 71-74% of it.

    >>> fast = scaling(overlap=0, latency=0)
    >>> slow = scaling(overlap=0, latency=0, scale_out_bandwidth=12.5e9)
    >>> f"{fast.communication:.3f} {slow.communication:.3f}"
    '0.097 0.388'
    """
    return training_step(
        gpus=gpus,
        scale_out_bandwidth=scale_out_bandwidth,
        message=message,
        compute=compute,
        overlap=overlap,
        gpus_per_node=gpus_per_node,
        scale_up_bandwidth=scale_up_bandwidth,
        link_efficiency=link_efficiency,
        latency=latency,
        switched_inside=sums.value.switched_inside,
        switched_between=sums.value.switched_between,
    )
