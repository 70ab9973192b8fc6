"""What a workbook is made of: sheets, rows of boxes, and how they look."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Look:
    """How a cell is drawn."""

    format: str = "General"
    bold: bool = False
    size: int = 11
    fill: str = ""
    wrap: bool = False
    indent: int = 0


@dataclass(frozen=True)
class Box:
    """A cell: a value, or a formula with the value it has to begin with."""

    value: float | str | None = None
    formula: str = ""
    look: Look = Look()
    is_array: bool = False


@dataclass(frozen=True)
class Limit:
    """What a cell takes: a list by its name, or numbers between two ends."""

    at: str
    names: str = ""
    low: float = 0
    high: float = 0
    whole: bool = False
    said: str = ""


@dataclass
class Sheet:
    """One sheet: rows of boxes, widths of columns, what cells take, and names of its own."""

    name: str
    rows: list[list[Box]] = field(default_factory=list)
    widths: Sequence[float] = ()
    limits: list[Limit] = field(default_factory=list)
    names: dict[str, str] = field(default_factory=dict)


def address(row: int, column: int) -> str:
    """Return the address of a cell, counted from 0.

    >>> address(0, 0), address(9, 27)
    ('A1', 'AB10')
    """
    letters = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return f"{letters}{row + 1}"
