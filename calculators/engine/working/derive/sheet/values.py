"""What operators, tests and branches make of values: plain ones, chosen ones, and cells."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from calculators.engine.model.markers import FactLike
from calculators.engine.working.derive.sheet.cells import Cells, Chosen, Inexpressible, Record
from calculators.engine.working.derive.sheet.formula import (
    COMPARE,
    Formula,
    either,
    has_value,
    literal,
)


def is_plain(value: Any) -> bool:
    """Whether a value is Python's own, with no cell and no choice in it."""
    if isinstance(value, tuple | list):
        return all(map(is_plain, value))
    return not isinstance(value, Formula | Chosen | Record)


def is_known(value: Any) -> bool:
    """Whether a value is known once the choices are made."""
    return isinstance(value, Chosen) or is_plain(value)


def worked_out(change: Callable[..., Any], *values: Any) -> Any:
    """Return what Python makes of values that are plain or chosen."""
    chosen = [value for value in values if isinstance(value, Chosen)]
    if not chosen:
        return change(*values)

    def filled(*found: Any) -> Any:
        rest = iter(found)
        return change(*(next(rest) if isinstance(value, Chosen) else value for value in values))

    made = chosen[0].mapped(filled, *chosen[1:])
    first, *others = made.rows.values()
    alike = not isinstance(first, ValueError) and all(
        type(one) is type(first) and one == first for one in others
    )
    return first if alike else made


def said(name: str, value: Any) -> Any:
    """Return a value that a field of a choice gave, with the field's name on it."""
    known = isinstance(value, Chosen) and name != "value"
    return replace(value, said=name) if known else value


class Lift:
    """How any value becomes a formula; `names` has the cells of the inputs."""

    def __init__(self, cells: Cells, names: Mapping[str, str]) -> None:
        self.cells = cells
        self.names = names

    def formula(self, value: Any) -> Formula:
        """Return what stands for a value in a formula."""
        if isinstance(value, Formula):
            return value
        if isinstance(value, Chosen):
            return self.cells.looked_up(value, self.names)
        if isinstance(value, FactLike):
            return self.cells.fixed(value)
        if value is None or isinstance(value, int | float | str):
            return literal(value)
        raise Inexpressible(f"{value!r} stands where a number is needed")

    def test(self, value: Any) -> bool | Formula:
        """Return whether a value holds, as Python asks it."""
        if isinstance(value, Formula):
            return has_value(value)
        if isinstance(value, Record):
            return True
        found = worked_out(bool, value)
        if not isinstance(found, Chosen):
            return bool(found)
        cell = self.formula(found)
        return Formula(f"{cell.text}=1", COMPARE, cell.cells)

    def either(self, test: Formula, then: Any, otherwise: Any) -> Any:
        """Return a branch of any two values of a kind; of records, field by field."""
        if isinstance(then, Record) and isinstance(otherwise, Record):
            fields = {
                name: self.either(test, then.fields[name], otherwise.fields[name])
                for name in then.fields
            }
            return Record(then.kind, fields)
        if isinstance(then, tuple) and isinstance(otherwise, tuple):
            pairs = zip(then, otherwise, strict=True)
            return tuple(self.either(test, *pair) for pair in pairs)
        return either(test, self.formula(then), self.formula(otherwise))
