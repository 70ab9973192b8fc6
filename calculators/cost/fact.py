"""A number that remembers where it came from."""

from dataclasses import dataclass
from enum import Enum
from typing import Self

from calculators.cost.units import Unit


class Status(Enum):
    """What kind of promise stands behind a number."""

    SOURCED = "sourced"
    """Seen in a named, dated document."""
    ILLUSTRATIVE = "illustrative"
    """Chosen by us so that a sum is easy to follow; plausible, but nobody's quote."""
    DERIVED = "derived"
    """Computed from sourced or illustrative figures."""


@dataclass(frozen=True)
class Source:
    """A document a figure was read in. `date` is ISO, as exact as is known: `2024-07`."""

    key: str
    title: str
    date: str
    address: str
    second_hand: bool = False


class Fact(float):
    """A float with its unit, status, date and source; arithmetic on it gives plain floats.

    `low` and `high` are the plausible ends a careful reader would try, not the largest
    values a form accepts.

    >>> from calculators.cost.units import DOLLARS_PER_GPU_HOUR
    >>> price = Fact(3, unit=DOLLARS_PER_GPU_HOUR, status=Status.ILLUSTRATIVE, date="2026-05")
    >>> price * 2, price.status.value
    (6.0, 'illustrative')
    """

    unit: Unit
    status: Status
    date: str
    source: Source | None
    note: str
    low: float | None
    high: float | None

    def __new__(
        cls,
        value: float,
        *,
        unit: Unit,
        status: Status,
        date: str,
        source: Source | None = None,
        note: str = "",
        low: float | None = None,
        high: float | None = None,
    ) -> Self:
        """Refuse a sourced figure without its source, and ends that do not bracket the value."""
        if status is Status.SOURCED and source is None:
            raise ValueError(
                f"a sourced fact ({value}) needs its source; name one, or call it illustrative"
            )
        if low is not None and high is not None and not low <= value <= high:
            raise ValueError(f"{value} lies outside its own plausible range {low} to {high}")
        fact = super().__new__(cls, value)
        fact.unit, fact.status, fact.date, fact.source = unit, status, date, source
        fact.note, fact.low, fact.high = note, low, high
        return fact
