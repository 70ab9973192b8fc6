"""The same steps with other inputs, a column each: the scenarios, and the points of a chart.

A table of what-if would be shorter, but not every program works it out when it opens the file.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from typing import Any

from calculators.engine.model.record import Calculator, Input
from calculators.engine.running.run import Impossible, evaluate, run, typed
from calculators.engine.sheet import looks
from calculators.engine.sheet.inputs import cell_value, input_format, limit_of
from calculators.engine.sheet.place import VALUE, Page, result_name
from calculators.engine.sheet.records import Box, address
from calculators.engine.working.cells import WorkedCells

_WORDS = re.compile(r'"[^"]*"|[A-Za-z_]\w*')
"""Texts and names of a formula."""


def moved(formula: str, places: Mapping[str, str]) -> str:
    """Return a formula that reads other cells for some of its names.

    >>> moved('IF(rate="",rate__2,hours*rate)', {"rate": "D7"})
    'IF(D7="",rate__2,hours*D7)'
    """
    return _WORDS.sub(lambda word: places.get(word[0], word[0]), formula)


def dependents(cells: WorkedCells, changed: Collection[str]) -> set[str]:
    """Return the names of these cells, and of all steps that hang on one of them."""
    found = {*changed}
    for step in cells.steps:  # each stands behind those it reads
        if found.intersection(_WORDS.findall(step.formula)) and not step.note:
            found.add(step.name)
    return found


def scenarios(page: Page, calculator: Calculator, cells: WorkedCells) -> None:
    """Write the presets beside the reader's numbers, each with its own inputs and results."""
    for number, preset in enumerate(calculator.presets):
        column = page.scenario(number)
        values = typed(calculator, dict(preset.values))
        try:
            record = run(calculator, values).record
        except Impossible:
            record = None
        for item in calculator.inputs:
            name = cells.inputs[item.name]
            row = page.rows[name]
            value = cell_value(values[item.name])
            look = looks.given_look(input_format(item, value), is_choice=bool(item.options))
            page.put(row, column, Box(value, look=look))
            at = address(row, column)
            page.sheet.limits.append(replace(limit_of(item, name), at=at, note=preset.note))
        wanted = [line.name for line in calculator.lines]
        _column(page, cells, column, [*cells.inputs.values()], wanted, _shown(calculator, record))
        headline = calculator.headline
        answer = None if record is None else getattr(record, headline.name)
        look = looks.headline_look(looks.format_of(headline.unit, answer), small=True)
        formula = address(page.rows[result_name(headline.name)], column)
        page.put(page.top, column, Box(answer, formula, look))
        page.put(page.top - 1, column, Box(preset.label, look=looks.QUIET_RIGHT))
        for row in page.compared:
            page.put(row, column, Box(preset.label, look=looks.HEAD_RIGHT))


def points(
    page: Page,
    calculator: Calculator,
    cells: WorkedCells,
    item: Input,
    lines: list[str],
    found: Mapping[float, Any],
) -> None:
    """Write what some lines need at each point of an input, with what is known of them."""
    name = cells.inputs[item.name]
    look = looks.given_look(input_format(item, max(found)), is_choice=False)
    for number, (point, record) in enumerate(found.items()):
        column = page.first_point + number
        page.put(page.rows[name], column, Box(int(point) if item.whole else point, look=look))
        _column(page, cells, column, [name], lines, _shown(calculator, record))


def _shown(calculator: Calculator, record: Any) -> dict[str, float | str]:
    """Return what each line has to begin with."""
    values = {line.name: getattr(record, line.name, None) for line in calculator.lines}
    none = {line.name: line.none for line in calculator.lines}
    return {name: none[name] if value is None else value for name, value in values.items()}


def _column(
    page: Page,
    cells: WorkedCells,
    column: int,
    changed: Collection[str],
    lines: Collection[str],
    begun: Mapping[str, float | str],
) -> None:
    """Write the steps and lines that hang on changed inputs into a column of their own."""
    hanging = dependents(cells, changed)
    places = {name: address(page.rows[name], column) for name in hanging}
    needed = _needed(cells, [cells.lines[line] for line in lines], hanging)
    for step in cells.steps:
        if step.name in needed:
            row = page.rows[step.name]
            look = page.sheet.rows[row][VALUE].look
            box = Box(formula=moved(step.formula, places), look=look, is_array=step.is_array)
            page.put(row, column, box)
    for line in lines:
        row = page.rows[result_name(line)]
        look = page.sheet.rows[row][VALUE].look
        page.put(row, column, Box(begun[line], moved(cells.lines[line], places), look))


def _needed(cells: WorkedCells, ends: list[str], hanging: Collection[str]) -> set[str]:
    """Return the hanging steps that some formulas rest on."""
    formulas = {step.name: step.formula for step in cells.steps if step.name in hanging}
    seen: set[str] = set()
    todo = [word for end in ends for word in _words(end)]
    while todo:
        name = todo.pop()
        if name in formulas and name not in seen:
            seen.add(name)
            todo += _words(formulas[name])
    return seen


def _words(formula: str) -> Iterator[str]:
    return (word[0] for word in _WORDS.finditer(formula))


def answers_along(
    calculator: Calculator, item: Input, along: Collection[float], given: Mapping[str, Any]
) -> dict[float, Any]:
    """Return the points of an input at which the calculator has an answer, with the answers."""
    runs = {
        point: evaluate(calculator, {**given, item.name: int(point) if item.whole else point})
        for point in along
    }
    return {point: record for point, record in runs.items() if record is not None}
