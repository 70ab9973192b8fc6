"""A measured exchange: planning with a published sweep instead of a formula.

A delay plus size over speed cannot follow a real library, which changes its method with the
size of the message: the best such fit to this sweep is off by up to 36%. Interpolation with
one point left out is off by at most 26%, and usually by under 6%.
"""

import math
from dataclasses import dataclass
from typing import Final

from calculators.cost import facts
from calculators.cost.collectives import ring_allreduce_time
from calculators.cost.facts.limits import check
from calculators.cost.units import Bytes, BytesPerSecond, GpuCount, Number, Ratio, Seconds


@dataclass(frozen=True)
class SweepPoint:
    """One line of a measured sweep."""

    message: Bytes
    time: Seconds


_MICROSECONDS = (
    43.83,
    46.80,
    51.76,
    61.38,
    80.40,
    101.9,
    101.4,
    101.5,
    133.5,
    276.6,
    424.0,
    684.6,
    1327.6,
    2420.6,
    4218.4,
    8203.9,
    16240,
    32136,
    64074,
    127997,
)
_SMALLEST = 2**15
_PER_SECOND = 1e6

A100_SWEEP: Final = tuple(
    SweepPoint(message=_SMALLEST * 2**doubling, time=time / _PER_SECOND)
    for doubling, time in enumerate(_MICROSECONDS)
)
"""All-reduce on eight A100s over NVLink 3, from 32 KiB to 16 GiB by doubling [STAS, 2026-08]."""


def measured_allreduce_time(
    *,
    message: Bytes,
    bandwidth: BytesPerSecond = facts.NVLINK3,
    reference_bandwidth: BytesPerSecond = facts.NVLINK3,
    sweep: tuple[SweepPoint, ...] = A100_SWEEP,
) -> Seconds:
    """Return the time of an all-reduce inside a node, read off a measured sweep [STAS].

    Straight lines between the points on logarithmic axes, the outer ones drawn on beyond the
    ends, times reference_bandwidth / bandwidth. Speeds are specified ones, one direction of
    one GPU. Assumes a node like the measured one, only with faster or slower links.

    >>> round(measured_allreduce_time(message=2**27) * 1e6, 1)
    1327.6
    """
    check(message=message, bandwidth=bandwidth, reference_bandwidth=reference_bandwidth)
    below, above = _neighbors(sweep, message)
    slope: Number = math.log2(above.time / below.time) / math.log2(above.message / below.message)
    read_off: Seconds = below.time * (message / below.message) ** slope
    speed_ratio: Ratio = reference_bandwidth / bandwidth
    return read_off * speed_ratio


def _neighbors(sweep: tuple[SweepPoint, ...], message: Bytes) -> tuple[SweepPoint, SweepPoint]:
    """Return the two points around a size, or the outermost two for a size beyond the ends."""
    inner = [point for point in sweep[1:-1] if point.message <= message]
    place = len(inner)
    return sweep[place], sweep[place + 1]


def fitted_allreduce_time(
    *, message: Bytes, gpus: GpuCount, bandwidth: BytesPerSecond, latency: Seconds
) -> Seconds:
    """Return the two-number model of an exchange: one delay, then size over speed.

    latency + 2(n - 1)/n x S/B. For teaching; the best fit to the A100 sweep is 55 microseconds
    and 174 GB/s. The "half-bandwidth size" curve is the same model in other words.

    >>> round(fitted_allreduce_time(message=2**30, gpus=8, bandwidth=174e9, latency=55e-6) * 1e6)
    10854
    """
    check(latency=latency)
    return latency + ring_allreduce_time(message=message, gpus=gpus, bandwidth=bandwidth, latency=0)
