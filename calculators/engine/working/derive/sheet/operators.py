"""How an expression of source is read on cells: names, fields, operators and calls."""

from __future__ import annotations

import ast
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from calculators.engine.working.derive.sheet.cells import Chosen, Inexpressible, Record
from calculators.engine.working.derive.sheet.formula import ADD, Formula, cells_of
from calculators.engine.working.derive.sheet.sums import Sums
from calculators.engine.working.derive.sheet.values import is_known, is_plain, said, worked_out


@dataclass(frozen=True)
class Scope:
    """The function that is read, and what its names stand for so far."""

    function: Any
    names: dict[str, Any]

    def refused(self, node: ast.AST) -> Inexpressible:
        """Say what was not understood, and where."""
        code = ast.unparse(node).splitlines()[0]
        return Inexpressible(f"“{code}” in {self.function.__name__}")


class Operators(ABC):
    """The expressions of a reader; what names and calls stand for, it knows."""

    lift: Sums

    @abstractmethod
    def call(self, function: Any, given: Sequence[Any], named: Mapping[str, Any]) -> Any:
        """Return what a function gives back."""

    @abstractmethod
    def attribute(self, owner: Any, name: str) -> Any:
        """Return a field or a property."""

    @abstractmethod
    def named(self, name: str, scope: Scope) -> Any:
        """Return what a name stands for."""

    def expression(self, node: ast.expr, scope: Scope) -> Any:
        """Return the value of an expression of a function's source."""
        match node:
            case ast.Constant(value=value):
                return value
            case ast.Name(id=name):
                return self.named(name, scope)
            case ast.Attribute(value=owner, attr=name):
                return self.attribute(self.expression(owner, scope), name)
            case ast.Tuple(elts=parts) | ast.List(elts=parts):
                return tuple(self.expression(part, scope) for part in parts)
            case ast.Subscript():
                return self._part(node, scope)
            case ast.Call():
                return self._called(node, scope)
        return self._sum(node, scope)

    def _sum(self, node: ast.expr, scope: Scope) -> Any:
        def read(part: ast.expr) -> Any:
            return self.expression(part, scope)

        match node:
            case ast.BinOp(left=left, op=sign, right=right):
                return self.lift.joined(sign, read(left), read(right))
            case ast.UnaryOp(op=turn, operand=operand):
                return self.lift.turned(turn, read(operand))
            case ast.Compare(left=left, ops=tests, comparators=others):
                rows = zip([left, *others], tests, others, strict=False)
                return self.lift.all_of(
                    [self.lift.joined(test, read(one), read(other)) for one, test, other in rows]
                )
            case ast.BoolOp(op=word, values=parts):
                values = [read(part) for part in parts]
                return self.lift.either_of(isinstance(word, ast.Or), values)
            case ast.IfExp(test=asked, body=then, orelse=otherwise):
                return self.lift.branch(read(asked), lambda: read(then), lambda: read(otherwise))
        raise scope.refused(node)

    def _part(self, node: ast.Subscript, scope: Scope) -> Any:
        found, at = self.expression(node.value, scope), self.expression(node.slice, scope)
        if isinstance(found, tuple) and isinstance(at, int):
            return found[at]
        if is_known(found) and is_known(at):
            return worked_out(lambda one, key: one[key], found, at)
        raise scope.refused(node)

    def _called(self, node: ast.Call, scope: Scope) -> Any:
        match node:
            case ast.Call(func=ast.Name(id="next"), args=[ast.GeneratorExp() as many]):
                return self._first(many, scope)
        given = [self.expression(one, scope) for one in node.args]
        named = {one.arg or "": self.expression(one.value, scope) for one in node.keywords}
        match node.func:
            case ast.Attribute(value=owner, attr=name):
                return self._method(self.expression(owner, scope), name, given, named)
        return self.call(self.expression(node.func, scope), given, named)

    def _first(self, node: ast.GeneratorExp, scope: Scope) -> Any:
        """Read the first whole number of a range that fits, such as the least divisor."""
        match node:
            case ast.GeneratorExp(
                elt=ast.Name(id=name),
                generators=[
                    ast.comprehension(
                        target=ast.Name(id=same),
                        iter=ast.Call(func=ast.Name(id="range"), args=[low, end]),
                        ifs=[fits],
                    )
                ],
            ) if name == same:
                ends = [self.lift.formula(self.expression(one, scope)) for one in (low, end)]
                span = f'{ends[0].beside(ADD)}&":"&({ends[1].text}-1)'
                each = Formula(f"ROW(INDIRECT({span}))", cells=cells_of(ends))
                inner = Scope(scope.function, {**scope.names, name: each})
                test = self.lift.test(self.expression(fits, inner))
                if isinstance(test, Formula):
                    found = f"MIN(IF({test.text},{each.text}))"
                    whole = Formula(found, cells=test.cells | each.cells, is_array=True)
                    return self.lift.cells.add(f"first_{name}", "first number that fits", whole)
        raise scope.refused(node)

    def _method(self, owner: Any, name: str, given: Sequence[Any], named: Mapping[str, Any]) -> Any:
        if isinstance(owner, Record):
            return self.call(getattr(owner.kind, name), [owner, *given], named)
        if isinstance(owner, Chosen) and all(map(is_known, [*given, *named.values()])):
            words = list(named)

            def called(one: Any, *rest: Any) -> Any:
                plain, worded = rest[: len(given)], rest[len(given) :]
                return getattr(one, name)(*plain, **dict(zip(words, worded, strict=True)))

            return said(name, worked_out(called, owner, *given, *named.values()))
        if is_plain(owner):
            return self.call(getattr(owner, name), given, named)
        raise Inexpressible(f"{name} of what a choice stands for")
