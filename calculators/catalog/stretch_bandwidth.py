"""The bandwidth that hides behind a stretch of the runtime."""

from __future__ import annotations

from typing import Annotated

from calculators.cost import facts, sources, units
from calculators.cost.stretch import StretchBandwidth, bandwidth_behind_stretch
from calculators.engine.model.markers import Chart, Line, Number, Preset, calculator


@calculator(
    "The bandwidth behind a stretch",
    group="Network",
    place=110,
    gives="The bandwidth that would explain a slowdown you have seen or were promised.",
    asked_as="slowdown, bottleneck, check a claim, network claim, why is it slow",
    lines={
        "nodes": Line("Nodes"),
        "fast_exchange": Line("All-reduce on the fast network"),
        "fast_step": Line("Time of a step on the fast network"),
        "slow_step": Line("Time of a stretched step"),
        "slow_exchange": Line("All-reduce that would cause it"),
        "delivered": Line("Speed between nodes, as delivered"),
        "nominal": Line("Speed between nodes, as specified"),
        "link": Line(
            "Link of a GPU that would cause it",
            headline="A link of {link} per GPU would cause this stretch.",
        ),
    },
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
    stretch: Annotated[units.Ratio, Number("Stretch of the runtime", 1, 10)] = 1.3,
    fast_bandwidth: Annotated[
        units.BytesPerSecond,
        Number(
            "Link of a GPU on the fast network",
            low=1e9,
            scale="log",
            help="One direction; 400 Gb/s are 50 GB/s.",
        ),
    ] = facts.NDR_PORT,
    gpus: Annotated[units.GpuCount, Number("GPUs", 2, 200_000, "log")] = 256,
    compute: Annotated[units.Seconds, Number(scale="log")] = facts.EXAMPLE_COMPUTE,
    message: Annotated[units.Bytes, Number(scale="log")] = facts.EXAMPLE_MESSAGE,
    gpus_per_node: Annotated[units.Count, Number("GPUs in a node", 1, 576, "log", more=True)] = 8,
    scale_up_bandwidth: Annotated[
        units.BytesPerSecond, Number(low=1e10, scale="log", more=True)
    ] = facts.NVLINK4,
    link_efficiency: Annotated[units.Fraction, Number(more=True)] = facts.LINK_EFFICIENCY,
) -> StretchBandwidth:
    """Which bandwidth would stretch a job this much?

    A measured stretch can be turned around: if the network alone is to blame, how slow must it
    be? The step on the fast network is made longer by the stretch, compute is taken off, and
    what is left is the time the slower all-reduce must take. Compare the answer with the link
    you were promised: if it is far lower, look for something other than bandwidth.

    >>> f"{stretch_bandwidth(stretch=1.3).link:.0f} Gb/s"
    '91 Gb/s'
    """
    return bandwidth_behind_stretch(
        stretch=stretch,
        fast_bandwidth=fast_bandwidth,
        gpus=gpus,
        compute=compute,
        message=message,
        gpus_per_node=gpus_per_node,
        scale_up_bandwidth=scale_up_bandwidth,
        link_efficiency=link_efficiency,
    )
