"""One calculator laid out on a sheet: inputs, result, steps, sources, what is left out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from calculators.engine.model.markers import FactLike
from calculators.engine.model.record import Calculator, Input, option_label
from calculators.engine.numbers.phrase import capitalized
from calculators.engine.numbers.write import write_in_full
from calculators.engine.running.run import run, typed
from calculators.engine.working.derive.sheet.cell_sheet import CellSheet
from calculators.engine.working.derive.sheet.cells import Cell
from calculators.money import MONEY
from calculators.unit import Style, Unit
from college.exports.spreadsheet.records import Box, Limit, Look, Sheet, address

_TITLE = Look(bold=True, size=16)
_HEAD = Look(bold=True, fill="DDE7F0", wrap=True)
_BESIDE = Look(indent=1)
_WORDS = Look(wrap=True, indent=1)
_GIVEN = "FFF6D6"
"""The color of the cells to type in."""
_ANSWER = "E4F3E4"
_WIDTHS = (46, 22, 18, 34, 70)
_VALUE = 1
"""The column of the values."""
_NO_GUARD = (
    "The page refuses inputs that cannot go together, with the reason; these cells do not. Check "
    "there before you rely on an unusual case."
)


def laid_out(
    calculator: Calculator,
    cells: CellSheet,
    name: str,
    link: str = "",
    values: Mapping[str, Any] | None = None,
) -> Sheet:
    """Return the sheet of a calculator with these inputs, or else with its defaults.

    Its cells are named, and the names are its own.
    """
    given = {**calculator.defaults, **(values or {})}
    sheet = Sheet(name, widths=(*_WIDTHS, *(18 for _ in calculator.presets)))
    sheet.rows.append([Box(calculator.title, look=_TITLE)])
    sheet.rows += [[Box(calculator.question)], [Box("Change the yellow cells; all else follows.")]]
    _inputs(sheet, calculator, cells, given)
    _result(sheet, calculator, cells, given)
    _steps(sheet, cells)
    _texts(sheet, "What is left out", (*calculator.left_out, _NO_GUARD))
    _texts(sheet, "Sources", (f"{one.title}, {one.date}" for one in calculator.sources))
    made = f"{calculator.title}, model version {calculator.version}. {link}".strip()
    _texts(sheet, "Where this comes from", [made])
    return sheet


def _head(sheet: Sheet, *words: str) -> None:
    sheet.rows += [[], [Box(word, look=_HEAD) for word in words]]


def _name(sheet: Sheet, name: str) -> None:
    """Name the value of the row that comes next."""
    at = address(len(sheet.rows), _VALUE)
    letters = at.rstrip("0123456789")
    quoted = sheet.name.replace("'", "''")
    sheet.names[name] = f"'{quoted}'!${letters}${at[len(letters) :]}"


def _inputs(
    sheet: Sheet, calculator: Calculator, cells: CellSheet, given: Mapping[str, Any]
) -> None:
    presets = [typed(calculator, dict(preset.values)) for preset in calculator.presets]
    labels = (preset.label for preset in calculator.presets)
    _head(sheet, "Inputs", "Value", "Unit", "From and to", "Where the value comes from", *labels)
    for item in calculator.inputs:
        name = cells.inputs[item.name]
        _name(sheet, name)
        sheet.limits.append(_limit(item, address(len(sheet.rows), _VALUE), name))
        form = _WHOLE if item.whole else _format(item.unit)
        look = Look(form, fill=_GIVEN, wrap=bool(item.options))
        sheet.rows.append(
            [
                Box(item.label),
                Box(_plain(given[item.name]), look=look),
                Box(_unit(item.unit), look=_BESIDE),
                Box("one of the list" if item.options else _ends(item), look=_WORDS),
                Box(_origin(item, given[item.name]), look=_WORDS),
                *(
                    Box(_plain(one[item.name]), look=Look(form, wrap=bool(item.options)))
                    for one in presets
                ),
            ]
        )


def _limit(item: Input, at: str, name: str) -> Limit:
    if item.options:
        return Limit(at, names=f"{name}__options", said="Choose one of the list.")
    said = f"This cell takes a number from {item.low:g} to {item.high:g}."
    return Limit(at, low=item.low, high=item.high, whole=item.whole, said=said)


def _result(
    sheet: Sheet, calculator: Calculator, cells: CellSheet, given: Mapping[str, Any]
) -> None:
    _head(sheet, "Result", "Value", "Unit")
    record = run(calculator, given).record
    for line in calculator.lines:
        _name(sheet, result_name(line.name))
        value = getattr(record, line.name)
        look = Look(_format(line.unit), bold=line.headline is not None, fill=_ANSWER)
        begun = line.none if value is None else _plain(value)
        formula = cells.lines[line.name].text
        sheet.rows.append(
            [Box(line.label), Box(begun, formula, look), Box(_unit(line.unit), look=_BESIDE)]
        )


def result_name(line: str) -> str:
    """Return the name of the cell of a line of the result."""
    return f"result__{line}"


def _steps(sheet: Sheet, cells: CellSheet) -> None:
    _head(sheet, "How this is worked out", "Value", "Unit", "Name", "Formula")
    for cell in cells.steps:
        _name(sheet, cell.name)
        look = Look(_format(cell.unit))
        said = _note(cell.fact) or f"= {cell.formula.text}"
        sheet.rows.append(
            [
                Box(capitalized(cell.label)),
                _step(cell, look),
                Box(_unit(cell.unit), look=_BESIDE),
                Box(cell.name),
                Box(said, look=_WORDS),
            ]
        )


def _step(cell: Cell, look: Look) -> Box:
    if cell.fact is not None:
        return Box(float(cell.formula.text), look=look)
    return Box(formula=cell.formula.text, look=look, is_array=cell.formula.is_array)


def _texts(sheet: Sheet, head: str, texts: Iterable[str]) -> None:
    _head(sheet, head)
    sheet.rows += [[Box(text)] for text in texts]


def _plain(value: Any) -> float | str:
    if isinstance(value, int | float):
        return int(value) if isinstance(value, int) else float(value)
    return option_label(value)


def _ends(item: Input) -> str:
    assert item.unit is not None
    return " to ".join(write_in_full(end, item.unit) for end in (item.low, item.high))


def _origin(item: Input, value: Any) -> str:
    return (_note(item.fact) if value == item.default else "") or item.help


def _note(fact: FactLike | None) -> str:
    if fact is None:
        return ""
    source = fact.source.title if fact.source else ""
    return ". ".join(
        part for part in (f"{fact.status.value}, {fact.date}", source, fact.note) if part
    )


def _unit(unit: Unit | None) -> str:
    if unit is None:
        return ""
    return f"{MONEY.sign}{unit.symbol}" if unit.style is Style.MONEY else unit.symbol


_WHOLE = "#,##0"
_NUMBER = "[>=100000000000]0.00E+00;[>=0.001]#,##0.0##;General"
_FORMATS: Mapping[Style, str] = {
    Style.PERCENT: "0.0#%",
    Style.COUNT: _WHOLE,
    Style.MONEY: "[>=1000]#,##0;[>=0.1]#,##0.00;General",
    Style.LARGE: "0.00##E+00",
}


def _format(unit: Unit | None) -> str:
    """Return how numbers of a unit are written; the unit stands beside them."""
    return _FORMATS.get(unit.style, _NUMBER) if unit else "General"
