"""The tables of a class as a workbook; what comes from a record is text in it, never a formula."""

from __future__ import annotations

from calculators.engine.sheet.looks import HEAD_WRAPPED, LABEL, QUIET, TITLE
from calculators.engine.sheet.package import workbook_files
from calculators.engine.sheet.records import Box, Sheet
from college.exports.classroom.tables import Table, tables
from college.exports.classroom.tally import Tally
from college.exports.zipped import zipped

_WIDEST, _NARROWEST = 60, 12


def class_workbook(tally: Tally, problems: tuple[str, ...]) -> bytes:
    """Return the file: a sheet a table."""
    sheets = [_sheet(table) for table in tables(tally, problems)]
    return zipped(workbook_files(sheets or [Sheet("Learners", [[Box("No record was read.")]])]))


def _sheet(table: Table) -> Sheet:
    columns = zip(table.heads, *table.rows, strict=True)
    widths = [
        min(max(_NARROWEST, *(len(str(cell)) + 2 for cell in column[1:])), _WIDEST)
        for column in columns
    ]
    return Sheet(
        table.name,
        [
            [Box(table.name, look=TITLE)],
            [Box(f"Self-reported. {table.note}", look=QUIET)],
            [Box(head, look=HEAD_WRAPPED) for head in table.heads],
            *([Box(cell, look=LABEL) for cell in row] for row in table.rows),
        ],
        widths,
        frozen=3,
    )
