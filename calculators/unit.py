"""What a unit is: its name and symbol, what it measures, and how its numbers are written.

The one record that both sides of `calculators/` speak of. Which units there are is said in
`cost/units.py`; how a number of a unit is written, in `engine/numbers/`.
"""

from dataclasses import dataclass
from enum import Enum
from functools import cached_property


class Style(Enum):
    """How a number of a unit is written."""

    PLAIN = "plain"
    """`12.1 ms`: the number, a no-break space, the symbol."""
    MONEY = "money"
    """`$1,792`: the sign of the course's money first, no cents from a thousand up; the symbol says
    what it is for, such as `/h`."""
    PERCENT = "percent"
    """Kept as a fraction of one, written as a percentage."""
    COUNT = "count"
    """Whole things: `1,024 apples`."""
    LARGE = "large"
    """Counts too long to read as digits: `70 billion stars`."""


@dataclass(frozen=True)
class Writing:
    """One way to write a unit: `factor` of the unit's own make one of `symbol`."""

    symbol: str
    factor: float
    since: float = 0
    """The least number of the unit's own that is written so, if it is more than `factor`."""


@dataclass(frozen=True)
class Unit:
    """What a number counts. `dimension` lists base quantities with their exponents."""

    name: str
    symbol: str
    dimension: tuple[tuple[str, int], ...] = ()
    style: Style = Style.PLAIN
    ladder: tuple[Writing, ...] = ()
    """Larger and smaller writings to pick from when a result is printed."""
    choices: tuple[Writing, ...] = ()
    """Writings a reader may choose between in a field, the usual one first."""

    def writing_of(self, number: float) -> Writing:
        """Return the largest writing that leaves at least one before the point.

        >>> Unit("meters", "m", ladder=(Writing("m", 1), Writing("km", 1000))).writing_of(-2500)
        Writing(symbol='km', factor=1000, since=0)
        """
        if not self.ladder:
            return self._own_writing
        size = abs(number)
        return (
            [step for step in self.ladder if size >= max(step.factor, step.since)]
            or self.ladder[:1]
        )[-1]

    @cached_property
    def _own_writing(self) -> Writing:
        return Writing(self.symbol, 1)


PLAIN = Unit("number", "")
"""What is left when units cancel."""
