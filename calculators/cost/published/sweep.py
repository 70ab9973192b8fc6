"""The reference cases of a measured exchange: ring, fit and curve (A17, A18)."""

from collections.abc import Callable
from typing import Final

from calculators.case import Against, Case, Kind, arithmetic
from calculators.cost import sources
from calculators.cost.collectives import algorithm_bandwidth, bus_bandwidth, ring_allreduce_time
from calculators.cost.measured import A100_SWEEP, fitted_allreduce_time, measured_allreduce_time
from calculators.cost.units import (
    BYTES_PER_SECOND,
    SECONDS,
    Bytes,
    Seconds,
)

_MEASURED_SPEED = 234.89e9
_MEASURED_AT = 2**34
"""The message whose measurement gave the speed: there the ring repeats it."""
_PLAINLY_RING = 2**30
_NAMES = ("KiB", "MiB", "GiB")


def size_name(message: Bytes) -> str:
    """Return a power of two in its own unit."""
    power = int(message).bit_length() - 11
    return f"{2 ** (power % 10)} {_NAMES[power // 10]}"


_SIZES = tuple(
    (f"-{place:02}", point.message, size_name(point.message))
    for place, point in enumerate(A100_SWEEP, 1)
)
"""Every point of the sweep."""


def _sweep_time(message: Bytes) -> Seconds:
    return next(point.time for point in A100_SWEEP if point.message == message)


def _ring(message: Bytes) -> Seconds:
    return ring_allreduce_time(message=message, gpus=8, bandwidth=_MEASURED_SPEED, latency=0)


def _fitted(message: Bytes) -> Seconds:
    return fitted_allreduce_time(message=message, gpus=8, bandwidth=174e9, latency=55e-6)


def _without(message: Bytes) -> Seconds:
    """Return the time read off the sweep when this very point is left out of it."""
    rest = tuple(point for point in A100_SWEEP if point.message != message)
    return measured_allreduce_time(message=message, sweep=rest)


def _sweep_case(
    id_: str,
    title: str,
    message: Bytes,
    compute: Callable[[Bytes], Seconds],
    *,
    tolerance: float,
    kind: Kind = Kind.CHECK,
    remark: str = "",
    against: Against = Against.WORLD,
) -> Case:
    time = _sweep_time(message)
    return Case(
        id_,
        title,
        sources.STAS,
        "2026-08-22",
        f"{time * 1e6:,.1f} µs",
        time,
        SECONDS,
        lambda: compute(message),
        tolerance,
        kind,
        remark,
        against,
    )


_RING_CASES = tuple(
    _sweep_case(
        f"A17{letter}",
        f"All-reduce of {name} on eight A100s: ring at 234.89 GB/s",
        message,
        _ring,
        tolerance=0.03,
        kind=Kind.CHECK if message >= _PLAINLY_RING else Kind.REPORT,
        remark=""
        if message >= _PLAINLY_RING
        else "A poor fit: a pure ring knows no delay, and small messages are nearly all delay.",
        against=Against.ARITHMETIC if message == _MEASURED_AT else Against.WORLD,
    )
    for letter, message, name in _SIZES
)
_FITTED_CASES = tuple(
    _sweep_case(
        f"A17{letter}-fit",
        f"All-reduce of {name} on eight A100s: 55 µs and 174 GB/s fitted",
        message,
        _fitted,
        tolerance=0.36,
        remark="The best two numbers can do over the whole sweep.",
    )
    for letter, message, name in _SIZES
)
_CURVE_CASES = tuple(
    _sweep_case(
        f"A17{letter}-curve",
        f"All-reduce of {name} on eight A100s: read off the other measurements",
        message,
        _without,
        tolerance=0.26,
        remark="The point itself left out.",
    )
    for letter, message, name in _SIZES
    if A100_SWEEP[0].message < message < A100_SWEEP[-1].message
)

SWEEP_CASES: Final = (
    *_RING_CASES,
    *_FITTED_CASES,
    *_CURVE_CASES,
    *arithmetic(
        Case(
            "A18a",
            "Bus bandwidth of 16 GiB on eight A100s",
            sources.STAS,
            "2026-08-22",
            "234.89 GB/s",
            234.89e9,
            BYTES_PER_SECOND,
            lambda: bus_bandwidth(message=2**34, time=_sweep_time(2**34), gpus=8),
            0.001,
        ),
        Case(
            "A18b",
            "Algorithm bandwidth of 16 GiB on eight A100s",
            sources.STAS,
            "2026-08-22",
            "134.22 GB/s",
            134.22e9,
            BYTES_PER_SECOND,
            lambda: algorithm_bandwidth(message=2**34, time=_sweep_time(2**34)),
            0.001,
        ),
    ),
)
