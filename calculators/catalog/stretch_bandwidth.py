"""The bandwidth that hides behind a stretch of the runtime."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Annotated

from calculators.cost import facts, sources
from calculators.cost.collectives import hierarchical_allreduce_time, scale_out_bandwidth_for_time
from calculators.cost.facts.limits import LIMITS, require
from calculators.cost.links import delivered_bandwidth, gigabits_from_bytes
from calculators.cost.units import (
    Bytes,
    BytesPerSecond,
    Count,
    Fraction,
    GigabitsPerSecond,
    GpuCount,
    Ratio,
    Seconds,
)
from calculators.engine.model.markers import Chart, Line, Number, Preset, calculator

SLOWEST = LIMITS["scale_out_bandwidth"].low


@dataclass(frozen=True)
class StretchBandwidth:
    """The fast step, the stretched step, and the link that would cause it."""

    nodes: Annotated[Count, Line("Nodes")]
    fast_exchange: Annotated[Seconds, Line("All-reduce on the fast network")]
    fast_step: Annotated[Seconds, Line("Time of a step on the fast network")]
    slow_step: Annotated[Seconds, Line("Time of a stretched step")]
    slow_exchange: Annotated[Seconds, Line("All-reduce that would cause it")]
    delivered: Annotated[BytesPerSecond, Line("Speed between nodes, as delivered")]
    nominal: Annotated[BytesPerSecond, Line("Speed between nodes, as specified")]
    link: Annotated[
        GigabitsPerSecond,
        Line(
            "The same in gigabits",
            headline="The stretch is what a link of {link} per GPU would cause.",
        ),
    ]


@calculator(
    "The bandwidth behind a stretch",
    chart=Chart(x="stretch", y="link"),
    presets=(
        Preset.of("10% longer", "illustrative", stretch=1.1),
        Preset.of("Twice as long", "illustrative", stretch=2),
    ),
    left_out=(
        "Overlap: nothing hides behind compute here, so real links may be slower than this.",
        "The delay of each hop, congestion and uneven paths.",
    ),
    sources=(sources.NCCL, sources.STAS, sources.NDR),
)
def stretch_bandwidth(
    stretch: Annotated[Ratio, Number("Stretch of the runtime", 1, 10)] = 1.3,
    fast_bandwidth: Annotated[BytesPerSecond, Number("Link of a GPU, fast network", 1e9, 1e12, "log", help="One direction; 400 Gb/s are 50 GB/s.")] = facts.NDR_PORT,
    gpus: Annotated[GpuCount, Number("GPUs", 2, 200_000, "log")] = 256,
    compute: Annotated[Seconds, Number("Compute in a step", 0.001, 1000, "log")] = facts.EXAMPLE_COMPUTE,
    message: Annotated[Bytes, Number("Gradients exchanged in a step", 1e6, 1e13, "log")] = facts.EXAMPLE_MESSAGE,
    gpus_per_node: Annotated[Count, Number("GPUs in a node", 1, 576, "log", more=True)] = 8,
    scale_up_bandwidth: Annotated[BytesPerSecond, Number("Link of a GPU inside a node", 1e10, 1e13, "log", more=True)] = facts.NVLINK4,
    link_efficiency: Annotated[Fraction, Number("Share of the specified speed delivered", 0.3, 1, more=True)] = facts.LINK_EFFICIENCY,
) -> StretchBandwidth:  # fmt: skip
    """Which bandwidth would stretch a job this much?

    A measured stretch can be turned around: if the network alone is to blame, how slow must it
    be? The step on the fast network is made longer by the stretch, compute is taken off, and
    what is left is the time the slower all-reduce must take. Compare the answer with the link
    you were promised: if it is far lower, look for something other than bandwidth.

    >>> f"{stretch_bandwidth(stretch=1.3).link:.0f} Gb/s"
    '86 Gb/s'
    """
    nodes = math.ceil(gpus / gpus_per_node)
    inside_speed: BytesPerSecond = delivered_bandwidth(bandwidth=scale_up_bandwidth, link_efficiency=link_efficiency)  # fmt: skip
    fast_speed: BytesPerSecond = delivered_bandwidth(bandwidth=fast_bandwidth, link_efficiency=link_efficiency)  # fmt: skip
    fast_exchange = hierarchical_allreduce_time(
        message=message, gpus_per_node=gpus_per_node, nodes=nodes, latency=0,
        scale_up_bandwidth=inside_speed, scale_out_bandwidth=fast_speed,
    )  # fmt: skip
    fast_step = compute + fast_exchange
    slow_step = fast_step * stretch
    slow_exchange = slow_step - compute
    delivered = scale_out_bandwidth_for_time(
        target=slow_exchange, message=message, gpus_per_node=gpus_per_node, nodes=nodes,
        scale_up_bandwidth=inside_speed, latency=0,
    )  # fmt: skip
    nominal = delivered / link_efficiency
    require(nominal >= SLOWEST, "No network is slow enough: compute takes too long against the exchange for bandwidth to explain this stretch. Look for another cause.")  # fmt: skip
    link = gigabits_from_bytes(bandwidth=nominal)
    return StretchBandwidth(
        nodes=nodes, fast_exchange=fast_exchange, fast_step=fast_step, slow_step=slow_step,
        slow_exchange=slow_exchange, delivered=delivered, nominal=nominal, link=link,
    )  # fmt: skip
