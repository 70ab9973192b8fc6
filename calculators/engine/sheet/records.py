"""What a workbook is made of: sheets, rows of boxes, how they look, and charts of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Look:
    """How a cell is drawn; colors are written as RRGGBB."""

    format: str = "General"
    bold: bool = False
    italic: bool = False
    size: int = 11
    color: str = ""
    fill: str = ""
    line: str = ""
    """The color of a thin line below it."""
    wrap: bool = False
    indent: int = 0
    right: bool = False


@dataclass(frozen=True)
class Box:
    """A cell: a value, or a formula with the value it has to begin with."""

    value: float | str | None = None
    formula: str = ""
    look: Look = Look()
    is_array: bool = False
    link: str = ""
    """The address that it leads to."""


@dataclass(frozen=True)
class Limit:
    """What a cell takes: a list by its name, or numbers between two ends; and what is said."""

    at: str
    names: str = ""
    low: float = 0
    high: float = 0
    whole: bool = False
    said: str = ""
    title: str = ""
    note: str = ""


@dataclass(frozen=True)
class Series:
    """A row of points: where their numbers stand, and the numbers they have to begin with."""

    name: str
    across: str
    """The cells of the numbers across, or of the names of bars."""
    up: str
    across_now: Sequence[float | str] = ()
    up_now: Sequence[float | None] = ()
    is_mark: bool = False
    """Whether it is one point that stands out."""


@dataclass(frozen=True)
class Axis:
    """A scale: what it counts, and how its numbers are written."""

    title: str
    format: str = "General"
    log: bool = False


@dataclass(frozen=True)
class Plot:
    """A chart on a sheet: curves over an axis, or bars with names; `place` is its two corners."""

    title: str
    x: Axis
    y: Axis
    series: tuple[Series, ...]
    place: tuple[int, int, int, int]
    """First column and row, last column and row, counted from 0."""
    is_bars: bool = False


@dataclass
class Sheet:
    """One sheet: rows of boxes, widths of columns, what cells take, and names of its own."""

    name: str
    rows: list[list[Box]] = field(default_factory=list)
    widths: Sequence[float] = ()
    limits: list[Limit] = field(default_factory=list)
    names: dict[str, str] = field(default_factory=dict)
    plots: list[Plot] = field(default_factory=list)
    frozen: int = 0
    """How many rows stay in sight."""
    printed: int = 0
    """How many columns are printed; all, where nothing is said."""
    foot: str = ""
    """What stands at the foot of each printed page."""

    @property
    def quoted(self) -> str:
        """Its name as it stands before an address."""
        return "'{}'".format(self.name.replace("'", "''"))

    def cells(self, first: tuple[int, int], last: tuple[int, int]) -> str:
        """Return the cells from one row and column to another, as other sheets name them."""
        ends = (address(row, column, fixed=True) for row, column in (first, last))
        return f"{self.quoted}!{':'.join(ends)}"


def address(row: int, column: int, *, fixed: bool = False) -> str:
    """Return the address of a cell, counted from 0; a fixed one stays where formulas are copied.

    >>> address(0, 0), address(9, 27), address(9, 1, fixed=True)
    ('A1', 'AB10', '$B$10')
    """
    letters = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return f"${letters}${row + 1}" if fixed else f"{letters}{row + 1}"
