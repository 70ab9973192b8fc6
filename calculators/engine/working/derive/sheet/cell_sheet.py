"""A calculator as cells: its inputs by name, its steps in order, and its lines."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from typing import Any

from calculators.engine.model.record import Calculator
from calculators.engine.working.cells import LookedUp, WorkedCell, WorkedCells, fact_note, kind_of
from calculators.engine.working.derive.sheet.cells import Cell, Cells, Chosen, Table
from calculators.engine.working.derive.sheet.formula import (
    ADD,
    COMPARE,
    Formula,
    either,
    literal,
)
from calculators.engine.working.derive.sheet.reading import Reader


@dataclasses.dataclass(frozen=True)
class CellSheet:
    """A calculator as cells: those of its inputs by name, its steps in order, its lines."""

    inputs: Mapping[str, str]
    steps: tuple[Cell, ...]
    lines: Mapping[str, Formula]


def cell_sheet(calculator: Calculator) -> CellSheet:
    """Return a calculator as cells with formulas, or refuse what has no formula there."""
    cells = Cells()
    names = {item.name: cells.free(item.name) for item in calculator.inputs}
    reader = Reader(calculator, cells, names)
    given: dict[str, Any] = {
        item.name: Chosen((item,), {(name,): option for name, option in item.options.items()})
        if item.options
        else Formula(names[item.name], cells=frozenset([names[item.name]]))
        for item in calculator.inputs
    }
    record = reader.call(calculator.function, (), given)
    lines: dict[str, Formula] = {}
    for line in calculator.lines:
        value = reader.lift.formula(reader.attribute(record, line.name))
        if value.text in cells.found:
            cell = cells.found[value.text]
            cells.found[value.text] = dataclasses.replace(cell, label=line.label, unit=line.unit)
        empty = Formula(f'{value.beside(ADD)}=""', COMPARE, value.cells)
        behind = [value, *(cell.formula for cell in _needed(cells.found, [value]))]
        may_be_empty = any(literal(None).text in one.text for one in behind)
        lines[line.name] = either(empty, literal(line.none), value) if may_be_empty else value
    return CellSheet(names, tuple(_needed(cells.found, lines.values())), lines)


def _needed(found: Mapping[str, Cell], ends: Iterable[Formula]) -> list[Cell]:
    """Return the cells that the ends rest on, in their order."""
    seen: set[str] = set()
    todo = [name for end in ends for name in end.cells]
    while todo:
        name = todo.pop()
        if name in found and name not in seen:
            seen.add(name)
            todo += found[name].formula.cells
    return [cell for name, cell in found.items() if name in seen]


def worked_cells(calculator: Calculator) -> WorkedCells:
    """Return a calculator's cells as they travel: text and numbers alone."""
    sheet = cell_sheet(calculator)
    lines = {name: formula.text for name, formula in sheet.lines.items()}
    return WorkedCells(dict(sheet.inputs), tuple(map(_worked, sheet.steps)), lines)


def _worked(cell: Cell) -> WorkedCell:
    return WorkedCell(
        cell.name,
        cell.label,
        cell.formula.text,
        kind_of(cell.unit) if cell.unit else None,
        fact_note(cell.fact) if cell.fact else "",
        cell.formula.is_array,
        _looked_up(cell.table) if cell.table else None,
    )


def _looked_up(table: Table) -> LookedUp:
    keys = tuple("|".join(key) for key in table.rows)
    values = tuple("" if value is None else value for value in table.rows.values())
    return LookedUp(table.label, keys, values)
