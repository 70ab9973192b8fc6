"""What can be drawn of an amount, and how one that cannot is told."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from calculators.engine.chart.ticks import clamped, drawable
from calculators.engine.numbers.phrase import listed

T = TypeVar("T")


def size(value: float | None) -> float:
    """Return the amount as a size: zero where it is missing, below zero or past all drawing.

    >>> size(7.5), size(-1), size(None), size(float("nan"))
    (7.5, 0.0, 0.0, 0.0)
    """
    return max(clamped(float(value)), 0.0) if drawable(value) else 0.0


def missing(amounts: Iterable[tuple[str, float | None]]) -> tuple[str, ...]:
    """Return the sentence that names what has no value, or is below zero and cannot be drawn."""
    pairs = tuple(amounts)
    none = [label for label, value in pairs if not drawable(value)]
    below = [label for label, value in pairs if drawable(value) and value < 0]
    told = []
    if none:
        told.append(f"No value for {listed(none)}.")
    if below:
        told.append(f"Below zero, so not drawn: {listed(below)}.")
    return tuple(told)


def not_drawn(more: int, what: str) -> tuple[str, ...]:
    """Return the sentence that counts what had no room, if anything had none.

    >>> not_drawn(1200, "more levels"), not_drawn(0, "more levels")
    (('1,200 more levels are not drawn.',), ())
    """
    return (f"{more:,} {what} are not drawn.",) if more > 0 else ()


def thinned(items: Sequence[T], most: int) -> tuple[T, ...]:
    """Return at most so many of the items, evenly taken, the first and the last among them.

    >>> thinned(range(100), 4), thinned("ab", 4)
    ((0, 33, 66, 99), ('a', 'b'))
    """
    if len(items) <= most:
        return tuple(items)
    return tuple(items[round(index * (len(items) - 1) / (most - 1))] for index in range(most))
