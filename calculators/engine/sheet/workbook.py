"""The sheets of a workbook: one a calculator, and one of what choices mean."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from calculators.engine.model.record import Calculator, option_label
from calculators.engine.sheet import looks
from calculators.engine.sheet.layout import laid_out
from calculators.engine.sheet.package import workbook_files
from calculators.engine.sheet.records import Box, Sheet, address
from calculators.engine.working.cells import WorkedCells

_CHOICES = "Choices"
_LONGEST = 31
"""What the name of a sheet may have."""
_WIDE = 26


@dataclass
class Workbook:
    """Sheets that are laid out one by one."""

    sheets: list[Sheet] = field(default_factory=list)
    choices: Sheet = field(default_factory=lambda: Sheet(_CHOICES))

    def add(
        self,
        calculator: Calculator,
        cells: WorkedCells,
        link: str = "",
        values: Mapping[str, Any] | None = None,
    ) -> None:
        """Lay out a calculator behind the others; a link leads back to its page."""
        name = _sheet_name(calculator.title, [sheet.name for sheet in self.sheets])
        sheet = laid_out(calculator, cells, name, link, values)
        add_choices(self.choices, sheet, calculator, cells)
        self.sheets.append(sheet)

    def files(self) -> dict[str, bytes]:
        """Return the files of the package."""
        self.choices.widths = [_WIDE] * max(map(len, self.choices.rows), default=0)
        return workbook_files([*self.sheets, *([self.choices] if self.choices.rows else [])])


def _sheet_name(title: str, taken: Iterable[str]) -> str:
    """Return a title as the name of a sheet: no signs of addresses in it, cut between words."""
    plain = re.sub(r"[\[\]:*?/\\]", "", title)
    if len(plain) > _LONGEST:
        plain = plain[: _LONGEST + 1].rpartition(" ")[0] or plain[:_LONGEST]
    plain = plain.strip("', ")
    return plain if plain not in taken else f"{plain[: _LONGEST - 2]} 2"


def add_choices(choices: Sheet, sheet: Sheet, calculator: Calculator, cells: WorkedCells) -> None:
    """Put what choices mean beside each other, and name it on the calculator's own sheet."""
    for item in calculator.inputs:
        if item.options:
            options = [option_label(option) for option in item.options.values()]
            at = _column(choices, [item.label, *options])
            sheet.names[f"{cells.inputs[item.name]}__options"] = at
    for cell in cells.steps:
        if cell.table:
            keys, values = cell.table.keys, cell.table.values
            sheet.names[f"{cell.name}__keys"] = _column(choices, [cell.table.label, *keys])
            sheet.names[f"{cell.name}__values"] = _column(choices, [cell.name, *values])


def _column(sheet: Sheet, values: list[float | str] | list[str]) -> str:
    """Write a column behind the last one, and return where its values stand."""
    column = max(map(len, sheet.rows), default=0)
    for row, value in enumerate(values):
        if row == len(sheet.rows):
            sheet.rows.append([])
        sheet.rows[row] += [Box()] * (column - len(sheet.rows[row]))
        sheet.rows[row].append(Box(value, look=looks.TEXT if row else looks.HEAD_WRAPPED))
    first, last = (address(row, column, fixed=True) for row in (1, len(values) - 1))
    return f"{sheet.name}!{first}:{last}"
