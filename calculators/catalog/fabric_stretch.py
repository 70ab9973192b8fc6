"""What a slower network between nodes does to a job and its bill."""

from __future__ import annotations

from typing import Annotated

from calculators.cost import facts, sources, units
from calculators.cost.stretch import NetworkStretch, network_stretch
from calculators.engine.model.markers import Best, Chart, Line, Number, Preset, Verdict, calculator


@calculator(
    "From bandwidth to the bill",
    group="Network",
    place=100,
    gives="The dollars that a slower link adds to a job, and the price at which it would break "
    "even.",
    asked_as="cheaper network, bandwidth cost, slow network, 400G or 800G, fast network worth it",
    lines={
        "fast_exchange": Line("All-reduce on the fast network"),
        "slow_exchange": Line("All-reduce on the slow network"),
        "fast_wait": Line("Wait in a step, fast network"),
        "slow_wait": Line("Wait in a step, slow network"),
        "stretch": Line("Stretch of the runtime"),
        "cost": Line("Cost of the job on the fast network"),
        "slower_hours": Line("Hours on the slow network"),
        "slower_cost": Line("Cost of the job on the slow network"),
        "extra_cost": Line(
            "Extra cost of the slow network",
            best=Best.LEAST,
            headline=Verdict(
                over=(
                    "The slow network adds {extra_cost} to {cost}.",
                    "The job takes {stretch} times as long.",
                    "Below {breakeven:full} it is the better buy all the same.",
                ),
                under="The network called slow is the faster one: it saves {extra_cost:size}.",
                even="Both networks cost the same: {cost}.",
            ),
        ),
        "breakeven": Line("Price at which the slow network breaks even", even_with="hourly_price"),
        "discount": Line("Discount that price means"),
    },
    chart=Chart(x="slow_bandwidth", y="extra_cost"),
    presets=(
        Preset.of("200 Gb/s against 400", "illustrative", slow_bandwidth=25e9),
        Preset.of("Half of the exchange hidden", "illustrative", overlap=0.5),
    ),
    left_out=(
        "The delay of each hop: it hardly counts for large messages.",
        "Congestion and uneven paths, which widen the gap on a badly tuned network.",
        "What the faster network costs. That is in the price per GPU-hour, if anywhere.",
    ),
    sources=(sources.NCCL, sources.STAS, sources.NDR),
)
def fabric_stretch(
    slow_bandwidth: Annotated[
        units.BytesPerSecond,
        Number(
            "Link of a GPU on the slow network",
            1e9,
            1e12,
            "log",
            help="One direction; 100 Gb/s are 12.5 GB/s.",
        ),
    ] = 12.5e9,
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
    hourly_price: Annotated[
        units.DollarsPerGpuHour, Number("Price per GPU-hour", 0.05, 50, "log")
    ] = 7,
    hours: Annotated[units.Hours, Number("Hours on the fast network", 1, 20_000, "log")] = 100,
    compute: Annotated[units.Seconds, Number(scale="log", more=True)] = facts.EXAMPLE_COMPUTE,
    message: Annotated[units.Bytes, Number(scale="log", more=True)] = facts.EXAMPLE_MESSAGE,
    overlap: Annotated[
        units.Fraction,
        Number("Share that can hide behind compute", 0, 1, plausible=(0, 0.9), more=True),
    ] = 0,
    gpus_per_node: Annotated[units.Count, Number("GPUs in a node", 1, 576, "log", more=True)] = 8,
    scale_up_bandwidth: Annotated[
        units.BytesPerSecond, Number(low=1e10, scale="log", more=True)
    ] = facts.NVLINK4,
    link_efficiency: Annotated[units.Fraction, Number(more=True)] = facts.LINK_EFFICIENCY,
) -> NetworkStretch:
    """How much does a slower network add to the bill?

    Both networks carry the same all-reduce once a step. The slower one makes each step wait
    longer, the job takes more hours, and every GPU is paid for all of them. Nothing hides
    behind compute unless you say so, which makes this the worst case for a slow network.

    >>> job = fabric_stretch()
    >>> f"{job.stretch:.3f} {job.extra_cost:,.0f} {job.breakeven:.2f}"
    '1.265 47,480 5.53'
    """
    return network_stretch(
        slow_bandwidth=slow_bandwidth,
        fast_bandwidth=fast_bandwidth,
        gpus=gpus,
        hourly_price=hourly_price,
        hours=hours,
        compute=compute,
        message=message,
        overlap=overlap,
        gpus_per_node=gpus_per_node,
        scale_up_bandwidth=scale_up_bandwidth,
        link_efficiency=link_efficiency,
    )
