"""The promise of the columns beside: another program works out scenarios and points as Python."""

from __future__ import annotations

import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import openpyxl
import pytest

from calculators.catalog import CATALOG
from calculators.engine.sheet.workbook import Workbook
from calculators.engine.working.derive.sheet.cell_sheet import worked_cells
from college.exports.zipped import zipped

OFFICE = shutil.which("soffice") or "soffice"
pytestmark = pytest.mark.exports


@pytest.mark.parametrize("name", ["gpu_hour", "own_or_rent", "training_run"])
def test_scenarios_and_points_are_live(name: str, tmp_path: Path) -> None:
    """Every number that Python knew beforehand comes back, worked out anew from empty cells."""
    calculator = CATALOG[name]
    book = Workbook()
    book.add(calculator, worked_cells(calculator))
    (sheet,) = book.sheets
    known = {
        (row, column): box.value
        for row, boxes in enumerate(sheet.rows, 1)
        for column, box in enumerate(boxes, 1)
        if box.formula and box.value is not None
    }
    assert len(known) > len(calculator.lines) * (1 + len(calculator.presets))
    sheet.rows = [
        [replace(box, value=None) if box.formula else box for box in row] for row in sheet.rows
    ]
    path = tmp_path / f"{name}.xlsx"
    path.write_bytes(zipped(book.files()))
    profile = f"-env:UserInstallation={(tmp_path / 'profile').as_uri()}"
    words = ["--headless", "--convert-to", "xlsx", "--outdir", str(tmp_path / "done"), str(path)]
    subprocess.run([OFFICE, profile, *words], check=True, capture_output=True)
    done = openpyxl.load_workbook(tmp_path / f"done/{name}.xlsx", data_only=True).worksheets[0]
    told = {place: done.cell(*place).value for place in known}
    for place, value in known.items():
        if isinstance(value, str):
            assert told[place] == value, place
        else:
            assert told[place] == pytest.approx(value, rel=1e-9, abs=1e-300), place
