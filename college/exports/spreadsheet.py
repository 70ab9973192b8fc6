"""Calculators as a workbook with live formulas: read off their source, written small."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from calculators.engine.model.record import Calculator
from calculators.engine.sheet.workbook import Workbook
from calculators.engine.working.derive.sheet.cell_sheet import worked_cells
from calculators.engine.working.derive.sheet.cells import Inexpressible
from college.exports.zipped import zipped
from college.pages.parts.calculator_links import calculator_address
from college.source.memory import Memory


@dataclass(frozen=True)
class WrittenBook:
    """A file, and which calculators are not in it, with the reason."""

    data: bytes
    left_out: Mapping[str, str] = field(default_factory=dict)


def spreadsheet(calculators: Iterable[Calculator], site: str = "") -> WrittenBook:
    """Return these calculators as one workbook; links lead to their pages on the site."""
    book = Workbook()
    left_out: dict[str, str] = {}
    for calculator in calculators:
        link = f"{site}{calculator_address(calculator.name)}" if site else ""
        try:
            book.add(calculator, worked_cells(calculator), link)
        except Inexpressible as reason:
            left_out[calculator.name] = str(reason)
    return WrittenBook(zipped(book.files()) if book.sheets else b"", left_out)


def spreadsheet_beside(calculator: Calculator, memory: Memory, site: str) -> bytes:
    """Return the workbook that lies beside a calculator's page; nothing if it cannot be one."""
    key = "spreadsheet", calculator.name
    made_from = calculator.function, site
    return memory.once(key, made_from, lambda: spreadsheet([calculator], site).data)
