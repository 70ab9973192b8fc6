"""The promise that a workbook opens: readers that we did not write find every cell and chart."""

from __future__ import annotations

from io import BytesIO

import openpyxl
import pytest
from python_calamine import CalamineWorkbook

from calculators.catalog import CATALOG
from calculators.engine.running.run import run
from college.exports.spreadsheet import spreadsheet


@pytest.mark.parametrize("name", ["gpu_hour", "training_run", "whole_bill"])
def test_two_other_readers_open_it(name: str) -> None:
    """They give the same inputs and the answer, and one of them the limits and the charts."""
    calculator = CATALOG[name]
    data = spreadsheet([calculator], "https://course.example/").data
    answer = getattr(run(calculator, calculator.defaults).record, calculator.headline.name)
    calamine = CalamineWorkbook.from_filelike(BytesIO(data))
    rows = calamine.get_sheet_by_index(0).to_python()
    assert rows[0][0] == calculator.title
    assert rows[2][1] == pytest.approx(answer)
    book = openpyxl.load_workbook(BytesIO(data))
    sheet = book.worksheets[0]
    assert sheet["B3"].value == f"=result__{calculator.headline.name}"
    wholes = {line.part_of for line in calculator.lines} - {""}
    assert len(sheet._charts) == 1 + len(wholes)  # noqa: SLF001 - it has no other name for them
    limits = sheet.data_validations.dataValidation
    assert len(limits) == len(calculator.inputs) * (1 + len(calculator.presets))
    assert sheet.freeze_panes == "A4"
    assert sheet.print_area
    assert [sheet.name for sheet in calamine.sheets_metadata] == book.sheetnames
