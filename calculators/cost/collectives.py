"""The time a group of GPUs needs to exchange data, by the shape of the exchange."""

import math
from dataclasses import dataclass
from enum import Enum

from calculators.cost import facts
from calculators.cost.facts.limits import check, require
from calculators.cost.units import (
    Bytes,
    BytesPerSecond,
    Count,
    GpuCount,
    Ratio,
    Seconds,
)

_NEARLY = 1e-9
"""What floating point may make of a time that is exactly the inside's."""


@dataclass(frozen=True)
class Summing:
    """A place where sums are made: its name, and which switches make them."""

    label: str
    switched_inside: bool
    switched_between: bool


class Sums(Enum):
    """Where the numbers of many GPUs are added up."""

    IN_GPUS = Summing("In the GPUs", switched_inside=False, switched_between=False)
    IN_NODE_SWITCHES = Summing(
        "In the switch of a node", switched_inside=True, switched_between=False
    )
    """NVLink SHARP: the switch inside a node adds up and hands the sum to all [STAS]."""
    IN_ALL_SWITCHES = Summing("In all switches", switched_inside=True, switched_between=True)
    """The switches of the network between nodes too."""


def ring_factor(*, gpus: GpuCount) -> Ratio:
    """Return how often each byte crosses a GPU's link in a ring all-reduce: 2(n - 1)/n [NCCL].

    >>> ring_factor(gpus=8)
    1.75
    """
    check(gpus=gpus)
    return _factor(members=gpus)


def _hops(*, members: GpuCount) -> Count:
    return 2 * (members - 1)


def _factor(*, members: GpuCount) -> Ratio:
    return _hops(members=members) / members


def _moving(*, factor: Ratio, size: Bytes, speed: BytesPerSecond) -> Seconds:
    return factor * size / speed


def _delays(*, gpus_per_node: Count, nodes: Count, latency: Seconds) -> Seconds:
    """Return the delay of a tree through the GPUs of a node and one through the nodes."""
    hops_inside: Count = math.ceil(math.log2(gpus_per_node))
    hops_between: Count = math.ceil(math.log2(nodes))
    return 2 * (hops_inside + hops_between) * latency


def ring_allreduce_time(
    *, message: Bytes, gpus: GpuCount, bandwidth: BytesPerSecond, latency: Seconds = facts.LATENCY
) -> Seconds:
    """Return the least time for an all-reduce around a ring [NCCL].

    2(n - 1)/n x S/B + 2(n - 1) x latency. `message` is what each GPU holds, `bandwidth` one
    direction of one GPU's link. A lower bound: libraries come near it for large messages only.

    >>> round(ring_allreduce_time(message=16e9, gpus=8, bandwidth=360e9, latency=0), 4)
    0.0778
    """
    check(message=message, gpus=gpus, bandwidth=bandwidth, latency=latency)
    moving: Seconds = _moving(factor=_factor(members=gpus), size=message, speed=bandwidth)
    waiting: Seconds = _hops(members=gpus) * latency
    return moving + waiting


def node_count(*, gpus: GpuCount, gpus_per_node: Count) -> Count:
    """Return the nodes for a number of GPUs; a last node that is not full counts too.

    >>> node_count(gpus=100, gpus_per_node=8)
    13
    """
    check(gpus=gpus, gpus_per_node=gpus_per_node)
    return math.ceil(gpus / gpus_per_node)


def _time_inside(
    *, message: Bytes, gpus_per_node: Count, speed: BytesPerSecond, switched: bool
) -> Seconds:
    """Return the time inside a node; a switch that sums makes (g + 1)/g of the ring's factor."""
    ring_inside: Ratio = _factor(members=gpus_per_node)
    switch_inside: Ratio = (gpus_per_node + 1) / gpus_per_node
    factor_inside: Ratio = min(ring_inside, switch_inside) if switched else ring_inside
    return _moving(factor=factor_inside, size=message, speed=speed)


def _factor_between(*, nodes: Count, switched: bool) -> Ratio:
    """Return how often a byte crosses a node's links to the others: once where switches sum."""
    ring_between: Ratio = _factor(members=nodes)
    return min(ring_between, 1) if switched else ring_between


def hierarchical_allreduce_time(
    *,
    message: Bytes,
    gpus_per_node: Count,
    nodes: Count,
    scale_up_bandwidth: BytesPerSecond,
    scale_out_bandwidth: BytesPerSecond,
    latency: Seconds = facts.LATENCY,
    switched_inside: bool = False,
    switched_between: bool = False,
) -> Seconds:
    """Return the least time for an all-reduce inside nodes and between them at once [NCCL; STAS].

    The larger of 2(g - 1)/g x S/B_in and 2(m - 1)/m x (S/g)/B_out: a message is cut into pieces,
    so one piece crosses between nodes while the next is summed inside, and the slower of the two
    sets the pace. Speeds are one direction of one GPU; all GPUs of a node use their own port.
    At the wire's own speed it is a lower bound for every library that sums in GPUs. Where
    switches sum (see `Sums`), (g + 1)/g takes the place of the first factor, and 1 of the
    second. The delay is that of a tree: 2 log2 hops inside and
    between.

    >>> time = hierarchical_allreduce_time(message=16e9, gpus_per_node=8, nodes=32,
    ...     scale_up_bandwidth=360e9, scale_out_bandwidth=40e9)
    >>> round(time, 3)
    0.097
    """
    check(
        message=message,
        gpus_per_node=gpus_per_node,
        nodes=nodes,
        latency=latency,
        scale_up_bandwidth=scale_up_bandwidth,
        scale_out_bandwidth=scale_out_bandwidth,
    )
    time_inside: Seconds = _time_inside(
        message=message,
        gpus_per_node=gpus_per_node,
        speed=scale_up_bandwidth,
        switched=switched_inside,
    )
    piece_for_each_gpu: Bytes = message / gpus_per_node
    factor_between: Ratio = _factor_between(nodes=nodes, switched=switched_between)
    time_between: Seconds = _moving(
        factor=factor_between, size=piece_for_each_gpu, speed=scale_out_bandwidth
    )
    time_lost_to_latency: Seconds = _delays(
        gpus_per_node=gpus_per_node, nodes=nodes, latency=latency
    )
    return max(time_inside, time_between) + time_lost_to_latency


def scale_out_bandwidth_for_time(
    *,
    target: Seconds,
    message: Bytes,
    gpus_per_node: Count,
    nodes: Count,
    scale_up_bandwidth: BytesPerSecond,
    latency: Seconds = facts.LATENCY,
    switched_inside: bool = False,
    switched_between: bool = False,
) -> BytesPerSecond:
    """Return the speed between nodes at which a hierarchical all-reduce takes the time aimed at.

    `hierarchical_allreduce_time` solved for B_out; at least two nodes, and no less time than
    the inside takes.

    >>> speed = scale_out_bandwidth_for_time(target=0.096875, message=16e9, gpus_per_node=8,
    ...     nodes=32, scale_up_bandwidth=360e9, latency=0)
    >>> round(speed / 1e9, 1)
    40.0
    """
    check(
        target=target,
        message=message,
        gpus_per_node=gpus_per_node,
        nodes=nodes,
        scale_up_bandwidth=scale_up_bandwidth,
        latency=latency,
    )
    time_inside: Seconds = _time_inside(
        message=message,
        gpus_per_node=gpus_per_node,
        speed=scale_up_bandwidth,
        switched=switched_inside,
    )
    time_lost_to_latency: Seconds = _delays(
        gpus_per_node=gpus_per_node, nodes=nodes, latency=latency
    )
    time_between: Seconds = target - time_lost_to_latency
    require(nodes > 1, "A network between nodes needs at least 2 nodes.")
    require(
        time_between >= time_inside * (1 - _NEARLY),
        f"Inside the nodes alone the exchange takes {time_inside + time_lost_to_latency:.3g} s; "
        f"no network between them can make it {target:.3g} s.",
    )
    piece_for_each_gpu: Bytes = message / gpus_per_node
    factor_between: Ratio = _factor_between(nodes=nodes, switched=switched_between)
    return factor_between * piece_for_each_gpu / time_between


def algorithm_bandwidth(*, message: Bytes, time: Seconds) -> BytesPerSecond:
    """Return bytes of the message over the time an exchange took [NCCL].

    >>> round(algorithm_bandwidth(message=2**34, time=0.127997) / 1e9, 2)
    134.22
    """
    check(message=message, time=time)
    return message / time


def bus_bandwidth(*, message: Bytes, time: Seconds, gpus: GpuCount) -> BytesPerSecond:
    """Return the link speed that a ring would need to take the time measured [NCCL].

    S/t x 2(n - 1)/n. Not clamped: with sums done inside the switch it can exceed the wire
    (482 of 450 GB/s measured [STAS]).

    >>> round(bus_bandwidth(message=2**34, time=0.127997, gpus=8) / 1e9, 2)
    234.89
    """
    check(message=message, time=time, gpus=gpus)
    return message / time * ring_factor(gpus=gpus)
