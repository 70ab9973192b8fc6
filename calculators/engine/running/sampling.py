"""Where a sweep looks along an input, and where along it the answers end."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from calculators.engine.model.record import Input

Probe = Callable[[float], Any]
"""The result at a place of the input; None where the calculator has no answer."""

POINTS = 41
_DECADE = 10
_THIRD = 3
_HALVINGS = 8
"""So often the gap between an answer and a refusal is halved: less than a hair on paper is left."""
_SAID = 3
"""Digits an end is said with: if there is an answer at the number as said, that is the end."""


@dataclass(frozen=True)
class Found:
    """Places along the input, each probe's results there, and the ends where answers stop."""

    places: tuple[float, ...]
    columns: tuple[tuple[Any, ...], ...]
    below: float | None = None
    """The smallest place with an answer, if there is none below it."""
    above: float | None = None
    """The largest place with an answer, if there is none above it."""


def places(item: Input, value: float) -> list[float]:
    """Points of the input to look at: a decade either way on a log scale, else a third to thrice."""
    low, high = item.low, item.high
    if not item.log and value > 0:
        low, high = max(low, value / _THIRD), min(high, value * _THIRD)
    if item.log:
        low, high = max(low, value / _DECADE, high / 1e9), min(high, value * _DECADE)
        ratio = math.log(high / low) if high > low else 0.0
        found = [low * math.exp(ratio * step / (POINTS - 1)) for step in range(POINTS)]
    else:
        found = [low + (high - low) * step / (POINTS - 1) for step in range(POINTS)]
    found[0], found[-1] = low, high  # to the last bit, or a round end is passed by a hair
    if item.whole:
        found = [float(round(place)) for place in found]
    return sorted({*found, value})


def looked_up(item: Input, value: float, probes: list[Probe]) -> Found:
    """Return the results along the input, without the ends at which no probe has an answer."""
    where = places(item, value)
    found = Found(tuple(where), tuple(tuple(probe(x) for x in where) for probe in probes))
    known = [any(y is not None for y in row) for row in zip(*found.columns, strict=True)]
    if all(known) or not any(known):
        return found
    first, last = known.index(True), len(known) - 1 - known[::-1].index(True)
    kept = Found(found.places[first : last + 1], tuple(c[first : last + 1] for c in found.columns))
    if first > 0:
        edge = _edge(where[first], where[first - 1], probes, whole=item.whole)
        kept = replace(_with(kept, edge, probes), below=edge)
    if last < len(where) - 1:
        edge = _edge(where[last], where[last + 1], probes, whole=item.whole)
        kept = replace(_with(kept, edge, probes), above=edge)
    return kept


def _edge(there: float, beyond: float, probes: list[Probe], *, whole: bool) -> float:
    """Return the last place with an answer between one that has it and one that has not."""
    for _ in range(_HALVINGS):
        middle = float(round((there + beyond) / 2)) if whole else (there + beyond) / 2
        if middle in (there, beyond):
            break
        if any(probe(middle) is not None for probe in probes):
            there = middle
        else:
            beyond = middle
    said = float(f"{there:.{_SAID}g}")
    return said if any(probe(said) is not None for probe in probes) else there


def _with(found: Found, edge: float, probes: list[Probe]) -> Found:
    """Add the edge as one more place."""
    if edge in found.places:
        return found
    results = tuple((probe(edge),) for probe in probes)
    if edge < found.places[0]:
        columns = tuple(new + old for new, old in zip(results, found.columns, strict=True))
        return replace(found, places=(edge, *found.places), columns=columns)
    columns = tuple(old + new for new, old in zip(results, found.columns, strict=True))
    return replace(found, places=(*found.places, edge), columns=columns)
