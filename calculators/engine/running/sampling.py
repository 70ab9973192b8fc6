"""The points of an input that a sweep looks at, and where along it the answers end."""

from __future__ import annotations

import math
from bisect import bisect
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from calculators.engine.model.record import Input

Probe = Callable[[float], Any]
"""The result at a point of the input; None where the calculator has no answer."""

POINTS = 41
_DECADE = 10
_THIRD = 3
_NEAR = 1.5
"""How far a stretch goes beyond a value and its break-even, at least."""
_HALVINGS = 8
"""So often the gap between an answer and a refusal is halved: less than a hair on paper is left."""
_DIGITS = 3
"""Digits an end is written with; if the number as written has an answer, that is the end."""


@dataclass(frozen=True)
class Samples:
    """Points along the input, each probe's results there, and the ends where answers stop."""

    points: tuple[float, ...]
    columns: tuple[tuple[Any, ...], ...]
    below: float | None = None
    """The smallest point with an answer, if there is none below it."""
    above: float | None = None
    """The largest point with an answer, if there is none above it."""


def sample_points(item: Input, value: float, even: float | None = None) -> list[float]:
    """Return points around a value: a decade either way on a log scale, else a third to thrice.

    Where there is a break-even, the points are those around it and the value.
    """
    low, high = _around(item, value, even)
    if item.log:
        ratio = math.log(high / low) if high > low else 0.0
        points = [low * math.exp(ratio * step / (POINTS - 1)) for step in range(POINTS)]
    else:
        points = [low + (high - low) * step / (POINTS - 1) for step in range(POINTS)]
    points[0], points[-1] = low, high  # to the last bit, or a round end is passed by a hair
    if item.whole:
        points = [float(round(point)) for point in points]
    return sorted({*points, value})


def _around(item: Input, value: float, even: float | None) -> tuple[float, float]:
    """Return the ends of the stretch that is looked at, within what the field takes."""
    if item.log:
        least = max(item.low, item.high / 1e9)
        first, last = min(value, even or value), max(value, even or value)
        far = max(_NEAR, math.sqrt(last / first)) if even else _DECADE
        return max(least, first / far), min(item.high, last * far)
    low, high = item.low, item.high
    if value > 0:
        low, high = max(low, value / _THIRD), min(high, value * _THIRD)
    return (low, high) if even is None else (min(low, even), max(high, even))


def sampled(item: Input, value: float, probes: list[Probe], even: float | None = None) -> Samples:
    """Return the results along the input, without the ends at which no probe has an answer."""
    points = tuple(sample_points(item, value, even))
    columns = tuple(tuple(probe(x) for x in points) for probe in probes)
    known = [any(y is not None for y in row) for row in zip(*columns, strict=True)]
    if not any(known):
        return Samples(points, columns)
    first, last = known.index(True), len(known) - 1 - known[::-1].index(True)
    inner = Samples(points[first : last + 1], tuple(c[first : last + 1] for c in columns))
    for probe, column in zip(probes, columns, strict=True):
        for edge in _inner_edges(inner.points, column[first : last + 1], probe, whole=item.whole):
            inner = _with(inner, edge, probes)
    if first > 0:
        edge = _edge(points[first], points[first - 1], probes, whole=item.whole)
        inner = replace(_with(inner, edge, probes), below=edge)
    if last < len(points) - 1:
        edge = _edge(points[last], points[last + 1], probes, whole=item.whole)
        inner = replace(_with(inner, edge, probes), above=edge)
    return inner


def _inner_edges(
    points: tuple[float, ...], column: tuple[Any, ...], probe: Probe, *, whole: bool
) -> list[float]:
    """Return where one probe's answers begin or end, while another's go on."""
    ends = zip(pairwise(points), pairwise(column), strict=True)
    return [
        _edge(*((x0, x1) if y1 is None else (x1, x0)), [probe], whole=whole)
        for (x0, x1), (y0, y1) in ends
        if (y0 is None) != (y1 is None)
    ]


def _edge(there: float, beyond: float, probes: list[Probe], *, whole: bool) -> float:
    """Return the last point with an answer between one that has it and one that has not."""
    for _ in range(_HALVINGS):
        middle = float(round((there + beyond) / 2)) if whole else (there + beyond) / 2
        if middle in (there, beyond):
            break
        if any(probe(middle) is not None for probe in probes):
            there = middle
        else:
            beyond = middle
    written = float(f"{there:.{_DIGITS}g}")
    return written if any(probe(written) is not None for probe in probes) else there


def _with(samples: Samples, edge: float, probes: list[Probe]) -> Samples:
    """Add the edge as one more point."""
    if edge in samples.points:
        return samples
    at = bisect(samples.points, edge)
    columns = tuple(
        (*column[:at], probe(edge), *column[at:])
        for column, probe in zip(samples.columns, probes, strict=True)
    )
    points = (*samples.points[:at], edge, *samples.points[at:])
    return replace(samples, points=points, columns=columns)
