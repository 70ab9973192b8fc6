"""A number that remembers where it came from."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Self

from calculators.source import Source
from calculators.unit import Unit

Ends = tuple[float, float]
"""The least and the greatest value of a range."""


class Status(Enum):
    """What kind of promise stands behind a number."""

    SOURCED = "sourced"
    """Seen in a named, dated document."""
    ILLUSTRATIVE = "illustrative"
    """Chosen by us so that a sum is easy to follow; plausible, but nobody's quote."""
    DERIVED = "derived"
    """Computed from sourced or illustrative figures."""


class Fact(float):
    """A float with its words, unit, ends, status, date and source; sums of it are plain floats.

    `label` is what the figure is called, `asked` what a form calls the input that starts from
    it. `low` and `high` are the plausible ends a careful reader would try; `allowed` are the
    ends of what a form and the formulas take.

    >>> hours = Unit("hours", "h")
    >>> night = Fact(8, unit=hours, label="A night", status=Status.ILLUSTRATIVE, date="2026-05")
    >>> night * 2, night.status.value, night.asked
    (16.0, 'illustrative', 'A night')
    """

    unit: Unit
    label: str
    asked: str
    group: str
    status: Status
    date: str
    source: Source | None
    note: str
    low: float | None
    high: float | None
    allowed: Ends | None

    def __new__(
        cls,
        value: float,
        *,
        unit: Unit,
        label: str,
        status: Status,
        date: str,
        asked: str = "",
        group: str = "",
        source: Source | None = None,
        note: str = "",
        plausible: Ends | None = None,
        allowed: Ends | None = None,
    ) -> Self:
        """Refuse a sourced figure without its source, and ends that do not bracket the value."""
        if status is Status.SOURCED and source is None:
            raise ValueError(
                f"a sourced fact ({value}) needs its source; name one, or call it illustrative"
            )
        for word, ends in (("plausible", plausible), ("allowed", allowed)):
            if ends and not ends[0] <= value <= ends[1]:
                raise ValueError(
                    f"{value} lies outside its own {word} range {ends[0]} to {ends[1]}"
                )
        fact = super().__new__(cls, value)
        fact.unit = unit
        fact.label = label
        fact.asked = asked or label
        fact.group = group
        fact.status = status
        fact.date = date
        fact.source = source
        fact.note = note
        fact.low, fact.high = plausible or (None, None)
        fact.allowed = allowed
        return fact


@dataclass(frozen=True)
class FactChart:
    """A figure worked out of several facts for each of the things, drawn as bars, longest first."""

    id: str
    title: str
    values: Mapping[str, float | None]
    """By the label of the thing; None where it cannot be worked out."""
    decimals: int


@dataclass(frozen=True)
class FactTable:
    """The same figures of several things; a figure that nobody published is None."""

    title: str
    thing: str
    """What one of the things is called."""
    rows: Mapping[str, Mapping[str, Fact | None]]
    """By the label of the thing, then by heading; each row has the same headings."""
    charts: tuple[FactChart, ...] = ()


@dataclass(frozen=True)
class FactSeries:
    """One figure over time: a fact for each day it was told for, the oldest first.

    A fact's label says the time, and its note what was counted, if that differs.
    """

    id: str
    title: str
    about: str
    """What was counted, by whom, and what the series cannot tell."""
    facts: tuple[Fact, ...]

    def __post_init__(self) -> None:
        days = [fact.date for fact in self.facts]
        if days != sorted(days) or len({fact.unit for fact in self.facts}) != 1:
            raise ValueError(f"{self.id}: its facts stand by their days and have one unit")
