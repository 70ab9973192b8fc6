"""The cells that a reading of source has found, and the values that are not numbers."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from calculators.engine.model.markers import FactLike
from calculators.engine.model.record import Input, option_label
from calculators.engine.working.derive.sheet.formula import Formula, literal
from calculators.unit import Unit

_LIKE_AN_ADDRESS = re.compile(r"(?i)[a-z]{1,3}\d+|r|c|r\d*c\d*|true|false")
"""What a spreadsheet would take for the address of a cell."""


class Inexpressible(ValueError):
    """What a spreadsheet has no formula for; `place` is the file and the line it stands at."""

    place: tuple[str, int] | None = None


@dataclass(frozen=True)
class Table:
    """What a choice stands for: a row for each option, or for each pair of options."""

    name: str
    label: str
    inputs: tuple[str, ...]
    """The inputs that choose."""
    rows: Mapping[tuple[str, ...], float | None]
    """Labels of the options to the value; none where there is no such figure."""


@dataclass(frozen=True)
class Cell:
    """A step of the working: a name for its cell, what it is called, and how it is found."""

    name: str
    label: str
    formula: Formula
    unit: Unit | None = None
    table: Table | None = None
    """The table it is looked up in, if it is."""
    fact: FactLike | None = None
    """The fact it holds, if it is a figure that no input changes."""


@dataclass(frozen=True)
class Chosen:
    """A value that hangs on choices alone, known for each of their options."""

    inputs: tuple[Input, ...]
    rows: Mapping[tuple[str, ...], Any]
    """Names of the options to the value, or to what went wrong there."""
    said: str = ""
    """What it is of the options: the name of a field."""

    def mapped(self, change: Callable[..., Any], *others: Chosen) -> Chosen:
        """Return what a function makes of it and of others, for each of the options together."""
        by_name = {item.name: item for one in (self, *others) for item in one.inputs}
        inputs = tuple(by_name.values())
        rows: dict[tuple[str, ...], Any] = {}
        for names in itertools.product(*(item.options for item in inputs)):
            at = dict(zip(by_name, names, strict=True))
            every = (self, *others)
            found = [one.rows[tuple(at[item.name] for item in one.inputs)] for one in every]
            wrong = next((value for value in found if isinstance(value, ValueError)), None)
            try:
                rows[names] = wrong or change(*found)
            except ValueError as reason:  # an option that has no such figure says so when used
                rows[names] = reason
        return Chosen(inputs, rows, self.said)


@dataclass(frozen=True)
class Record:
    """What a function gives back: a record whose fields are values of cells."""

    kind: type
    fields: Mapping[str, Any]


@dataclass
class Cells:
    """All that was found so far, by the names of the cells."""

    found: dict[str, Cell] = field(default_factory=dict)
    taken: set[str] = field(default_factory=set)

    def free(self, wanted: str) -> str:
        """Return a name for a cell that none has yet."""
        first = re.sub(r"\W", "_", wanted.strip("_")) or "step"
        first = f"{first}_" if _LIKE_AN_ADDRESS.fullmatch(first) else first
        names = itertools.chain([first], (f"{first}__{number}" for number in itertools.count(2)))
        name = next(name for name in names if name.lower() not in self.taken)
        self.taken.add(name.lower())
        return name

    def add(self, wanted: str, label: str, formula: Formula, unit: Unit | None = None) -> Formula:
        """Give a formula its own cell, and return what stands for it elsewhere."""
        name = self.free(wanted)
        self.found[name] = Cell(name, label, formula, unit)
        return Formula(name, cells=frozenset([name]))

    def fixed(self, fact: FactLike) -> Formula:
        """Give a fact that no input changes its own cell, once."""
        for cell in self.found.values():
            if cell.fact is fact:
                return Formula(cell.name, cells=frozenset([cell.name]))
        name = self.free(re.sub(r"\W+", "_", fact.asked.lower()))
        unit: Unit | None = getattr(fact, "unit", None)
        value = literal(float(fact))  # type: ignore[arg-type]
        self.found[name] = Cell(name, fact.asked, value, unit, fact=fact)
        return Formula(name, cells=frozenset([name]))

    def looked_up(self, chosen: Chosen, names: Mapping[str, str]) -> Formula:
        """Return the cell that looks up what the choices stand for; `names` has those of inputs."""
        rows = {_labels(chosen.inputs, at): _figure(value) for at, value in chosen.rows.items()}
        inputs = tuple(names[item.name] for item in chosen.inputs)
        if len(set(rows.values())) == 1:
            return literal(next(iter(rows.values())))
        for cell in self.found.values():
            if cell.table and (cell.table.inputs, cell.table.rows) == (inputs, rows):
                return Formula(cell.name, cells=frozenset([cell.name]))
        name = self.free(f"{chosen.said}_by_{'_and_'.join(inputs)}")
        said = chosen.said.replace("_", " ") or "figure"
        label = f"{said}, looked up by: {' and '.join(item.label for item in chosen.inputs)}"
        key = '&"|"&'.join(inputs)
        formula = Formula(
            f"INDEX({name}__values,MATCH({key},{name}__keys,0))", cells=frozenset(inputs)
        )
        table = Table(name, label, inputs, rows)
        self.found[name] = Cell(name, label, formula, None, table)
        return Formula(name, cells=frozenset([name]))


def _labels(inputs: tuple[Input, ...], names: tuple[str, ...]) -> tuple[str, ...]:
    pairs = zip(inputs, names, strict=True)
    return tuple(option_label(item.options[name]) for item, name in pairs)


def _figure(value: Any) -> float | None:
    if value is None or isinstance(value, ValueError):
        return None
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, int | float):
        return float(value)
    raise Inexpressible(f"a choice stands for {value!r}, which is no number")
