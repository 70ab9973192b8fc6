"""What a slower network between nodes does to a job and its bill."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Annotated

from calculators.cost import facts, sources, units
from calculators.cost.bids import breakeven_price, job_cost
from calculators.cost.collectives import hierarchical_allreduce_time
from calculators.cost.facts.limits import require
from calculators.cost.links import delivered_bandwidth
from calculators.cost.scaling import exposed_communication, step_stretch
from calculators.cost.units import BytesPerSecond, Count
from calculators.engine.model.markers import Chart, Line, Number, Preset, calculator


@dataclass(frozen=True)
class FabricStretch:
    """Two networks, one job."""

    fast_exchange: Annotated[units.Seconds, Line("All-reduce on the fast network")]
    slow_exchange: Annotated[units.Seconds, Line("All-reduce on the slow network")]
    fast_wait: Annotated[units.Seconds, Line("Wait in a step, fast network")]
    slow_wait: Annotated[units.Seconds, Line("Wait in a step, slow network")]
    stretch: Annotated[units.Ratio, Line("Stretch of the runtime")]
    cost: Annotated[units.Dollars, Line("Cost of the job on the fast network")]
    slower_hours: Annotated[units.Hours, Line("Hours on the slow network")]
    slower_cost: Annotated[units.Dollars, Line("Cost of the job on the slow network")]
    extra_cost: Annotated[
        units.Dollars,
        Line(
            "Extra cost of the slow network",
            headline="The slow network adds {extra_cost} to {cost}: the job takes {stretch} times as long.",
        ),
    ]
    breakeven: Annotated[
        units.DollarsPerGpuHour, Line("Price at which the slow network breaks even")
    ]
    discount: Annotated[units.Fraction, Line("Discount that price means")]


@calculator(
    "From bandwidth to the bill",
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
    slow_bandwidth: Annotated[units.BytesPerSecond, Number("Link of a GPU, slow network", 1e9, 1e12, "log", help="One direction; 100 Gb/s are 12.5 GB/s.")] = 12.5e9,
    fast_bandwidth: Annotated[units.BytesPerSecond, Number("Link of a GPU, fast network", 1e9, 1e12, "log", help="One direction; 400 Gb/s are 50 GB/s.")] = facts.NDR_PORT,
    gpus: Annotated[units.Gpus, Number("GPUs", 2, 200_000, "log")] = 256,
    hourly_price: Annotated[units.DollarsPerGpuHour, Number("Price per GPU-hour", 0.05, 50, "log")] = 7,
    hours: Annotated[units.Hours, Number("Hours on the fast network", 1, 20_000, "log")] = 100,
    compute: Annotated[units.Seconds, Number("Compute in a step", 0.001, 1000, "log", more=True)] = facts.EXAMPLE_COMPUTE,
    message: Annotated[units.Bytes, Number("Gradients exchanged in a step", 1e6, 1e13, "log", more=True)] = facts.EXAMPLE_MESSAGE,
    overlap: Annotated[units.Fraction, Number("Share that can hide behind compute", 0, 1, plausible=(0, 0.9), more=True)] = 0,
    gpus_per_node: Annotated[units.Count, Number("GPUs in a node", 1, 576, "log", more=True)] = 8,
    scale_up_bandwidth: Annotated[units.BytesPerSecond, Number("Link of a GPU inside a node", 1e10, 1e13, "log", more=True)] = facts.NVLINK4,
    link_efficiency: Annotated[units.Fraction, Number("Share of the specified speed delivered", 0.3, 1, more=True)] = facts.LINK_EFFICIENCY,
) -> FabricStretch:  # fmt: skip
    """How much does a slower network add to the bill?

    Both networks carry the same all-reduce once a step. The slower one makes each step wait
    longer, the job takes more hours, and every GPU is paid for all of them. Nothing hides
    behind compute unless you say so, which makes this the worst case for a slow network.

    >>> job = fabric_stretch()
    >>> f"{job.stretch:.3f} {job.extra_cost:,.0f} {job.breakeven:.2f}"
    '1.247 44,337 5.61'
    """
    require(slow_bandwidth <= fast_bandwidth, "The slow network is faster than the fast one; swap the two speeds.")  # fmt: skip
    gpus_together: Count = min(gpus, gpus_per_node)
    nodes: Count = math.ceil(gpus / gpus_together)
    inside_speed: BytesPerSecond = delivered_bandwidth(bandwidth=scale_up_bandwidth, link_efficiency=link_efficiency)  # fmt: skip
    fast_speed: BytesPerSecond = delivered_bandwidth(bandwidth=fast_bandwidth, link_efficiency=link_efficiency)  # fmt: skip
    slow_speed: BytesPerSecond = delivered_bandwidth(bandwidth=slow_bandwidth, link_efficiency=link_efficiency)  # fmt: skip
    fast_exchange = hierarchical_allreduce_time(message=message, gpus_per_node=gpus_together, nodes=nodes, scale_up_bandwidth=inside_speed, scale_out_bandwidth=fast_speed, latency=0)  # fmt: skip
    slow_exchange = hierarchical_allreduce_time(message=message, gpus_per_node=gpus_together, nodes=nodes, scale_up_bandwidth=inside_speed, scale_out_bandwidth=slow_speed, latency=0)  # fmt: skip
    fast_wait = exposed_communication(communication=fast_exchange, compute=compute, overlap=overlap)
    slow_wait = exposed_communication(communication=slow_exchange, compute=compute, overlap=overlap)
    stretch = step_stretch(compute=compute, exposed_slow=slow_wait, exposed_fast=fast_wait)
    cost = job_cost(gpus=gpus, hourly_price=hourly_price, hours=hours)
    slower_hours = hours * stretch
    slower_cost = job_cost(gpus=gpus, hourly_price=hourly_price, hours=slower_hours)
    extra_cost = slower_cost - cost
    breakeven = breakeven_price(hourly_price=hourly_price, stretch=stretch)
    discount = 1 - breakeven / hourly_price
    return FabricStretch(
        fast_exchange=fast_exchange, slow_exchange=slow_exchange, fast_wait=fast_wait,
        slow_wait=slow_wait, stretch=stretch, cost=cost, slower_hours=slower_hours,
        slower_cost=slower_cost, extra_cost=extra_cost, breakeven=breakeven, discount=discount,
    )  # fmt: skip
