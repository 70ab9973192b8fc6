"""The steps of "How this was worked out", with the reader's own numbers in them."""

from __future__ import annotations

import sys
import typing
from collections.abc import Iterable, Mapping
from enum import Enum
from functools import cache
from typing import Any

from calculators.engine.model.record import Calculator
from calculators.engine.numbers.phrase import mid_sentence
from calculators.engine.numbers.precise import precise, shown_scale
from calculators.engine.running.trace import Values
from calculators.engine.working.simplify import chosen_branch, simplify
from calculators.engine.working.steps import Either, Fixed, Name, Step, Token
from calculators.unit import Unit

_AGAIN = ("", ", second", ", third", ", fourth")


class Missing(LookupError):
    """The run did not pass through this name: a branch not taken."""


def worked_steps(
    calculator: Calculator, steps: Iterable[Step], values: Values
) -> list[tuple[str, str, str, str]]:
    """Return label, formula in words, formula in numbers and result of each step that was run."""
    units: dict[str, Unit] = {item.name: item.unit for item in calculator.inputs if item.unit}
    units |= {line.name: line.unit for line in calculator.lines}
    nones = {line.name: line.none for line in calculator.lines}
    called = _Called(calculator, values)

    def scale(name: Name) -> float:
        here, owner = _looked_up(name, values)
        unit = _unit(name, owner, units)
        return shown_scale(here, unit) if unit else 1

    rows: list[tuple[str, str, str, str]] = []
    for step in steps:
        try:
            result = _written(step.result, values, units)
            if result == "none":
                result = nones.get(step.line, result)
            formula = simplify(
                chosen_branch(step.formula, lambda token: _value(token, values)), scale
            )
            numbers = "".join(_text(token, values, units) for token in formula)
            words = "".join(map(called.in_formula, formula))
            row = (called.name(step.result), words, numbers, result)
        except Missing:
            continue
        says_nothing = len(formula) == 1 or all(isinstance(token, str | Fixed) for token in formula)
        if row not in rows and not says_nothing:
            rows.append(row)
    return rows


class _Called:
    """What the quantities of a run are called: as the line that shows the very same one."""

    def __init__(self, calculator: Calculator, values: Values) -> None:
        self.values = values
        self.known: dict[str, list[Any]] = {}
        record = values[""]["return"]
        shown = [(line, getattr(record, line.name)) for line in calculator.lines]
        self.lines = {line.name: (line.label, value) for line, value in shown}
        # The same object, not an equal number: two things may happen to be 32.
        self.floats: dict[int, str] = {
            id(value): line.label for line, value in reversed(shown) if isinstance(value, float)
        }

    def name(self, name: Name) -> str:
        """Return the label of a quantity; another one of the same name is called the second."""
        if name.path == "" and "." not in name.name:
            return name.label
        value, _ = _looked_up(name, self.values)
        label = self._label(name, value)
        known = self.known.setdefault(label, [])
        if value not in known:
            known.append(value)
        return label + _AGAIN[known.index(value)]

    def _label(self, name: Name, value: Any) -> str:
        label, same = self.lines.get(name.name.rpartition(".")[2], ("", None))
        if label and (value is same or (isinstance(value, int) and value == same)):
            return label
        return self.floats.get(id(value), name.label)

    def in_formula(self, token: Token) -> str:
        """Return what stands for a token in a formula in words."""
        if isinstance(token, str):
            return token
        assert not isinstance(token, Either)
        return mid_sentence(self.name(token) if isinstance(token, Name) else token.label)


def _text(token: Token, values: Values, units: Mapping[str, Unit]) -> str:
    if isinstance(token, str):
        return token
    if isinstance(token, Fixed):
        return token.text
    assert isinstance(token, Name)
    return _written(token, values, units)


def _value(token: Name | Fixed, values: Values) -> Any:
    return token.value if isinstance(token, Fixed) else _looked_up(token, values)[0]


def _looked_up(name: Name, values: Values) -> tuple[Any, Any]:
    """Return a name's value in this run, and the record it is a field of."""
    here: Any = values.get(name.path)
    owner: Any = None
    if here is None:
        raise Missing(name.path)
    for index, part in enumerate(name.name.split(".")):
        owner = here
        try:
            here = here[part] if index == 0 else getattr(here, part)
        except (KeyError, AttributeError):
            raise Missing(name.name) from None
    return here, owner


def _written(name: Name, values: Values, units: Mapping[str, Unit]) -> str:
    here, owner = _looked_up(name, values)
    unit = _unit(name, owner, units)
    if isinstance(here, Enum):
        return here.name
    if here is None:
        return "none"
    if not isinstance(here, int | float):
        return str(here)
    return precise(here, unit) if unit else f"{here:.5g}"


def _unit(name: Name, owner: Any, units: Mapping[str, Unit]) -> Unit | None:
    if name.unit:
        module, _, alias = name.unit.partition(":")
        alias = alias.partition(" |")[0]
        return _first_unit(getattr(sys.modules[module], alias, None))
    *_, last = name.name.split(".")
    if name.path == "" and last in units:
        return units[last]
    if "." in name.name:
        return _field_unit(owner.__class__, last)
    return None


@cache
def _field_unit(owner: type[object], field: str) -> Unit | None:
    return _first_unit(typing.get_type_hints(owner, include_extras=True).get(field))


def _first_unit(hint: Any) -> Unit | None:
    marks = getattr(hint, "__metadata__", ())
    return next((mark for mark in marks if isinstance(mark, Unit)), None)
