"""The cells to type in: each with its unit, its ends, and where its value comes from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from calculators.engine.model.record import Calculator, Input, option_label
from calculators.engine.numbers.value import write_value
from calculators.engine.numbers.write import write_in_full
from calculators.engine.sheet import looks
from calculators.engine.sheet.place import VALUE, Page
from calculators.engine.sheet.records import Box, Limit, address
from calculators.engine.working.cells import WorkedCells, fact_note


def inputs(
    page: Page, calculator: Calculator, cells: WorkedCells, given: Mapping[str, Any]
) -> None:
    """Write a row an input, and have its cell take what the page's field takes."""
    for item in calculator.inputs:
        name = cells.inputs[item.name]
        limit = limit_of(item, name)
        told = _origin(item, given[item.name])
        note = ". ".join(part for part in (limit.note, told) if part)
        at = address(len(page.sheet.rows), VALUE)
        page.sheet.limits.append(replace(limit, at=at, note=note))
        value = cell_value(given[item.name])
        look = looks.given_look(input_format(item, value), is_choice=bool(item.options))
        page.add(item.label, Box(value, look=look), looks.unit_of(item.unit), note, name)


def cell_value(value: Any) -> float | str:
    """Return the value of an input as a cell holds it: a number, or the label of a choice."""
    if isinstance(value, int | float):
        return int(value) if isinstance(value, int) else float(value)
    return option_label(value)


def input_format(item: Input, value: Any) -> str:
    """Return how a number of an input is written in a cell."""
    return looks.WHOLE if item.whole else looks.format_of(item.unit, value)


def limit_of(item: Input, name: str) -> Limit:
    """Return what the cell of an input takes; where it stands is still open."""
    if item.options:
        said = "Choose one of the list."
        return Limit("", names=f"{name}__options", said=said, title=item.label)
    assert item.unit is not None
    between = " to ".join(write_in_full(end, item.unit) for end in (item.low, item.high))
    said = f"This cell takes a number from {item.low:g} to {item.high:g} ({between})."
    low, high = item.low, item.high
    return Limit(
        "", low=low, high=high, whole=item.whole, said=said, title=item.label, note=between
    )


def _origin(item: Input, value: Any) -> str:
    if value != item.default:
        return f"Yours; the default is {_shown(item)}. {item.help}".strip()
    return fact_note(item.fact) if item.fact is not None else item.help


def _shown(item: Input) -> str:
    return write_value(item, item.default)
