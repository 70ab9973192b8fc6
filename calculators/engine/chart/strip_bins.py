"""How draws are counted into bins of equal width, the far tails left out."""

import math
from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from itertools import pairwise

from calculators.engine.chart.scale import Axis
from calculators.engine.chart.ticks import drawable, is_flat, linear_ticks

_BINS = 36
_TAIL = 0.5
"""The picture reaches this far beyond the 90% range, in widths of the range."""


@dataclass(frozen=True)
class Bin:
    """How many draws lie from start to end."""

    start: float
    end: float
    count: int


@dataclass(frozen=True)
class Bins:
    """All bins, the draws that lie outside of them, and the number of draws."""

    items: tuple[Bin, ...]
    outside: int
    total: int


def binned(axis: Axis, draws: tuple[float, ...], ends: tuple[float, float]) -> Bins:
    """Count the draws into bins with round edges, or of equal ratio on a log axis.

    >>> binned(Axis("Cost", str), (1, 1, 2, 9), (1, 9)).total
    4
    """
    known = sorted(draw for draw in draws if drawable(draw))
    if not known:
        return Bins((), 0, 0)
    low, high = sorted(ends)
    edges = (
        _ratios(known, low, high) if axis.log else linear_ticks(*_reach(known, low, high), _BINS)
    )
    below = [bisect_left(known, edge) for edge in edges[:-1]] + [bisect_right(known, edges[-1])]
    items = tuple(
        Bin(start, end, upto - before)
        for (start, end), (before, upto) in zip(pairwise(edges), pairwise(below), strict=True)
    )
    inside = sum(item.count for item in items)
    return Bins(items, len(known) - inside, len(known))


def _reach(known: list[float], low: float, high: float) -> tuple[float, float]:
    """Return what is shown of the draws: not far beyond the range, nor beyond the draws."""
    tail = (high - low) * _TAIL
    start, end = max(known[0], low - tail), min(known[-1], high + tail)
    return (start, end) if end > start else (known[0], known[-1])


def _ratios(known: list[float], low: float, high: float) -> tuple[float, ...]:
    logs = [math.log10(value) for value in (known[0], known[-1], low, high)]
    start, end = _reach(logs[:2], *logs[2:])
    if is_flat(start, end):
        start, end = start - 0.1, end + 0.1
    return tuple(10 ** (start + (end - start) * step / _BINS) for step in range(_BINS + 1))
