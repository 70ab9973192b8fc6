"""Where things stand on a calculator's sheet: its columns, the heads of blocks, names of cells."""

from __future__ import annotations

from dataclasses import dataclass, field

from calculators.engine.sheet import looks
from calculators.engine.sheet.records import Box, Look, Sheet, address

VALUE, UNIT = 1, 2
"""The columns of the values and of their units; the scenarios stand behind them."""
_LABEL_WIDE, _VALUE_WIDE, _UNIT_WIDE, _SCENARIO_WIDE, _NOTE_WIDE, _POINT_WIDE = (
    42,
    19,
    16,
    17,
    64,
    13,
)
_GAP_WIDE = 3


@dataclass
class Page:
    """A sheet that is being laid out, and which of its rows hold what."""

    sheet: Sheet
    scenarios: int
    """How many columns of scenarios it has."""
    points: int
    """How many columns of points for its chart."""
    rows: dict[str, int] = field(default_factory=dict)
    """Name of a cell to its row."""
    top: int = 0
    """The row of the answer."""
    compared: list[int] = field(default_factory=list)
    """The heads of the blocks that have columns of scenarios."""

    def __post_init__(self) -> None:
        """Say how wide the columns are."""
        scenarios = [_SCENARIO_WIDE] * self.scenarios
        points = [_GAP_WIDE, *([_POINT_WIDE] * self.points)] if self.points else []
        fixed = (_LABEL_WIDE, _VALUE_WIDE, _UNIT_WIDE)
        self.sheet.widths = (*fixed, *scenarios, _NOTE_WIDE, *points)
        self.sheet.printed = self.note + 1

    @property
    def note(self) -> int:
        """The column of what is said of a row."""
        return UNIT + 1 + self.scenarios

    @property
    def first_point(self) -> int:
        """The first column of points, behind a free one."""
        return self.note + 2

    def scenario(self, number: int) -> int:
        """Return the column of a scenario, counted from 0."""
        return UNIT + 1 + number

    def head(self, title: str, value: str = "", unit: str = "", note: str = "") -> None:
        """Begin a block: a free row, then the words above its columns."""
        row = [Box(look=looks.HEAD) for _ in range(self.note + 1)]
        row[0] = Box(title, look=looks.HEAD)
        row[VALUE] = Box(value or None, look=looks.HEAD_RIGHT)
        row[UNIT] = Box(unit or None, look=looks.HEAD_BESIDE)
        row[self.note] = Box(note or None, look=looks.HEAD_BESIDE)
        self.sheet.rows += [[], row]

    def add(self, label: str, value: Box, unit: str = "", note: str = "", name: str = "") -> None:
        """Write a row, and name the cell of its value."""
        at = len(self.sheet.rows)
        if name:
            self.rows[name] = at
            self.sheet.names[name] = f"{self.sheet.quoted}!{address(at, VALUE, fixed=True)}"
        ruled = [Box(look=Look(line=looks.LABEL.line)) for _ in range(self.scenarios)]
        self.sheet.rows.append(
            [
                Box(label, look=looks.LABEL),
                value,
                Box(unit or None, look=looks.BESIDE),
                *ruled,
                Box(note or None, look=looks.SMALL),
            ]
        )

    def put(self, row: int, column: int, box: Box) -> None:
        """Write one cell, wherever it is."""
        boxes = self.sheet.rows[row]
        boxes += [Box() for _ in range(column + 1 - len(boxes))]
        boxes[column] = box


def result_name(line: str) -> str:
    """Return the name of the cell of a line of the result."""
    return f"result__{line}"
