"""One calculator laid out on a sheet: answer, inputs, result, charts, steps, origins."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from calculators.engine.model.record import Calculator
from calculators.engine.numbers.phrase import capitalized
from calculators.engine.running.run import run
from calculators.engine.sheet import looks
from calculators.engine.sheet.charts import breakdowns, sweep, swept
from calculators.engine.sheet.inputs import inputs
from calculators.engine.sheet.place import Page, result_name
from calculators.engine.sheet.records import Box, Sheet
from calculators.engine.sheet.variants import scenarios
from calculators.engine.working.cells import WorkedCell, WorkedCells

_HOW = "Change the yellow cells; everything else follows, the charts too."
_NO_GUARD = (
    "The page refuses inputs that cannot go together, with the reason; these cells do not. Check "
    "there before you rely on an unusual case."
)


def laid_out(
    calculator: Calculator,
    cells: WorkedCells,
    name: str,
    link: str = "",
    values: Mapping[str, Any] | None = None,
) -> Sheet:
    """Return the sheet of a calculator with these inputs, or else with its defaults.

    Its cells are named, and the names are its own.
    """
    given = {**calculator.defaults, **(values or {})}
    record = run(calculator, given).record
    curve = swept(calculator, given)
    sheet = Sheet(name, foot=f"{calculator.title}. {link}".strip())
    page = Page(sheet, len(calculator.presets), len(curve[2]) if curve else 0)
    _top(page, calculator, record)
    _compared(page, "Inputs", "From and to, and where the value comes from")
    inputs(page, calculator, cells, given)
    _result(page, calculator, cells, record)
    breakdowns(page, calculator, record)
    _steps(page, cells)
    if curve:
        sweep(page, calculator, cells, *curve)
    scenarios(page, calculator, cells)
    _texts(page, "What is left out", (*calculator.left_out, _NO_GUARD))
    _texts(page, "Sources", (f"{one.title}, {one.date}" for one in calculator.sources))
    made = f"{calculator.title}, model version {calculator.version}."
    _texts(page, "Where this comes from", [made])
    if link:
        sheet.rows.append([Box(link, look=looks.LINK, link=link)])
    return sheet


def _top(page: Page, calculator: Calculator, record: Any) -> None:
    line = calculator.headline
    value = getattr(record, line.name)
    look = looks.headline_look(looks.format_of(line.unit, value))
    page.sheet.rows += [
        [Box(calculator.title, look=looks.TITLE)],
        [Box(calculator.question, look=looks.QUIET)],
        [
            Box(line.label, look=looks.HEADLINE),
            Box(line.none if value is None else value, result_name(line.name), look),
            Box(looks.unit_of(line.unit) or None, look=looks.BESIDE),
        ],
        [Box(_HOW, look=looks.QUIET)],
    ]
    page.top = 2
    page.sheet.frozen = 3


def _compared(page: Page, title: str, note: str = "") -> None:
    """Begin a block that scenarios stand in, too."""
    page.head(title, "Your numbers", "Unit", note)
    page.compared.append(len(page.sheet.rows) - 1)


def _result(page: Page, calculator: Calculator, cells: WorkedCells, record: Any) -> None:
    _compared(page, "Result")
    for line in calculator.lines:
        value = getattr(record, line.name)
        look = looks.answer_look(looks.format_of(line.unit, value), bold=line.headline is not None)
        begun = line.none if value is None else value
        box = Box(begun, cells.lines[line.name], look)
        page.add(line.label, box, looks.unit_of(line.unit), name=result_name(line.name))


def _steps(page: Page, cells: WorkedCells) -> None:
    _compared(page, "How this is worked out", "Formula or source")
    for cell in cells.steps:
        form, unit = looks.number_format(cell.unit), looks.unit_text(cell.unit)
        said = f"{cell.name}: {cell.note}" if cell.note else f"{cell.name} = {cell.formula}"
        page.add(capitalized(cell.label), _step(cell, form), unit, said, cell.name)


def _step(cell: WorkedCell, form: str) -> Box:
    look = looks.value_look(form)
    if cell.note:
        return Box(float(cell.formula), look=look)
    return Box(formula=cell.formula, look=look, is_array=cell.is_array)


def _texts(page: Page, title: str, texts: Iterable[str]) -> None:
    page.head(title)
    page.sheet.rows += [[Box(text, look=looks.TEXT)] for text in texts]
