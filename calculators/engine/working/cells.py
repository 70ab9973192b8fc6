"""The working of a calculator as cells of a spreadsheet: names, and the formulas over them.

Made at build time, where the source is at hand; they travel to the page as a generated module.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from calculators.engine.model.markers import FactLike
from calculators.unit import Unit

Kind = tuple[str, str, bool]
"""What a cell must know of a unit: its symbol, its style, and whether its numbers grow long."""
_LONG = 1e9
"""Units that are written in steps up to this and beyond have long numbers."""


def kind_of(unit: Unit) -> Kind:
    """Return what a cell must know of a unit."""
    return unit.symbol, unit.style.value, any(step.factor >= _LONG for step in unit.ladder)


@dataclass(frozen=True, slots=True)
class LookedUp:
    """What choices stand for: keys beside values, and an empty text where there is no figure."""

    label: str
    keys: tuple[str, ...]
    values: tuple[float | str, ...]


@dataclass(frozen=True, slots=True)
class WorkedCell:
    """A step: the name of its cell, what it is called, and how it is found."""

    name: str
    label: str
    formula: str
    unit: Kind | None
    note: str
    """Where it comes from, if no input changes it: then the formula is a number."""
    is_array: bool
    table: LookedUp | None


@dataclass(frozen=True, slots=True)
class WorkedCells:
    """A calculator as cells: those of its inputs by name, its steps in order, its lines."""

    inputs: Mapping[str, str]
    steps: tuple[WorkedCell, ...]
    lines: Mapping[str, str]
    """Line of the result to its formula."""


def fact_note(fact: FactLike) -> str:
    """Return where a figure comes from: its status and date, its source, what else is to know."""
    source = f"{fact.source.title}, {fact.source.date}" if fact.source else ""
    told = (f"{fact.status.value}, {fact.date}", source, fact.note)
    return ". ".join(part.rstrip(".") for part in told if part)
