"""The promise of a workbook: another program recalculates it, and gives what Python gives."""

from __future__ import annotations

import random
import re
import shutil
import subprocess
import zipfile
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from calculators.catalog import CATALOG
from calculators.engine.model.record import Calculator, Input
from calculators.engine.running.run import evaluate
from calculators.engine.sheet.layout import laid_out
from calculators.engine.sheet.package import workbook_files
from calculators.engine.sheet.place import result_name
from calculators.engine.sheet.records import Sheet
from calculators.engine.sheet.workbook import add_choices
from calculators.engine.working.derive.sheet.cell_sheet import worked_cells
from college.exports.zipped import zipped

OFFICE = shutil.which("soffice") or "soffice"
RUNS = 200
TRIES = 4000
MAIN = {"m": "http://schemas.openxmlformats.org/spreadsheetml/2006/main"}
pytestmark = pytest.mark.exports


def _random_inputs(calculator: Calculator) -> list[dict[str, Any]]:
    """Return inputs all over their ranges that the calculator takes, the same ones every time."""
    chance = random.Random(calculator.name)
    found: list[dict[str, Any]] = []
    for _ in range(TRIES):
        values = {item.name: _random(item, chance) for item in calculator.inputs}
        if evaluate(calculator, values) is not None:
            found.append(values)
        if len(found) == RUNS:
            break
    return found


def _random(item: Input, chance: random.Random) -> Any:
    if item.options:
        return chance.choice([*item.options.values()])
    low, high = item.low, item.high
    if item.log and low > 0:
        value = min(max(low * (high / low) ** chance.random(), low), high)
    else:
        value = chance.uniform(low, high)
    return round(value) if item.whole else value


def _write(path: Path, calculator: Calculator, runs: list[dict[str, Any]]) -> None:
    """Write a sheet a run, none with a result in it that could be taken for a fresh one."""
    calculator = replace(calculator, presets=(), chart=None)
    cells = worked_cells(calculator)
    choices = Sheet("Choices")
    sheets = []
    for at, values in enumerate(runs):
        sheet = laid_out(calculator, cells, f"Run {at}", values=values)
        add_choices(choices, sheet, calculator, cells)
        sheet.rows = [
            [replace(box, value=None) if box.formula else box for box in row] for row in sheet.rows
        ]
        sheets.append(sheet)
    path.write_bytes(zipped(workbook_files([*sheets, choices])))


def _parsed(package: zipfile.ZipFile, name: str) -> ET.Element:
    return ET.fromstring(package.read(f"xl/{name}.xml"))  # noqa: S314 - written here a moment ago


def _read(path: Path) -> list[dict[str, str]]:
    """Return the named cells of each sheet as the other program wrote them."""
    with zipfile.ZipFile(path) as package:
        book = _parsed(package, "workbook")
        texts = [
            "".join(item.itertext())
            for item in _parsed(package, "sharedStrings").iterfind("m:si", MAIN)
        ]
        sheets = []
        for at in range(1, len(book.findall("m:sheets/m:sheet", MAIN)) + 1):
            root = _parsed(package, f"worksheets/sheet{at}")
            cells = {}
            for cell in root.iterfind(".//m:c", MAIN):
                value = cell.findtext("m:v", "", MAIN)
                is_text = cell.get("t") == "s"
                cells[cell.get("r", "")] = texts[int(value)] if is_text and value else value
            sheets.append(cells)
    found: list[dict[str, str]] = [{} for _ in sheets]
    for name in book.iterfind("m:definedNames/m:definedName", MAIN):
        local = name.get("localSheetId")
        where = re.search(r"!\$([A-Z]+)\$(\d+)$", name.text or "")
        if local is not None and where:
            at = int(local)
            found[at][name.get("name", "")] = sheets[at].get("".join(where.groups()), "")
    return found


@pytest.fixture(scope="module")
def recalculated(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, list[dict[str, str]]]:
    """Return what LibreOffice makes of every calculator's workbook of random inputs."""
    home = tmp_path_factory.mktemp("books")
    for name, calculator in CATALOG.items():
        _write(home / f"{name}.xlsx", calculator, _random_inputs(calculator))
    profile = f"-env:UserInstallation={(home / 'profile').as_uri()}"
    words = ["--headless", "--convert-to", "xlsx", "--outdir", str(home / "done")]
    books = [str(path) for path in sorted(home.glob("*.xlsx"))]
    subprocess.run([str(OFFICE), profile, *words, *books], check=True, capture_output=True)
    return {name: _read(home / f"done/{name}.xlsx") for name in CATALOG}


@pytest.mark.parametrize("name", CATALOG)
def test_another_program_gives_the_same(
    name: str, recalculated: Mapping[str, list[dict[str, str]]]
) -> None:
    """Every line of every run, to a billionth; what has no value says so in the same words."""
    calculator = CATALOG[name]
    runs = _random_inputs(calculator)
    assert len(runs) == RUNS
    for values, cells in zip(runs, recalculated[name], strict=False):
        record = evaluate(calculator, values)
        for line in calculator.lines:
            told, expected = cells[result_name(line.name)], getattr(record, line.name)
            where = f"{line.name} of {values}"
            if expected is None:
                assert told == line.none, where
            else:
                assert float(told) == pytest.approx(expected, rel=1e-9, abs=1e-300), where
