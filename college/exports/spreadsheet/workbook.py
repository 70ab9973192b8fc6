"""The workbooks: one of each calculator, or one of them all, with a sheet of what choices mean."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from calculators.engine.model.record import Calculator, option_label
from calculators.engine.working.derive.sheet.cell_sheet import CellSheet, cell_sheet
from calculators.engine.working.derive.sheet.cells import Inexpressible
from college.exports.spreadsheet.layout import laid_out
from college.exports.spreadsheet.package import workbook_bytes
from college.exports.spreadsheet.records import Box, Look, Sheet, address
from college.pages.parts.calculator_links import calculator_address

_CHOICES = "Choices"
_HEAD = Look(bold=True)
_LONGEST = 31
"""What the name of a sheet may have."""


@dataclass(frozen=True)
class Workbook:
    """A file, and which calculators are not in it, with the reason."""

    data: bytes
    left_out: Mapping[str, str] = field(default_factory=dict)


def workbook(calculators: Iterable[Calculator], site: str = "") -> Workbook:
    """Return these calculators as one workbook; links lead to their pages on the site."""
    sheets: list[Sheet] = []
    left_out: dict[str, str] = {}
    choices = Sheet(_CHOICES)
    for calculator in calculators:
        try:
            cells = cell_sheet(calculator)
        except Inexpressible as reason:
            left_out[calculator.name] = str(reason)
            continue
        name = _sheet_name(calculator.title, [sheet.name for sheet in sheets])
        sheet = laid_out(calculator, cells, name, f"{site}{calculator_address(calculator.name)}")
        add_choices(choices, sheet, calculator, cells)
        sheets.append(sheet)
    if choices.rows:
        sheets.append(choices)
    return Workbook(workbook_bytes(sheets) if sheets else b"", left_out)


def _sheet_name(title: str, taken: Iterable[str]) -> str:
    """Return a title as the name of a sheet: no signs of addresses in it, cut between words."""
    plain = textwrap.shorten(re.sub(r"[\[\]:*?/\\]", "", title), _LONGEST, placeholder="")
    plain = plain.strip("',") or title[:_LONGEST]
    return plain if plain not in taken else f"{plain[: _LONGEST - 2]} 2"


def add_choices(choices: Sheet, sheet: Sheet, calculator: Calculator, cells: CellSheet) -> None:
    """Put what choices mean beside each other, and name it on the calculator's own sheet."""
    for item in calculator.inputs:
        if item.options:
            options = [option_label(option) for option in item.options.values()]
            at = _column(choices, [item.label, *options])
            sheet.names[f"{cells.inputs[item.name]}__options"] = at
    for cell in cells.steps:
        if cell.table:
            keys = ["|".join(key) for key in cell.table.rows]
            sheet.names[f"{cell.name}__keys"] = _column(choices, [cell.table.label, *keys])
            values = ["" if value is None else value for value in cell.table.rows.values()]
            sheet.names[f"{cell.name}__values"] = _column(choices, [cell.name, *values])


def _column(sheet: Sheet, values: list[float | str] | list[str]) -> str:
    """Write a column behind the last one, and return where its values stand."""
    column = max(map(len, sheet.rows), default=0)
    for row, value in enumerate(values):
        if row == len(sheet.rows):
            sheet.rows.append([])
        sheet.rows[row] += [Box()] * (column - len(sheet.rows[row]))
        sheet.rows[row].append(Box(value, look=Look() if row else _HEAD))
    letters = address(0, column)[:-1]
    return f"{sheet.name}!${letters}$2:${letters}${len(values)}"
