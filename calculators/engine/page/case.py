"""A case: one scenario as a picture reads it, with its inputs, its result and how both are said."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from calculators.engine.chart.scale import Axis, Write
from calculators.engine.model.record import Calculator, option_label
from calculators.engine.numbers.axis_units import AxisUnit, axis_unit
from calculators.engine.numbers.write import write, write_in_full
from calculators.engine.running.axis import axis_of
from calculators.engine.running.run import evaluate, run
from calculators.unit import Unit


@dataclass(frozen=True)
class Case:
    """A scenario's name, its calculator, all inputs and what came of them."""

    name: str
    calculator: Calculator
    values: Mapping[str, Any]
    record: Any

    @classmethod
    def of(cls, name: str, calculator: Calculator, values: Mapping[str, Any]) -> Case:
        """Run the calculator; inputs that cannot go together raise what the reader is told."""
        record = evaluate(calculator, values)
        if record is None:
            record = run(calculator, values).record
        return cls(name, calculator, values, record)

    def like(self, **given: Any) -> Case | None:
        """Return the same scenario with other inputs, or none where they are impossible."""
        values = {**self.values, **given}
        record = evaluate(self.calculator, values)
        return None if record is None else Case(self.name, self.calculator, values, record)

    def __getitem__(self, name: str) -> float:
        """Return the unrounded value of an input or a line; not a number where it has none."""
        value = getattr(self.record, name) if self.calculator.line(name) else self.values[name]
        return math.nan if value is None else float(value)

    def unit(self, name: str) -> Unit:
        """Return what an input or a line counts in."""
        found = self.calculator.line(name) or self.calculator.input(name)
        assert found is not None, f"{self.calculator.name} has no {name}"
        assert found.unit is not None, f"{name} is a choice"
        return found.unit

    def write(self, name: str, spec: str = "") -> Write:
        """Return the way to write any value of this input's or line's kind, with its unit."""
        unit = self.unit(name)
        return lambda value: write(value, unit, spec) if spec else write_in_full(value, unit)

    def brief(self, name: str, values: Iterable[float] = ()) -> Write:
        """Return the way to write values of one kind in one unit, to three digits."""
        full = self.numbers(name, values).full
        return lambda value: full(float(f"{value:.3g}"))

    def text(self, name: str, spec: str = "") -> str:
        """Return an input or a line as a sentence says it; a choice by its label."""
        chosen = self.calculator.input(name)
        if chosen and chosen.options:
            return option_label(self.values[chosen.name])
        value = self[name]
        return "none" if math.isnan(value) else self.write(name, spec)(value)

    def numbers(self, name: str, values: Iterable[float] = (), label: str = "") -> AxisUnit:
        """Return how all values of one kind are written in one unit, to be compared."""
        own = self[name]
        own = 0.0 if math.isnan(own) else own
        return axis_unit(label or self.label(name), self.unit(name), (*values, own), own)

    def axis(
        self, name: str, values: Iterable[float], label: str = "", *, log: bool = False
    ) -> Axis:
        """Return the axis along which an input or a line runs."""
        title = label or self.label(name)
        return axis_of(title, self.numbers(name, values, title), log=log)

    def label(self, name: str) -> str:
        """Return what an input or a line is called."""
        found = self.calculator.line(name) or self.calculator.input(name)
        assert found is not None, f"{self.calculator.name} has no {name}"
        return found.label
