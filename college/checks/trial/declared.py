"""The units that a function declares for its steps and its result, and the numbers it then had."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

from calculators.unit import Unit
from college.checks.trial.measured import hints_of, measured, unit_of
from college.checks.trial.source_lines import definition, field_line, line_in
from college.checks.trial.watched import Call

Spot = tuple[str, tuple[tuple[type, str], ...]]
"""Which number of a call: a step or `return`, and the records and fields that it stands in."""


@dataclass(frozen=True)
class Declared:
    """A number with its unit, and the line that declares it."""

    number: float
    unit: Unit
    file: Path
    line: int
    words: str
    """What is declared, in the words of a sentence; the unit's name follows."""
    verb: str
    """How the number gets there; the true unit's name follows."""


def declared(call: Call) -> Iterator[tuple[Spot, Declared]]:
    """Return each number of a call that was declared with a unit, in the order of the steps."""
    file = Path(call.function.__code__.co_filename)
    for name, (hint, line) in _steps(call.function).items():
        for item in measured(call.values.get(name), hint):
            if not item.within:
                words = f"{name} is declared in"
                number = Declared(item.number, item.unit, file, line, words, "comes out in")
                yield (name, ()), number
    own = call.function.__name__
    for item in measured(call.result, hints_of(call.function).get("return")):
        place, line = file, line_in(file, own, "return")
        words, verb = f"{own} is declared to return", "returns"
        records = [(kind, name) for kind, name in item.within if kind is not tuple]
        if records:
            kind, name = records[-1]
            place = Path(sys.modules[kind.__module__].__file__ or file)
            line = field_line(place, kind.__name__, name)
            words, verb = f"{name} of {kind.__name__} is declared in", "is handed"
        number = Declared(item.number, item.unit, place, line, words, verb)
        yield ("return", item.within), number


@cache
def _steps(function: FunctionType) -> dict[str, tuple[Any, int]]:
    """Return the steps of a function that say their unit, with its line."""
    found: dict[str, tuple[Any, int]] = {}
    body = definition(Path(function.__code__.co_filename), function.__name__)
    for node in ast.walk(body) if body else ():
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            source = ast.unparse(node.annotation)
            try:
                hint = eval(source, function.__globals__)  # noqa: S307 - the course's own words
            except Exception:  # noqa: BLE001, S112 - whatever is wrong with it, Python runs it
                continue
            if unit_of(hint):
                found[node.target.id] = hint, node.lineno
    return found
