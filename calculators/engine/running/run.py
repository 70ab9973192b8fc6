"""One run of a calculator: typed values in, a result or a sentence out."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from calculators.engine.model.record import Calculator, Input, ResultLine
from calculators.engine.numbers.apart import apart
from calculators.engine.numbers.phrase import quoted
from calculators.engine.numbers.write import with_unit, write
from calculators.engine.running.trace import Values, watch

_CLOSER = "Bring them closer to the example."
_SENTENCE_ENDS = (".", "!", "?", "”")
"""How what a calculator says of its inputs ends, and what Python says of itself does not."""


class Impossible(ValueError):
    """These inputs cannot go together: `what` is wrong, and the `remedy` if one is known."""

    def __init__(self, what: str, remedy: str = "") -> None:
        self.what, self.remedy = what, remedy
        super().__init__(f"{what}; {remedy}." if remedy else what)


@dataclass(frozen=True)
class Result:
    """What one run gave: the record, and the values its steps had."""

    record: Any
    seen: Values
    values: Mapping[str, Any]
    """The inputs that gave it."""

    def value(self, line: str) -> Any:
        """Return one line's unrounded value."""
        return getattr(self.record, line)

    def text(self, line: ResultLine) -> str:
        """Return one line as prose says it, or what is said when it has no value."""
        value = self.value(line.name)
        if value is None:
            return line.none
        beside = self._beside(line)
        return write(value, line.unit) if beside is None else apart(value, beside, line.unit)

    def full_text(self, line: ResultLine) -> str:
        """Return one line with all of its unit, or what is said when it has no value."""
        text = self.text(line)
        return text if self.value(line.name) is None else with_unit(text, line.unit)

    def _beside(self, line: ResultLine) -> Any:
        """Return the number that a break-even stands next to."""
        if not line.even_with:
            return None
        return self.values.get(line.even_with, getattr(self.record, line.even_with, None))


def run(calculator: Calculator, values: Mapping[str, Any]) -> Result:
    """Run once, watched, so that the working can show the numbers of this very run."""
    try:
        record, seen = watch(calculator.function, values)
    except (ValueError, ZeroDivisionError, OverflowError) as reason:
        raise Impossible(_sentence(reason)) from None
    _check_finite(calculator, record)
    return Result(record, seen, values)


def evaluate(calculator: Calculator, values: Mapping[str, Any]) -> Any:
    """Run unwatched, for sweeps and samples; None where the inputs are impossible."""
    try:
        record = calculator.function(**values)
        _check_finite(calculator, record)
    except (ValueError, ZeroDivisionError, OverflowError):
        return None
    return record


def _check_finite(calculator: Calculator, record: Any) -> None:
    for line in calculator.lines:
        value = getattr(record, line.name)
        if value is not None and not math.isfinite(value):
            raise Impossible(f"{line.label} grows beyond any number with these inputs. {_CLOSER}")


def _sentence(reason: Exception) -> str:
    if isinstance(reason, ZeroDivisionError):
        return "With these inputs a division by zero comes up. Raise the input that is zero."
    if isinstance(reason, OverflowError):
        return f"With these inputs a number grows beyond what can be computed. {_CLOSER}"
    said = str(reason)
    if not said.endswith(_SENTENCE_ENDS):
        return f"With these inputs a step of the calculation has no value. {_CLOSER}"
    return said


def typed(calculator: Calculator, given: Mapping[str, Any]) -> dict[str, Any]:
    """Fill what was given into the defaults; a choice may be given by its name."""
    values = calculator.defaults
    for name, value in given.items():
        item = calculator.input(name)
        if item is None:
            raise Impossible(
                f"{calculator.name} has no input {quoted(name)}",
                f"it has {', '.join(calculator.defaults)}",
            )
        values[item.name] = _typed(item, value)
    return values


def _typed(item: Input, value: Any) -> Any:
    if item.options:
        name = value.name if isinstance(value, Enum) else value
        if name not in item.options:
            raise Impossible(
                f"{item.name} is {quoted(str(value))}", f"choose one of {', '.join(item.options)}"
            )
        return item.options[name]
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise Impossible(f"{item.name} is {quoted(str(value))}", "give a number")
    if not item.low <= value <= item.high:
        raise Impossible(f"{item.name} is {_short(value)}, outside {item.low:g} to {item.high:g}.")
    if not item.takes(value):
        raise Impossible(f"{item.name} is {value:g}", "give a whole number")
    return int(value) if item.whole else value


def _short(value: float) -> str:
    """Return a number of any size as a sentence has it."""
    try:
        return f"{value:g}"
    except OverflowError:
        return "beyond any number"


def plain(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values as JSON knows them: choices by name."""
    return {
        name: value.name
        if isinstance(value, Enum)
        else int(value)
        if isinstance(value, int)
        else float(value)
        for name, value in values.items()
    }
