"""Where a number stands on the paper: an axis's range, its place and its ticks."""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise

from calculators.engine.chart.text_width import LEADING, shortened, text_width
from calculators.engine.chart.ticks import (
    is_decade,
    is_half_decade,
    linear_ticks,
    log_ends,
    log_ticks,
)

Write = Callable[[float], str]
"""The caller's way to write a number; the chart itself never formats one."""


@dataclass(frozen=True)
class Axis:
    """What runs along one side: its name, how its numbers are written, and whether it is log."""

    label: str
    write: Write
    """For tables and sentences."""
    tick: Write | None = None
    """For the marks beside the axis where they should be shorter than prose, as in $1.8M."""
    log: bool = False
    unit: str = ""
    """What the marks count, where neither they nor the label say it: km."""
    cell: Write | None = None
    """For numbers that stand beside the label, where it says the unit already: Apples 1,024."""
    tells: bool = False
    """Whether a cell tells by itself what it is, as $4 and 50 km/h do: 32 needs the label."""
    most: float | None = None
    """More than this cannot be: a share of a whole ends at all of it."""

    gap: Write | None = None
    """For a distance between two numbers, where that is written in another way: 5 points."""

    def apart(self, value: float) -> str:
        """Write a distance between two numbers."""
        return (self.gap or self.write)(value)

    @property
    def name(self) -> str:
        """Return the label with the unit of the marks."""
        return f"{self.label}, {self.unit}" if self.unit else self.label

    def beside(self, value: float) -> str:
        """Write the number as it stands beside the label."""
        return (self.cell or self.write)(value)

    def mark(self, value: float) -> str:
        """Write the number as it stands beside the axis."""
        return (self.tick or self.write)(value)


@dataclass(frozen=True)
class Label:
    """A tick's lettering and the stretch of the axis that it takes up."""

    text: str
    middle: float
    start: float
    end: float


@dataclass(frozen=True)
class Scale:
    """A range of numbers laid along a stretch of paper."""

    low: float
    high: float
    start: float
    end: float
    log: bool = False
    ticks: tuple[float, ...] = ()
    labels: tuple[Label, ...] = ()

    def at(self, value: float) -> float:
        """Return the place of the value on the paper, never outside the stretch."""
        low, high = self._ends
        if self.log:
            value = math.log10(value)
        share = (value - low) / (high - low) if high > low else 0.0
        return self.start + min(max(share, 0.0), 1.0) * (self.end - self.start)

    @cached_property
    def _ends(self) -> tuple[float, float]:
        """The range as it is laid out: numbers, or their logarithms."""
        if self.log:
            return math.log10(self.low), math.log10(self.high)
        return self.low, self.high


@dataclass(frozen=True)
class Along:
    """A stretch for tick labels: where it runs, and how much of it a label takes."""

    start: float
    end: float
    room: float
    """The longest a label may be before it is shortened."""
    upright: bool = False
    edge: float = 0.0
    """Labels on a level axis stay between 0 and this."""

    def label(self, text: str, place: float) -> Label:
        """Lay one label at its tick, moved in from the edge where it would stick out."""
        text = shortened(text, self.room)
        half = (LEADING if self.upright else text_width(text)) / 2
        middle = place if self.upright else min(max(place, half), max(self.edge - half, half))
        return Label(text, middle, middle - half, middle + half)


_GAP = {True: 8.0, False: 10.0}
_INTERVALS = (6, 5, 4, 3, 2)
_CLOSE = 20
"""A level axis ends within about a twentieth of its length from the data."""
_MOST_TICKS = 30
_FEW = 3
"""With fewer powers of ten and their parts than this, a log axis is marked in even steps."""
_STRIDES = (1, 2, 3, 5, 10, 20, 50, 100)


def fitted(axis: Axis, low: float, high: float, along: Along) -> Scale:
    """Return the scale with the most ticks whose labels keep clear of each other.

    They come in even steps, and the scale holds all the data.
    """
    best = None
    if axis.log:
        scales = _log(low, high, along)
    else:
        scales = _even(low, high, along) if along.upright else _ended(low, high, along)
    for scale in scales:
        best = replace(scale, labels=_lettered(scale, axis, along))
        if _clear(best.labels, along):
            return best
    assert best is not None
    ends = (best.labels[0], best.labels[-1])
    labels = ends if _clear(ends, along) else ends[-1:]
    return replace(best, ticks=(best.ticks[0], best.ticks[-1]), labels=labels)


def _even(low: float, high: float, along: Along) -> Iterator[Scale]:
    """Return scales with even steps from the first tick to the last."""
    for intervals in _INTERVALS:
        ticks = linear_ticks(low, high, intervals)
        yield Scale(ticks[0], ticks[-1], along.start, along.end, ticks=ticks)


def _ended(low: float, high: float, along: Along) -> Iterator[Scale]:
    """Return scales that begin and end close to the data, with even steps between."""
    close = linear_ticks(low, high, _CLOSE)
    yield from _stepped(close[0], close[-1], along)


def _stepped(first: float, last: float, along: Along, *, log: bool = False) -> Iterator[Scale]:
    """Return scales with round numbers in even steps between two ends, and no odd one there."""
    for intervals in _INTERVALS:
        ticks = tuple(t for t in linear_ticks(first, last, intervals) if first <= t <= last)
        if len(ticks) > 1:
            yield Scale(first, last, along.start, along.end, log=log, ticks=ticks)
    yield Scale(first, last, along.start, along.end, log=log, ticks=(first, last))


def _log(low: float, high: float, along: Along) -> Iterator[Scale]:
    """Return scales over powers of ten; a level one ends close to the data, tick or not."""
    every = log_ticks(low, high)
    start, end = every[0], every[-1]
    if not along.upright:
        start, end = log_ends(low, high)
        every = tuple(tick for tick in every if start <= tick <= end)
    strided = [tuple(t for t in every if is_decade(t, stride)) for stride in _STRIDES]
    halves = tuple(t for t in every if is_half_decade(t))
    least = 1 if along.upright else _FEW - 1
    for ticks in (every, halves, *strided):
        if least < len(ticks) <= _MOST_TICKS:
            yield Scale(start, end, along.start, along.end, log=True, ticks=ticks)
    yield from _stepped(low, high, along, log=True)


def _lettered(scale: Scale, axis: Axis, along: Along) -> tuple[Label, ...]:
    return tuple(along.label(axis.mark(tick), scale.at(tick)) for tick in scale.ticks)


def _clear(labels: tuple[Label, ...], along: Along) -> bool:
    """Whether neighbors keep their distance and no two read the same."""
    for one, other in pairwise(labels):
        first, second = (one, other) if one.start <= other.start else (other, one)
        if second.start - first.end < _GAP[along.upright] or one.text == other.text:
            return False
    return True
