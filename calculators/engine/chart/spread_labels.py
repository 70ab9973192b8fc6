"""How labels are pushed apart along a line without leaving it."""

import math
from dataclasses import dataclass


@dataclass(frozen=True)
class Wanted:
    """Where a label would like its middle to be, and how much room it takes."""

    middle: float
    size: float


def apart(labels: tuple[Wanted, ...], low: float, high: float) -> tuple[float, ...]:
    """Return each label's middle, in the order given: near its wish, clear of the others, in range.

    When all together do not fit, they overlap evenly rather than leave the range.

    >>> apart((Wanted(10, 10), Wanted(12, 10), Wanted(50, 10)), 0, 60)
    (6.0, 16.0, 50.0)
    """
    order = sorted(range(len(labels)), key=lambda index: (labels[index].middle, index))
    total = math.fsum(label.size for label in labels)
    squeeze = min(1.0, (high - low) / total) if total > 0 else 1.0
    blocks: list[list[int]] = []
    for index in order:
        blocks.append([index])
        while len(blocks) > 1 and _end(blocks[-2], labels, squeeze, low, high) > _start(
            blocks[-1], labels, squeeze, low, high
        ):
            blocks[-2:] = [blocks[-2] + blocks[-1]]
    middles = [0.0] * len(labels)
    for block in blocks:
        edge = _start(block, labels, squeeze, low, high)
        for index in block:
            middles[index] = edge + labels[index].size * squeeze / 2
            edge += labels[index].size * squeeze
    return tuple(middles)


def _start(
    block: list[int], labels: tuple[Wanted, ...], squeeze: float, low: float, high: float
) -> float:
    """Return the edge that puts the block closest to its members' wishes, kept in range."""
    wish = before = 0.0
    for index in block:
        size = labels[index].size * squeeze
        wish += labels[index].middle - before - size / 2
        before += size
    return max(low, min(wish / len(block), high - before))


def _end(
    block: list[int], labels: tuple[Wanted, ...], squeeze: float, low: float, high: float
) -> float:
    size = math.fsum(labels[index].size for index in block) * squeeze
    return _start(block, labels, squeeze, low, high) + size
