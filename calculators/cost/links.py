"""The speed of links: bits and bytes, specification and delivery, InfiniBand generations."""

from dataclasses import dataclass
from enum import Enum

from calculators.cost import facts, sources
from calculators.cost.facts.constants import BITS_PER_BYTE, BITS_PER_GIGABIT
from calculators.cost.facts.limits import check
from calculators.cost.units import (
    GIGABITS_PER_SECOND,
    Bytes,
    BytesPerSecond,
    Fraction,
    GigabitsPerSecond,
    Ratio,
    Seconds,
)
from calculators.fact import Fact, Status


def _rate(value: float) -> Fact:
    return Fact(
        value,
        unit=GIGABITS_PER_SECOND,
        label="Speed of an InfiniBand port",
        status=Status.SOURCED,
        date="2026-08",
        source=sources.STAS,
        note="one port of four lanes, one direction",
    )


class InfiniBand(Enum):
    """InfiniBand generations, each with the speed of one four-lane port in one direction [STAS].

    >>> {rate.name: int(rate.value) for rate in InfiniBand}
    {'EDR': 100, 'HDR': 200, 'NDR': 400, 'XDR': 800}
    """

    EDR = _rate(100)
    HDR = _rate(200)
    NDR = _rate(400)
    XDR = _rate(800)


def bytes_from_gigabits(*, gigabits_per_second: GigabitsPerSecond) -> BytesPerSecond:
    """Return a link's speed in bytes a second: eight bits make a byte.

    >>> bytes_from_gigabits(gigabits_per_second=400) / 1e9
    50.0
    """
    check(gigabits_per_second=gigabits_per_second)
    return gigabits_per_second * BITS_PER_GIGABIT / BITS_PER_BYTE


def gigabits_from_bytes(*, bandwidth: BytesPerSecond) -> GigabitsPerSecond:
    """Return a link's speed in gigabits a second, as it is advertised.

    >>> gigabits_from_bytes(bandwidth=50e9)
    400.0
    """
    check(bandwidth=bandwidth)
    return bandwidth * BITS_PER_BYTE / BITS_PER_GIGABIT


def delivered_bandwidth(
    *, bandwidth: BytesPerSecond, link_efficiency: Fraction = facts.LINK_EFFICIENCY
) -> BytesPerSecond:
    """Return what a link delivers of its specified speed for large messages.

    Measured at 78-88% of specification [STAS]; far less for small messages.

    >>> delivered_bandwidth(bandwidth=50e9, link_efficiency=0.8) / 1e9
    40.0
    """
    check(bandwidth=bandwidth, link_efficiency=link_efficiency)
    return bandwidth * link_efficiency


def transfer_time(*, message: Bytes, bandwidth: BytesPerSecond, latency: Seconds = 0) -> Seconds:
    """Return the time to send a message over one link: size / speed + delay.

    >>> round(transfer_time(message=16e9, bandwidth=450e9) * 1000, 1)
    35.6
    """
    check(message=message, bandwidth=bandwidth, latency=latency)
    return message / bandwidth + latency


@dataclass(frozen=True)
class LinkComparison:
    """Two links in one unit, the time over each, and the gap."""

    inside_gigabits: GigabitsPerSecond
    between_gigabits: GigabitsPerSecond
    inside_time: Seconds
    between_time: Seconds
    gap: Ratio
    """The time between servers over the time inside one."""


def compare_links(
    *,
    message: Bytes,
    scale_up_bandwidth: BytesPerSecond = facts.NVLINK4,
    scale_out_bandwidth: BytesPerSecond = facts.NDR_PORT,
) -> LinkComparison:
    """Return how long a message takes inside a server and between servers.

    >>> moved = compare_links(message=16e9)
    >>> round(moved.inside_time * 1000, 1), moved.between_gigabits, round(moved.gap)
    (35.6, 400.0, 9)
    """
    check(scale_up_bandwidth=scale_up_bandwidth, scale_out_bandwidth=scale_out_bandwidth)
    inside_gigabits: GigabitsPerSecond = gigabits_from_bytes(bandwidth=scale_up_bandwidth)
    between_gigabits: GigabitsPerSecond = gigabits_from_bytes(bandwidth=scale_out_bandwidth)
    inside_time: Seconds = transfer_time(message=message, bandwidth=scale_up_bandwidth)
    between_time: Seconds = transfer_time(message=message, bandwidth=scale_out_bandwidth)
    gap: Ratio = between_time / inside_time
    return LinkComparison(
        inside_gigabits=inside_gigabits,
        between_gigabits=between_gigabits,
        inside_time=inside_time,
        between_time=between_time,
        gap=gap,
    )
