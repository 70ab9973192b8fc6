"""The figures in a CSV file beside a page: columns by name, each number with its line."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from dataclasses import dataclass

from college.records.nearest import nearest


@dataclass(frozen=True)
class Slip:
    """Something that keeps a file from being drawn. `line` counts from 1."""

    line: int
    what: str
    remedy: str


@dataclass(frozen=True)
class DataFile:
    """A file taken apart: the heads of its columns, and its rows with their lines."""

    heads: tuple[str, ...]
    rows: tuple[tuple[int, tuple[str, ...]], ...]

    def column(self, name: str) -> list[str]:
        """Return the cells of a column."""
        at = self.heads.index(name)
        return [cells[at] for _, cells in self.rows]

    def numbers(self, name: str) -> list[float]:
        """Return the numbers of a column."""
        return [float(cell.replace(",", "")) for cell in self.column(name)]


def read_data(typed: str) -> DataFile:
    r"""Take a file apart; empty lines are passed over.

    >>> read_data("Year,Price\n2024,3\n2025,2.5\n").numbers("Price")
    [3.0, 2.5]
    """
    reader = csv.reader(typed.removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}").splitlines())
    rows = [(reader.line_num, tuple(cell.strip() for cell in cells)) for cells in reader]
    filled = [(line, cells) for line, cells in rows if any(cells)]
    return DataFile(filled[0][1] if filled else (), tuple(filled[1:]))


def slips(data: DataFile, key: str, numbers: tuple[str, ...]) -> Iterator[Slip]:
    """Return all that keeps columns of numbers from being drawn; the key tells rows apart."""
    unknown = [name for name in dict.fromkeys((key, *numbers)) if name not in data.heads]
    for name in unknown:
        yield Slip(1, f"there is no column “{name}”", nearest_head(name, data))
    if not unknown and not data.rows:
        yield Slip(1, "there are no rows", "add a line for each, below the heads")
    seen: set[str] = set()
    for line, cells in data.rows:
        if len(cells) != len(data.heads):
            yield Slip(
                line,
                f"the row has {len(cells)} cells, and there are {len(data.heads)} columns",
                "put a cell that has a comma in quotes, or add what is missing",
            )
            continue
        if key in data.heads:
            own = cells[data.heads.index(key)]
            if own in seen:
                yield Slip(line, f"{key} is {own} a second time", "keep one row of the two")
            seen.add(own)
        for name in numbers:
            cell = cells[data.heads.index(name)] if name in data.heads else "0"
            if not _is_number(cell):
                remedy = "write digits, with a point for decimals; the unit goes into the block"
                yield Slip(line, f"“{cell}” in {name} is no number", remedy)


def nearest_head(name: str, data: DataFile) -> str:
    """Return the remedy for a column that is not there."""
    return str(nearest(name, data.heads)) if data.heads else "begin the file with a line of heads"


def _is_number(cell: str) -> bool:
    try:
        return abs(float(cell.replace(",", ""))) < float("inf")
    except ValueError:
        return False
