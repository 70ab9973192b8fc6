"""The ends of an input: where they come from, what lies between them, and what may not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from calculators.engine.model.breach import Breach
from calculators.engine.model.markers import SCALES, FactLike, Number
from calculators.engine.model.record import spread


def words_and_ends(marker: Number, default: Any) -> tuple[str, float | None, float | None]:
    """Return what the marker says, and what it leaves open from the fact behind the default."""
    words, ends = "", None
    if isinstance(default, FactLike):
        words, ends = default.asked, default.allowed
    low, high = ends or (None, None)
    return (
        marker.label or words,
        low if marker.low is None else marker.low,
        high if marker.high is None else marker.high,
    )


def likely(default: Any, low: float, high: float) -> tuple[float, float]:
    """Return what a careful reader would try: what the fact says, or else around the default."""
    if isinstance(default, FactLike) and default.low is not None and default.high is not None:
        return default.low, default.high
    value = float(default) if isinstance(default, int | float) else 0.0
    least, most = spread(value)
    return max(low, least), min(high, most)


def misplaced(name: str, default: Any, low: float, high: float) -> Iterator[Breach]:
    """Return what is wrong with the ends, or with a default that lies outside them."""
    if low > high:
        what = f"the ends of {name} stand the wrong way round: {low:g} to {high:g}"
        yield Breach(what, f"write {high:g} before {low:g}", name)
    elif isinstance(default, int | float) and not low <= default <= high:
        what = f"the default of {name}, {default:g}, is outside {low:g} to {high:g}"
        yield Breach(what, "move the default or the ends", name)


def no_scale(name: str, marker: Number) -> Iterator[Breach]:
    """Return a scale that a slider has not: it would be drawn as another."""
    if marker.scale not in SCALES:
        what = f"{name} has the scale “{marker.scale}”"
        yield Breach(what, f"write {' or '.join(SCALES)}", name)
