"""The reference cases of networks: exchanges, trees, units, prices (A17-A19, A32-A34)."""

from collections.abc import Callable
from typing import Final

from calculators.cost import sources
from calculators.cost.collectives import algorithm_bandwidth, bus_bandwidth, ring_allreduce_time
from calculators.cost.fabric import FatTree, fabric_bill, fat_tree
from calculators.cost.finance import straight_line
from calculators.cost.links import bytes_from_gigabits
from calculators.cost.measured import A100_SWEEP, fitted_allreduce_time, measured_allreduce_time
from calculators.cost.published.case import Case, Kind
from calculators.cost.published.origins import REALCLEAR
from calculators.cost.units import (
    BYTES_PER_SECOND,
    COUNT,
    DOLLARS,
    DOLLARS_PER_YEAR,
    SECONDS,
    Bytes,
    Seconds,
)

_MEASURED_SPEED = 234.89e9
_PLAINLY_RING = 2**30
_SIZES = (
    ("a", 2**15, "32 KiB"),
    ("b", 2**20, "1 MiB"),
    ("c", 2**27, "128 MiB"),
    ("d", 2**30, "1 GiB"),
    ("e", 2**34, "16 GiB"),
)


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
) -> Case:
    time = _sweep_time(message)
    return Case(
        id_, title, sources.STAS, "2026-08-22", f"{time * 1e6:,.1f} µs", time, SECONDS,
        lambda: compute(message), tolerance, kind, remark,
    )  # fmt: skip


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
    )
    for letter, message, name in _SIZES
)
_FITTED_CASES = tuple(
    _sweep_case(
        f"A17{letter}-fit",
        f"The same, {name}: 55 µs and 174 GB/s fitted",
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
        f"The same, {name}: read off the other measurements",
        message,
        _without,
        tolerance=0.26,
        remark="The point itself left out.",
    )
    for letter, message, name in _SIZES
    if A100_SWEEP[0].message < message < A100_SWEEP[-1].message
)


def _tree(gpus: int) -> FatTree:
    return fat_tree(gpus=gpus, radix=64)


_TREES = (
    ("a", 512, 16, 8, 0),
    ("b", 1024, 32, 16, 0),
    ("c", 2048, 64, 32, 0),
    ("d", 4096, 128, 128, 64),
)


def _tree_cases(letter: str, gpus: int, leaf: int, spine: int, core: int) -> tuple[Case, ...]:
    words = f"{leaf} leaf, {spine} spine" + (f", {core} core" if core else "")
    return (
        Case(f"A19{letter}-leaf", f"Leaf switches for {gpus:,} GPUs", sources.SPOD, "undated", words, leaf, COUNT, lambda: _tree(gpus).leaf),
        Case(f"A19{letter}-spine", f"Spine switches for {gpus:,} GPUs", sources.SPOD, "undated", words, spine, COUNT, lambda: _tree(gpus).spine),
        *((Case(f"A19{letter}-core", f"Core switches for {gpus:,} GPUs", sources.SPOD, "undated", words, core, COUNT, lambda: _tree(gpus).core),) if core else ()),
    )  # fmt: skip


NETWORK_CASES: Final = (
    *_RING_CASES,
    *_FITTED_CASES,
    *_CURVE_CASES,
    Case("A18a", "Bus bandwidth of 16 GiB on eight A100s", sources.STAS, "2026-08-22", "234.89 GB/s", 234.89e9, BYTES_PER_SECOND, lambda: bus_bandwidth(message=2**34, time=_sweep_time(2**34), gpus=8), 0.001),
    Case("A18b", "Algorithm bandwidth of 16 GiB on eight A100s", sources.STAS, "2026-08-22", "134.22 GB/s", 134.22e9, BYTES_PER_SECOND, lambda: algorithm_bandwidth(message=2**34, time=_sweep_time(2**34)), 0.001),
    *(case for row in _TREES for case in _tree_cases(*row)),
    Case("A32a", "NVLink 4, one direction of one GPU", sources.STAS, "2026-08-22", "450 GB/s", 450e9, BYTES_PER_SECOND, lambda: 18 * 25e9, remark="Eighteen links of 25 GB/s."),
    Case("A32b", "One NDR port in bytes", sources.STAS, "2026-08-22", "50 GB/s", 50e9, BYTES_PER_SECOND, lambda: bytes_from_gigabits(gigabits_per_second=400)),
    Case("A33a", "$40,000 over three years", REALCLEAR, "2025", "$13,333 a year", 13_333, DOLLARS_PER_YEAR, lambda: straight_line(capex=40_000, residual=0, term=3), 1 / 13_333, remark="Within a dollar."),
    Case("A33b", "$40,000 over six years", REALCLEAR, "2025", "$6,667 a year", 6_667, DOLLARS_PER_YEAR, lambda: straight_line(capex=40_000, residual=0, term=6), 1 / 6_667, remark="Within a dollar."),
    Case("A34a", "Switches for 1,024 GPUs", sources.CHEAH, "2024-08", "$1,728,000", 1_728_000, DOLLARS, lambda: fabric_bill(gpus=1024, switches=_tree(1024).switches, cables=_tree(1024).cables).switch_cost),
    Case("A34b", "Cables for 1,024 GPUs", sources.CHEAH, "2024-08", "$2,621,440", 2_621_440, DOLLARS, lambda: fabric_bill(gpus=1024, switches=_tree(1024).switches, cables=_tree(1024).cables).cable_cost, remark="No test of the price: $1,280 a cable was solved back from this total."),
)  # fmt: skip
