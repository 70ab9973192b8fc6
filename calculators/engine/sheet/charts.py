"""The charts of a calculator's sheet: what a total is made of, and the calculator's own curve."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from calculators.engine.model.record import Calculator, Input, ResultLine
from calculators.engine.running.sampling import sample_points
from calculators.engine.sheet import looks
from calculators.engine.sheet.inputs import input_format
from calculators.engine.sheet.place import UNIT, VALUE, Page, result_name
from calculators.engine.sheet.records import Axis, Box, Look, Plot, Series, address
from calculators.engine.sheet.variants import answers_along, points
from calculators.engine.working.cells import WorkedCells

_HIGH = 18
"""How many rows a chart takes."""
_EVERY = 2
"""Of the points that the page draws, every so many stand in the sheet."""


def breakdowns(page: Page, calculator: Calculator, record: Any) -> None:
    """Write each total with its parts, their shares, and a chart of them."""
    for whole in calculator.lines:
        parts = [line for line in calculator.lines if line.part_of == whole.name]
        if len(parts) > 1:
            _breakdown(page, whole, parts, record)


def _breakdown(page: Page, whole: ResultLine, parts: list[ResultLine], record: Any) -> None:
    title = f"What makes up: {whole.label}"
    page.head(title, "Amount", "Share")
    first, total = len(page.sheet.rows), getattr(record, whole.name)
    form, sum_cell = looks.format_of(whole.unit, total), result_name(whole.name)
    for line in (*parts, whole):
        amount, bold = getattr(record, line.name), line is whole
        look = looks.answer_look(form, bold=bold)
        page.add(line.label, Box(amount, result_name(line.name), look))
        row = len(page.sheet.rows) - 1
        share = f"IF({sum_cell}=0,0,{address(row, VALUE)}/{sum_cell})"
        look = Look(looks.SHARE, bold=bold, line=looks.LABEL.line, right=True)
        page.put(row, UNIT, Box(amount / total if amount and total else 0.0, share, look))
    last = first + len(parts) - 1
    series = Series(
        whole.label,
        page.sheet.cells((first, 0), (last, 0)),
        page.sheet.cells((first, VALUE), (last, VALUE)),
        [line.label for line in parts],
        [getattr(record, line.name) for line in parts],
    )
    _drawn(page, title, Axis(""), Axis(looks.unit_of(whole.unit), form), (series,), is_bars=True)


def swept(
    calculator: Calculator, given: Mapping[str, Any]
) -> tuple[Input, list[ResultLine], dict[float, Any]] | None:
    """Return the input of the calculator's chart, its lines, and its points with their answers."""
    if calculator.chart is None:
        return None
    item, rival = calculator.input(calculator.chart.x), calculator.chart.rival
    names = [calculator.chart.y, *([rival.line] if rival else [])]
    lines = [line for line in map(calculator.line, names) if line]
    if item is None or item.unit is None:
        return None
    every = sample_points(item, float(given[item.name]))
    found = answers_along(calculator, item, sorted({*every[::_EVERY], every[-1]}), given)
    known = {
        point: record
        for point, record in found.items()
        if all(getattr(record, line.name) is not None for line in lines)
    }
    return (item, lines, known) if len(known) > 1 else None


def sweep(
    page: Page,
    calculator: Calculator,
    cells: WorkedCells,
    item: Input,
    lines: list[ResultLine],
    found: Mapping[float, Any],
) -> None:
    """Write the points of the calculator's curve beside its steps, and draw it."""
    points(page, calculator, cells, item, [line.name for line in lines], found)
    input_row = page.rows[cells.inputs[item.name]]
    first, last = page.first_point, page.first_point + len(found) - 1
    told = f"Points of the chart: the same steps at other values of {item.label}"
    page.put(input_row - 1, first, Box(told, look=looks.QUIET))
    series = [
        Series(
            line.label,
            page.sheet.cells((input_row, first), (input_row, last)),
            page.sheet.cells((row, first), (row, last)),
            [*found],
            [getattr(record, line.name) for record in found.values()],
        )
        for line, row in ((line, page.rows[result_name(line.name)]) for line in lines)
    ]
    answer_row = page.rows[result_name(lines[0].name)]
    marked = Series(
        "Your numbers",
        page.sheet.cells((input_row, VALUE), (input_row, VALUE)),
        page.sheet.cells((answer_row, VALUE), (answer_row, VALUE)),
        is_mark=True,
    )
    title = f"{' and '.join(line.label for line in lines)} by {item.label}"
    page.head(title)
    across = f"{item.label}, {looks.unit_of(item.unit)}".rstrip(", ")
    x_axis = Axis(across, input_format(item, max(found)), log=item.log and min(found) > 0)
    highest = max(abs(value) for one in series for value in one.up_now if value is not None)
    y_axis = Axis(looks.unit_of(lines[0].unit), looks.format_of(lines[0].unit, highest))
    _drawn(page, title, x_axis, y_axis, (*series, marked))


def _drawn(
    page: Page, title: str, x: Axis, y: Axis, series: tuple[Series, ...], *, is_bars: bool = False
) -> None:
    """Put a chart below what was written, on rows of its own."""
    top = len(page.sheet.rows)
    place = (0, top, page.note, top + _HIGH)
    page.sheet.plots.append(Plot(title, x, y, series, place, is_bars=is_bars))
    page.sheet.rows += [[] for _ in range(_HIGH)]
