"""The promises of the workbooks: every calculator, every input and line, and honest refusals."""

from __future__ import annotations

import zipfile
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from calculators.catalog import CATALOG
from calculators.engine.sheet.layout import laid_out
from calculators.engine.sheet.place import result_name
from calculators.engine.sheet.records import Sheet
from calculators.engine.sheet.workbook import Workbook
from calculators.engine.working.derive.sheet.cell_sheet import CellSheet, cell_sheet, worked_cells
from college.cli.main import main
from college.exports.spreadsheet import spreadsheet

ROOT = Path(__file__).parents[3]
RACKS = CATALOG["racks"]


def _formulas(cells: CellSheet) -> dict[str, str]:
    return {cell.name: cell.formula.text for cell in cells.steps}


def _texts(sheet: Sheet) -> list[Any]:
    return [box.value for row in sheet.rows for box in row]


def test_a_step_is_a_formula_over_named_cells() -> None:
    """As the working has them: rounded up, down, and divided, with names in place of addresses."""
    found = _formulas(cell_sheet(RACKS))
    assert found["server_load"] == "gpus_per_server*tdp*server_overhead/1000"
    assert found["servers_in_a_rack"] == "INT(rack_power/server_load+1E-09)"
    assert found["racks"] == "(-INT(-(servers/servers_in_a_rack)))"


def test_choices_are_lookups_and_branches_are_if() -> None:
    """A chip's peak is looked up by chip and format, unless the reader types one."""
    cells = cell_sheet(CATALOG["training_run"])
    (table,) = [cell.table for cell in cells.steps if cell.table and len(cell.table.inputs) == 2]
    assert table.inputs == ("chip", "number_format")
    assert table.rows["NVIDIA H100 SXM", "FP8"] == 1979e12
    choice = f"IF(is_typed_by_chip=1,own_peak,{table.name})"
    assert choice in _formulas(cells).values()
    assert cells.lines["energy"].text == 'IF(energy="","not published",energy)'


@pytest.mark.parametrize("name", CATALOG)
def test_every_calculator_can_be_a_spreadsheet(name: str) -> None:
    """Each input and line has a named cell, and no formula reads a name that is not there."""
    calculator = CATALOG[name]
    cells = cell_sheet(calculator)
    sheet = laid_out(calculator, worked_cells(calculator), "One")
    lines = {result_name(line.name) for line in calculator.lines}
    assert {*cells.inputs.values(), *lines} <= {*sheet.names}
    assert len(sheet.limits) == len(calculator.inputs) * (1 + len(calculator.presets))
    for formula in [*(cell.formula for cell in cells.steps), *cells.lines.values()]:
        assert formula.cells <= {*sheet.names}
        assert len(formula.text) < 8192, "the most that spreadsheets take"


def test_a_sheet_says_where_it_comes_from() -> None:
    """Ends, status with date and source, what is left out, and the link back."""
    sheet = laid_out(RACKS, worked_cells(RACKS), "One", "https://course.example/racks.html")
    texts = [str(text) for text in _texts(sheet)]
    assert RACKS.left_out[0] in texts
    assert any(text.endswith("https://course.example/racks.html") for text in texts)
    fact = RACKS.inputs[0].fact
    assert fact is not None
    assert any(f"{fact.status.value}, {fact.date}" in text for text in texts)
    assert all(preset.label in texts for preset in RACKS.presets)


def test_the_same_calculator_gives_the_same_bytes() -> None:
    """No clock and no chance in the file, and each part of it is well-formed."""
    data = spreadsheet([RACKS]).data
    assert data == spreadsheet([RACKS]).data
    with zipfile.ZipFile(BytesIO(data)) as package:
        for name in package.namelist():
            ET.fromstring(package.read(name))  # noqa: S314 - written here a moment ago


@pytest.mark.parametrize("name", CATALOG)
def test_a_sheet_has_its_charts_and_scenarios(name: str) -> None:
    """The curve of the page, the parts of each total, and a column of results for each preset."""
    calculator = CATALOG[name]
    book = Workbook()
    book.add(calculator, worked_cells(calculator))
    (sheet,) = book.sheets
    wholes = {line.part_of for line in calculator.lines if line.part_of}
    assert len([plot for plot in sheet.plots if plot.is_bars]) == len(wholes)
    assert len(sheet.plots) == len(wholes) + 1
    headline = sheet.rows[2]
    told = [box for box in headline if box.formula]
    assert len(told) == 1 + len(calculator.presets)
    for plot in sheet.plots:
        for series in plot.series:
            assert len(series.across_now) == len(series.up_now)


def test_a_package_has_the_order_that_the_format_fixes() -> None:
    """A program that finds parts of a sheet in another order offers to repair the file."""
    order = "sheetPr sheetViews cols sheetData dataValidations hyperlinks pageMargins pageSetup"
    order += " headerFooter drawing"
    book = spreadsheet([CATALOG["training_run"]], "https://course.example/")
    with zipfile.ZipFile(BytesIO(book.data)) as package:
        root = ET.fromstring(package.read("xl/worksheets/sheet1.xml"))  # noqa: S314 - our own
    assert " ".join(part.tag.rpartition("}")[2] for part in root) == order


def _counted_by_loop(*, power: float) -> Any:
    total = 0.0
    while total < power:
        total += 1
    return total


def test_what_has_no_formula_is_told_by_name() -> None:
    """A loop is refused with its place; the other calculators are written."""
    loop = replace(RACKS, name="loop", function=_counted_by_loop, inputs=RACKS.inputs[:1])
    loop = replace(loop, inputs=(replace(loop.inputs[0], name="power"),))
    book = spreadsheet([loop, RACKS])
    assert book.left_out == {"loop": "“while total < power:” in _counted_by_loop"}
    assert book.data


def test_the_command_writes_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Into dist/ of the course; a name that is not there is told with the nearest."""
    (tmp_path / "course.yml").write_bytes((ROOT / "course.yml").read_bytes())
    monkeypatch.setattr("college.cli.main.project_root", lambda: tmp_path)
    assert main(["export", "xlsx", "racks"]) == 0
    assert "Wrote dist/racks.xlsx." in capsys.readouterr().out
    assert (tmp_path / "dist/racks.xlsx").read_bytes() == spreadsheet([RACKS]).data
    assert main(["export", "xlsx", "raks"]) == 2
    assert "did you mean racks?" in capsys.readouterr().err
