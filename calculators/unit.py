"""What a unit is: its name and symbol, what it measures, and how its numbers are written.

The one record that both sides of `calculators/` speak of. Which units there are is said in
`cost/units.py`; how a number of a unit is written, in `engine/numbers/`.
"""

from dataclasses import dataclass
from enum import Enum


class Style(Enum):
    """How a number of a unit is written."""

    PLAIN = "plain"
    """`12.1 ms`: the number, a no-break space, the symbol."""
    MONEY = "money"
    """`$1,792`: the dollar sign first, whole dollars from a thousand up."""
    PERCENT = "percent"
    """Kept as a fraction of one, written as a percentage."""
    COUNT = "count"
    """Whole things: `1,024 apples`."""
    LARGE = "large"
    """Counts too long to read as digits: `70 billion stars`."""


@dataclass(frozen=True)
class Scale:
    """One way to write a unit: `factor` of the unit's own make one of `symbol`."""

    symbol: str
    factor: float


@dataclass(frozen=True)
class Unit:
    """What a number counts. `dimension` lists base quantities with their exponents."""

    name: str
    symbol: str
    dimension: tuple[tuple[str, int], ...] = ()
    style: Style = Style.PLAIN
    ladder: tuple[Scale, ...] = ()
    """Larger and smaller writings to pick from when a result is printed."""
    choices: tuple[Scale, ...] = ()
    """Writings a reader may choose between in a field, the usual one first."""


PLAIN = Unit("number", "")
"""What is left when units cancel."""
