"""The place of a sweep that is worth a mark: where two lines meet, or where the one turns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from calculators.engine.chart import Marker
from calculators.engine.chart.sweep.shape import Law, shape
from calculators.engine.model.record import Input
from calculators.engine.numbers.apart import apart
from calculators.engine.numbers.write import with_unit
from calculators.engine.running.sampling import Probe, Samples

_HALVINGS = 50
_GOLDEN = 0.6180339887498949
_NARROWINGS = 24


def landmark(
    item: Input,
    own: float,
    samples: Samples,
    probes: Sequence[Probe],
    even: float | None,
) -> Marker | None:
    """Return the mark of a chart, if it has one; `even` is what the calculator itself says."""
    if len(probes) > 1:
        return _meeting(item, own, samples, probes, even)
    return _turning(item, own, samples, probes[0])


def _marked(item: Input, own: float, x: float, word: str, y: float | None = None) -> Marker:
    """Return the mark with its place in words, apart from the reader's own."""
    assert item.unit is not None
    text = with_unit(apart(x, own, item.unit), item.unit)
    return Marker(x, f"{word} {text}", y, text)


def _meeting(
    item: Input, own: float, samples: Samples, probes: Sequence[Probe], even: float | None
) -> Marker | None:
    """Return where the first two lines cross, if they do so once."""
    gaps = [
        (x, one - other)
        for x, one, other in zip(samples.points, *samples.columns[:2], strict=True)
        if one is not None and other is not None and one != other
    ]
    turns = [(a[0], b[0]) for a, b in pairwise(gaps) if (a[1] > 0) != (b[1] > 0)]
    if len(turns) != 1:
        return None
    left, right = turns[0]
    if even is not None and left <= even <= right:
        return _marked(item, own, even, "even at")
    if item.whole:
        return None

    def gap(point: float) -> float:
        one, other = (probe(point) for probe in probes[:2])
        return 0.0 if one is None or other is None else one - other

    return _marked(item, own, _root(gap, left, right), "even at")


def _root(gap: Callable[[float], float], left: float, right: float) -> float:
    """Return the place between two points at which the gap changes its sign."""
    over = gap(left) > 0
    for _ in range(_HALVINGS):
        middle = _middle(left, right)
        if (gap(middle) > 0) == over:
            left = middle
        else:
            right = middle
    return _middle(left, right)


def _turning(item: Input, own: float, samples: Samples, probe: Probe) -> Marker | None:
    """Return the lowest or highest point of a line that turns once."""
    known = [
        (x, float(y))
        for x, y in zip(samples.points, samples.columns[0], strict=True)
        if y is not None
    ]
    if len(known) <= 2 or item.whole:  # noqa: PLR2004 - two points turn nowhere
        return None
    found = shape(known, log=item.log)
    if found.law not in (Law.LOWEST, Law.HIGHEST):
        return None
    index = known.index(found.at)
    sign = 1 if found.law is Law.LOWEST else -1
    x = _extreme(
        lambda point: sign * (probe(point) or 0.0), known[index - 1][0], known[index + 1][0]
    )
    best = min(((x, float(probe(x))), found.at), key=lambda point: sign * point[1])
    return _marked(item, own, best[0], f"{found.law.value} at", best[1])


def _extreme(height: Callable[[float], float], left: float, right: float) -> float:
    """Return the lowest place between two points, by golden sections."""
    inner, outer = right - _GOLDEN * (right - left), left + _GOLDEN * (right - left)
    low, high = height(inner), height(outer)
    for _ in range(_NARROWINGS):
        if low <= high:
            right, outer, high = outer, inner, low
            inner = right - _GOLDEN * (right - left)
            low = height(inner)
        else:
            left, inner, low = inner, outer, high
            outer = left + _GOLDEN * (right - left)
            high = height(outer)
    return _middle(left, right)


def _middle(left: float, right: float) -> float:
    return (left + right) / 2
