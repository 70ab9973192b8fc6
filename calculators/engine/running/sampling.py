"""The points of an input that a sweep looks at, and where along it the answers end."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from calculators.engine.model.record import Input

Probe = Callable[[float], Any]
"""The result at a point of the input; None where the calculator has no answer."""

POINTS = 41
_DECADE = 10
_THIRD = 3
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


def sample_points(item: Input, value: float) -> list[float]:
    """Return points around a value: a decade either way on a log scale, else a third to thrice."""
    low, high = item.low, item.high
    if not item.log and value > 0:
        low, high = max(low, value / _THIRD), min(high, value * _THIRD)
    if item.log:
        low, high = max(low, value / _DECADE, high / 1e9), min(high, value * _DECADE)
        ratio = math.log(high / low) if high > low else 0.0
        points = [low * math.exp(ratio * step / (POINTS - 1)) for step in range(POINTS)]
    else:
        points = [low + (high - low) * step / (POINTS - 1) for step in range(POINTS)]
    points[0], points[-1] = low, high  # to the last bit, or a round end is passed by a hair
    if item.whole:
        points = [float(round(point)) for point in points]
    return sorted({*points, value})


def sampled(item: Input, value: float, probes: list[Probe]) -> Samples:
    """Return the results along the input, without the ends at which no probe has an answer."""
    points = tuple(sample_points(item, value))
    columns = tuple(tuple(probe(x) for x in points) for probe in probes)
    known = [any(y is not None for y in row) for row in zip(*columns, strict=True)]
    if all(known) or not any(known):
        return Samples(points, columns)
    first, last = known.index(True), len(known) - 1 - known[::-1].index(True)
    inner = Samples(points[first : last + 1], tuple(c[first : last + 1] for c in columns))
    if first > 0:
        edge = _edge(points[first], points[first - 1], probes, whole=item.whole)
        inner = replace(_with(inner, edge, probes), below=edge)
    if last < len(points) - 1:
        edge = _edge(points[last], points[last + 1], probes, whole=item.whole)
        inner = replace(_with(inner, edge, probes), above=edge)
    return inner


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
    results = tuple((probe(edge),) for probe in probes)
    if edge < samples.points[0]:
        columns = tuple(new + old for new, old in zip(results, samples.columns, strict=True))
        return replace(samples, points=(edge, *samples.points), columns=columns)
    columns = tuple(old + new for new, old in zip(results, samples.columns, strict=True))
    return replace(samples, points=(*samples.points, edge), columns=columns)
