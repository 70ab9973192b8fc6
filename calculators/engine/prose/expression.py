"""What stands between `{{` and `}}`: a small sum over scenarios and calculators.

Names, one field, literal numbers, `+ - * /` and nothing else: parsed, never evaluated as code.
"""

from __future__ import annotations

import ast
import math
import warnings
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from calculators.engine.model.record import Calculator
from calculators.engine.numbers.phrase import quoted
from calculators.engine.numbers.write import FORMATS, is_spec, write
from calculators.engine.running.run import Impossible, evaluate, typed
from calculators.unit import PLAIN, Unit

_LONGEST = 300
"""The signs of an expression; a longer one is a calculation, which belongs in a calculator."""


class Nonsense(ValueError):
    """The expression cannot be understood: `what` is wrong, and the `remedy` if one is known.

    Where the fault lies in a scenario, its name is carried beside them.
    """

    def __init__(self, what: str, remedy: str = "", scenario: str = "") -> None:
        self.what, self.remedy, self.scenario = what, remedy, scenario
        where = f"scenario {scenario}: " if scenario else ""
        super().__init__(f"{where}{what}; {remedy}." if remedy else f"{where}{what}")


@dataclass(frozen=True)
class Scenario:
    """A named set of inputs of one calculator; `like` takes the rest from another scenario."""

    calculator: str
    given: Mapping[str, Any]
    like: str = ""
    name: str = ""
    """What readers call it, beside a curve of a chart."""


@dataclass(frozen=True)
class Amount:
    """A value with the unit it is written in."""

    value: float | None
    unit: Unit = PLAIN

    @property
    def number(self) -> float:
        """The value, where there must be one."""
        if self.value is None:
            raise Nonsense("there is no value with these inputs")
        return self.value

    def text(self, spec: str = "") -> str:
        """Return it as prose says it."""
        if not is_spec(spec):
            known = ", ".join(filter(None, FORMATS))
            raise Nonsense(f"{quoted(spec)} is no way to write a number", f"there are {known}")
        return write(self.value, self.unit, spec)


class ScenarioBook:
    """The scenarios and calculators that expressions on one page may name."""

    def __init__(
        self, catalog: Mapping[str, Calculator], scenarios: Mapping[str, Scenario]
    ) -> None:
        self.catalog = catalog
        self.scenarios = scenarios
        self._results: dict[str, tuple[dict[str, Any], Any]] = {}

    def with_changes(self, changes: Mapping[str, Mapping[str, Any]]) -> ScenarioBook:
        """Return a book on which some inputs of some scenarios are others."""
        changed = {
            name: replace(scenario, given={**scenario.given, **changes.get(name, {})})
            for name, scenario in self.scenarios.items()
        }
        return ScenarioBook(self.catalog, changed)

    def inputs(self, name: str) -> tuple[Calculator, dict[str, Any]]:
        """Return a scenario's calculator and all its inputs, also those it takes from others."""
        calculator, given = self._given(name, ())
        try:
            return calculator, typed(calculator, given)
        except Impossible as reason:
            raise Nonsense(reason.what, reason.remedy, name) from None

    def _given(self, name: str, above: tuple[str, ...]) -> tuple[Calculator, dict[str, Any]]:
        scenario = self.scenarios.get(name)
        if scenario is None:
            known = ", ".join(sorted(self.scenarios)) or "none are defined"
            raise Nonsense(f"there is no scenario {quoted(name)}", f"the scenarios here: {known}")
        if name in above:
            circle = " → ".join((*above, name))
            raise Nonsense(f"scenario {name} is like itself ({circle})", "break the circle")
        if scenario.like:
            calculator, given = self._given(scenario.like, (*above, name))
            return calculator, {**given, **scenario.given}
        found = self.catalog.get(scenario.calculator)
        if found is None:
            known = ", ".join(self.catalog)
            raise Nonsense(
                f"there is no calculator {quoted(scenario.calculator)}", f"there are {known}", name
            )
        return found, dict(scenario.given)

    def amount(self, text: str) -> Amount:
        """Work an expression out."""
        shown = quoted(text.strip(), most=_LONGEST)
        if len(text) > _LONGEST:
            raise Nonsense(
                f"{quoted(text)} is longer than {_LONGEST} signs", "let a calculator work it out"
            )
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # of a number that runs into a word: told below
                tree = ast.parse(text.strip(), mode="eval").body
        except (SyntaxError, ValueError, MemoryError, RecursionError):
            raise Nonsense(
                f"{shown} is not an expression", "write one such as slow.cost - fast.cost"
            ) from None
        return self._amount(tree, shown)

    def _amount(self, node: ast.expr, text: str) -> Amount:
        match node:
            case ast.Constant(value=int() | float() as value):
                return Amount(_number(value, text))
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                inner = self._amount(operand, text)
                return Amount(-inner.number, inner.unit)
            case ast.BinOp(left=left, op=op, right=right):
                return _finite(text, self._amount(left, text), op, self._amount(right, text))
            case ast.Attribute(value=ast.Name(id=name), attr=field):
                return self._field(name, field)
            case ast.Attribute(value=ast.Call(func=ast.Name(id=name), keywords=words), attr=field):
                return self._called(name, words, field)
        raise Nonsense(f"{text} is not allowed", "name a scenario and a field, such as fast.cost")

    def _field(self, name: str, field: str) -> Amount:
        if name not in self.scenarios and name in self.catalog:
            return self._called(name, [], field)
        if name not in self._results:
            calculator, values = self.inputs(name)
            self._results[name] = values, _recorded(calculator, values, name)
        calculator, _ = self._given(name, ())
        return _picked(calculator, *self._results[name], field, name)

    def _called(self, name: str, words: list[ast.keyword], field: str) -> Amount:
        calculator = self.catalog.get(name)
        if calculator is None:
            known = ", ".join(self.catalog)
            raise Nonsense(f"there is no calculator {quoted(name)}", f"there are {known}")
        given = {}
        for word in words:
            try:
                given[word.arg or ""] = ast.literal_eval(word.value)
            except ValueError:
                raise Nonsense(
                    f"{name}({word.arg}=…) is not known", "give a plain number or a name in quotes"
                ) from None
        try:
            values = typed(calculator, given)
        except Impossible as reason:
            raise Nonsense(f"{name}: {reason.what}", reason.remedy) from None
        return _picked(calculator, values, _recorded(calculator, values, name), field, name)


def _recorded(calculator: Calculator, values: Mapping[str, Any], name: str) -> Any:
    record = evaluate(calculator, values)
    if record is None:
        raise Nonsense(f"{name}: these inputs cannot go together.")
    return record


def _picked(
    calculator: Calculator, values: Mapping[str, Any], record: Any, field: str, name: str
) -> Amount:
    line, item = calculator.line(field), calculator.input(field)
    if line:
        return Amount(getattr(record, field), line.unit)
    if item and item.unit:
        return Amount(values[item.name], item.unit)
    known = ", ".join([*(line.name for line in calculator.lines), *calculator.defaults])
    raise Nonsense(f"{name} has no “{field}”", f"it has {known}")


def _number(value: float, text: str) -> float:
    """Return a number that can be worked with, or say that it cannot."""
    try:
        if math.isfinite(value):
            return value
    except OverflowError:
        pass
    raise Nonsense(f"{text} grows beyond any number.")


def _finite(text: str, left: Amount, op: ast.operator, right: Amount) -> Amount:
    try:
        found = _combined(left, op, right, text)
    except OverflowError:
        raise Nonsense(f"{text} grows beyond any number.") from None
    return replace(found, value=_number(found.number, text))


def _combined(left: Amount, op: ast.operator, right: Amount, text: str) -> Amount:
    if left.value is None or right.value is None:
        raise Nonsense(f"{text}: one side has no value with these inputs.")
    same = left.unit == right.unit
    match op:
        case ast.Add() | ast.Sub():
            if not same:
                mixed = f"{left.unit.name} with {right.unit.name}"
                raise Nonsense(f"{text} mixes {mixed}", "both sides need one unit")
            value = (
                left.value + right.value if isinstance(op, ast.Add) else left.value - right.value
            )
            return Amount(value, left.unit)
        case ast.Mult() if _is_factor(left.unit) or _is_factor(right.unit):
            return Amount(left.value * right.value, _scaled(left.unit, right.unit))
        case ast.Div() if same or _is_factor(right.unit):
            if not right.value:
                raise Nonsense(f"{text} divides by zero.")
            return Amount(left.value / right.value, PLAIN if same else left.unit)
    raise Nonsense(
        f"{text} is not allowed",
        "add and subtract equal units, multiply by numbers and shares, divide like by like",
    )


def _is_factor(unit: Unit) -> bool:
    """Whether a number of this unit only scales another: a plain number, a share, a ratio."""
    return not unit.dimension


def _scaled(left: Unit, right: Unit) -> Unit:
    """Return the unit of a product: that of the side which is no factor, or says more than one."""
    if not _is_factor(left) or right == PLAIN:
        return left
    return right
