"""The time a group of GPUs needs to exchange data, by the shape of the exchange."""

import math

from calculators.cost import facts
from calculators.cost.facts.limits import check, require
from calculators.cost.units import Bytes, BytesPerSecond, Count, GpuCount, Ratio, Seconds


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


def _moving(*, size: Bytes, members: GpuCount, speed: BytesPerSecond) -> Seconds:
    return _factor(members=members) * size / speed


def _delays(*, gpus_per_node: Count, nodes: Count, latency: Seconds) -> Seconds:
    return 2 * (gpus_per_node - 1 + nodes - 1) * latency


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
    moving: Seconds = _moving(size=message, members=gpus, speed=bandwidth)
    waiting: Seconds = _hops(members=gpus) * latency
    return moving + waiting


def node_count(*, gpus: GpuCount, gpus_per_node: Count) -> Count:
    """Return the nodes for a number of GPUs; a last node that is not full counts too.

    >>> node_count(gpus=100, gpus_per_node=8)
    13
    """
    check(gpus=gpus, gpus_per_node=gpus_per_node)
    return math.ceil(gpus / gpus_per_node)


def hierarchical_allreduce_time(
    *,
    message: Bytes,
    gpus_per_node: Count,
    nodes: Count,
    scale_up_bandwidth: BytesPerSecond,
    scale_out_bandwidth: BytesPerSecond,
    latency: Seconds = facts.LATENCY,
) -> Seconds:
    """Return the time for an all-reduce that sums inside each node first, then between nodes.

    2(g - 1)/g x S/B_in + 2(m - 1)/m x (S/g)/B_out, and a delay for each hop of both rings.
    Speeds are one direction of one GPU, as delivered. All GPUs of a node use their own port.

    >>> time = hierarchical_allreduce_time(message=16e9, gpus_per_node=8, nodes=32,
    ...     scale_up_bandwidth=360e9, scale_out_bandwidth=40e9)
    >>> round(time, 3)
    0.175
    """
    check(
        message=message,
        gpus_per_node=gpus_per_node,
        nodes=nodes,
        latency=latency,
        scale_up_bandwidth=scale_up_bandwidth,
        scale_out_bandwidth=scale_out_bandwidth,
    )
    time_inside: Seconds = _moving(size=message, members=gpus_per_node, speed=scale_up_bandwidth)
    piece_for_each_gpu: Bytes = message / gpus_per_node
    time_between: Seconds = _moving(
        size=piece_for_each_gpu, members=nodes, speed=scale_out_bandwidth
    )
    time_lost_to_latency: Seconds = _delays(
        gpus_per_node=gpus_per_node, nodes=nodes, latency=latency
    )
    return time_inside + time_between + time_lost_to_latency


def scale_out_bandwidth_for_time(
    *,
    target: Seconds,
    message: Bytes,
    gpus_per_node: Count,
    nodes: Count,
    scale_up_bandwidth: BytesPerSecond,
    latency: Seconds = facts.LATENCY,
) -> BytesPerSecond:
    """Return the speed between nodes at which a hierarchical all-reduce takes the time aimed at.

    `hierarchical_allreduce_time` solved for B_out; at least two nodes.

    >>> speed = scale_out_bandwidth_for_time(target=0.17465, message=16e9, gpus_per_node=8,
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
    time_inside: Seconds = _moving(size=message, members=gpus_per_node, speed=scale_up_bandwidth)
    time_lost_to_latency: Seconds = _delays(
        gpus_per_node=gpus_per_node, nodes=nodes, latency=latency
    )
    time_left_between: Seconds = target - time_inside - time_lost_to_latency
    require(nodes > 1, "A network between nodes needs at least 2 nodes.")
    require(
        time_left_between > 0,
        f"Inside the nodes alone the exchange takes {time_inside + time_lost_to_latency:.3g} s; "
        f"no network between them can make it {target:.3g} s.",
    )
    piece_for_each_gpu: Bytes = message / gpus_per_node
    return _factor(members=nodes) * piece_for_each_gpu / time_left_between


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
