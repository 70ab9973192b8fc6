"""This file is "How this was worked out": the steps, with the reader's own numbers in them."""

from __future__ import annotations

import operator
import sys
import typing
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from functools import cache
from html import escape
from typing import Any

from calculators.engine.annotations import UnitLike
from calculators.engine.record import Calculator
from calculators.engine.steps import Either, Fixed, Name, Step, Token
from calculators.engine.trace import Values
from calculators.engine.writing import write_in_full

_NUDGE = 1e-6
"""Smaller than anything a reader could enter: such a constant only keeps rounding honest."""


class Missing(LookupError):
    """The run did not pass through this name: a branch not taken."""


def worked_steps(
    calculator: Calculator, steps: Iterable[Step], values: Values
) -> list[tuple[str, str, str, str]]:
    """Give label, formula in words, formula in numbers and result of each step that was run."""
    units: dict[str, UnitLike] = {item.name: item.unit for item in calculator.inputs if item.unit}
    units |= {line.name: line.unit for line in calculator.lines}
    nones = {line.name: line.none for line in calculator.lines}
    rows: list[tuple[str, str, str, str]] = []
    for step in steps:
        try:
            result = _written(step.result, values, units)
            if result == "none":
                result = nones.get(step.result.name, result)
            formula = _tidy(_settled(step.formula, values))
            numbers = "".join(_text(token, values, units) for token in formula)
        except Missing:
            continue
        row = (step.result.label, "".join(map(_label, formula)), numbers, result)
        says_nothing = len(formula) == 1 or all(isinstance(token, str | Fixed) for token in formula)
        if row not in rows and not says_nothing:
            rows.append(row)
    return rows


def working_html(rows: Iterable[tuple[str, str, str, str]]) -> str:
    """Give the working as a numbered list."""
    items = "".join(
        f"<li><b>{escape(_sentence(label))}</b> <span class=cc-formula>= {escape(formula)}</span>"
        f"<br><span class=cc-numbers>{escape(numbers)} = <b>{escape(result)}</b></span></li>"
        for label, formula, numbers, result in rows
    )
    return f"<ol class=cc-working>{items}</ol><p class=cc-note>Each step is computed from unrounded values; the figures are shown rounded.</p>"


_COMPARED: Mapping[str, Callable[[Any, Any], bool]] = {
    "": lambda left, _: bool(left),
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "==": operator.eq,
    "!=": operator.ne,
}


def _settled(formula: tuple[Token, ...], values: Values) -> list[Token]:
    """Put the form that applied in this run in place of each choice between two."""
    tokens: list[Token] = []
    for token in formula:
        if isinstance(token, Either):
            holds = _COMPARED[token.test](_value(token.left, values), _value(token.right, values))
            tokens += _settled(token.then if holds else token.otherwise, values)
        else:
            tokens.append(token)
    return tokens


def _tidy(tokens: list[Token]) -> list[Token]:
    """Drop what only guards the arithmetic: a pair of outer parentheses, and a nudge near zero."""
    kept: list[Token] = []
    for token in tokens:
        if isinstance(token, Fixed) and token.value is not None and 0 < abs(token.value) < _NUDGE:
            kept.pop()
        else:
            kept.append(token)
    while len(kept) > 2 and kept[0] == "(" and _closing(kept) == len(kept) - 1:  # noqa: PLR2004 - a pair and something in it
        kept = kept[1:-1]
    return kept


def _closing(tokens: list[Token]) -> int:
    """Give the place of the parenthesis that closes the first one."""
    depth = 0
    for place, token in enumerate(tokens):
        if isinstance(token, str):
            depth += token.count("(") - token.count(")")
        if depth == 0:
            return place
    return -1


def _sentence(label: str) -> str:
    return label[:1].upper() + label[1:]


def _label(token: Token) -> str:
    if isinstance(token, str):
        return token
    assert not isinstance(token, Either)
    return _lowered(token.label)


def _lowered(label: str) -> str:
    """A label inside a formula reads as a noun, unless its first word is an acronym."""
    first = label.split(" ", 1)[0]
    return label if first[1:] != first[1:].lower() else label[:1].lower() + label[1:]


def _text(token: Token, values: Values, units: Mapping[str, UnitLike]) -> str:
    if isinstance(token, str):
        return token
    if isinstance(token, Fixed):
        return token.text
    assert isinstance(token, Name)
    return _written(token, values, units)


def _value(token: Name | Fixed, values: Values) -> Any:
    return token.value if isinstance(token, Fixed) else _looked_up(token, values)[0]


def _looked_up(name: Name, values: Values) -> tuple[Any, Any]:
    """Give a name's value in this run, and the record it is a field of."""
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


def _written(name: Name, values: Values, units: Mapping[str, UnitLike]) -> str:
    here, owner = _looked_up(name, values)
    unit = _unit(name, owner, units)
    if isinstance(here, Enum):
        return here.name
    if here is None:
        return "none"
    if not isinstance(here, int | float):
        return str(here)
    return write_in_full(here, unit) if unit else f"{here:.4g}"


def _unit(name: Name, owner: Any, units: Mapping[str, UnitLike]) -> UnitLike | None:
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
def _field_unit(owner: type[object], field: str) -> UnitLike | None:
    return _first_unit(typing.get_type_hints(owner, include_extras=True).get(field))


def _first_unit(hint: Any) -> UnitLike | None:
    marks = getattr(hint, "__metadata__", ())
    return next((mark for mark in marks if isinstance(mark, UnitLike)), None)
