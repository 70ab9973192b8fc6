"""How source is read as it would run on cells: each named value of each call becomes a cell."""

from __future__ import annotations

import ast
import builtins
import dataclasses
import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from calculators.engine.model.record import Calculator
from calculators.engine.running.trace import package_of
from calculators.engine.working.derive.notation import words
from calculators.engine.working.derive.sheet.cells import (
    Cells,
    Chosen,
    Inexpressible,
    Record,
)
from calculators.engine.working.derive.sheet.formula import (
    Formula,
    called,
)
from calculators.engine.working.derive.sheet.operators import Operators, Scope
from calculators.engine.working.derive.sheet.sums import Sums
from calculators.engine.working.derive.sheet.values import (
    is_known,
    is_plain,
    said,
    worked_out,
)
from calculators.engine.working.derive.source import assigned, body
from calculators.unit import Unit

_LONG = 60
"""An argument longer than this gets a cell of its own: it may be used more than once."""


class Reader(Operators):
    """The reading of one calculator."""

    def __init__(self, calculator: Calculator, cells: Cells, names: Mapping[str, str]) -> None:
        self.own = package_of(calculator.function)
        self.spelling = calculator.spelling
        self.cells = cells
        self.lift = Sums(cells, names)

    def call(self, function: Any, given: Sequence[Any], named: Mapping[str, Any]) -> Any:
        """Return what a function gives back for these values."""
        if all(map(is_plain, (*given, *named.values()))):
            return function(*given, **named)
        if isinstance(function, type) and dataclasses.is_dataclass(function):
            return Record(function, dict(_bound(function, given, named)))
        if function is dataclasses.replace:
            return Record(given[0].kind, {**given[0].fields, **named})
        if inspect.isfunction(function) and function.__module__.startswith(self.own):
            scope = dict(_bound(function, given, named))
            for name, value in scope.items():
                if isinstance(value, Formula) and len(value.text) > _LONG:
                    scope[name] = self.cells.add(name, words(name, self.spelling), value)
            return self._block(body(function)[0], Scope(function, scope))
        return self._of_library(
            getattr(function, "__name__", ""), function, (*given, *named.values())
        )

    def _of_library(self, name: str, function: Callable[..., Any], given: Sequence[Any]) -> Any:
        if all(map(is_known, given)):
            return worked_out(function, *given)
        if name in ("sum", "fsum", "max", "min") and isinstance(given[0], tuple | list):
            given = tuple(given[0])
        parts = [self.lift.formula(value) for value in given]
        if name in ("sum", "fsum"):
            cells = frozenset[str]().union(*(part.cells for part in parts))
            return Formula(f"SUM({','.join(part.text for part in parts)})", cells=cells)
        found = called(name, parts)
        if found is None:
            raise Inexpressible(f"{name} is no function of a spreadsheet")
        return found

    def _block(self, statements: Sequence[ast.stmt], scope: Scope) -> Any:
        """Run statements on cells; a branch goes on to the end on both sides."""
        for index, statement in enumerate(statements):
            try:
                match statement:
                    case ast.Return(value=ast.expr() as value):
                        return self.expression(value, scope)
                    case ast.If():
                        return self._branched(statement, statements[index + 1 :], scope)
                    case _:
                        self._assigned(statement, scope)
            except Inexpressible as reason:
                if reason.place is None:
                    first = body(scope.function)[1]
                    file = scope.function.__code__.co_filename
                    reason.place = file, first + statement.lineno - 1
                raise
        return None

    def _assigned(self, statement: ast.stmt, scope: Scope) -> None:
        """Give names what a statement assigns to them."""
        step = assigned(statement)
        if step:
            name, value, alias = step
            found = self.expression(value, scope)
            scope.names[name] = self._kept(name, found, _unit(alias, scope.function))
            return
        match statement:
            case ast.Assign(targets=[ast.Tuple(elts=targets)], value=value):
                parts = self.expression(value, scope)
                scope.names.update(zip(map(ast.unparse, targets), parts, strict=True))
            case _:
                raise scope.refused(statement)

    def _branched(self, node: ast.If, rest: Sequence[ast.stmt], scope: Scope) -> Any:
        def side(statements: Sequence[ast.stmt]) -> Any:
            return self._block([*statements, *rest], Scope(scope.function, dict(scope.names)))

        test = self.expression(node.test, scope)
        return self.lift.branch(test, lambda: side(node.body), lambda: side(node.orelse))

    def _kept(self, name: str, value: Any, unit: Unit | None) -> Any:
        """Give a value that was worked out a cell of its own."""
        if not isinstance(value, Formula) or not value.cells or value.cells == {value.text}:
            return value
        return self.cells.add(name, words(name, self.spelling), value, unit)

    def attribute(self, owner: Any, name: str) -> Any:
        """Return a field or a property of a record or of a choice."""
        if isinstance(owner, Chosen):
            return said(name, worked_out(lambda one: getattr(one, name), owner))
        if not isinstance(owner, Record):
            return getattr(owner, name)
        if name in owner.fields:
            return owner.fields[name]
        found = inspect.getattr_static(owner.kind, name)
        getter = getattr(found, "fget", None) or getattr(found, "func", None)
        if getter is None:
            raise Inexpressible(f"{owner.kind.__name__}.{name}")
        return self.call(getter, (owner,), {})

    def named(self, name: str, scope: Scope) -> Any:
        """Return what a name stands for in a function."""
        for names in (scope.names, scope.function.__globals__, vars(builtins)):
            if name in names:
                return names[name]
        raise Inexpressible(f"{name} in {scope.function.__name__}")


def _bound(function: Any, given: Sequence[Any], named: Mapping[str, Any]) -> dict[str, Any]:
    found = inspect.signature(function).bind(*given, **named)
    found.apply_defaults()
    return dict(found.arguments)


def _unit(alias: str, function: Any) -> Unit | None:
    owner, _, last = alias.partition(" |")[0].rpartition(".")
    known = function.__globals__
    hint = getattr(known.get(owner), last, None) if owner else known.get(last)
    marks = getattr(hint, "__metadata__", ())
    return next((mark for mark in marks if isinstance(mark, Unit)), None)
