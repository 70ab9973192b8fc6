"""What operators, tests and branches of source come to, on plain, chosen and cell values."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from calculators.engine.working.derive.sheet.cells import Chosen, Inexpressible, Record
from calculators.engine.working.derive.sheet.formula import (
    Formula,
    cells_of,
    compared,
    joined,
    negated,
)
from calculators.engine.working.derive.sheet.values import Lift, is_known, worked_out

_DO: Mapping[type[ast.AST], Callable[..., Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.Pow: operator.pow,
    ast.Mod: operator.mod,
    ast.FloorDiv: operator.floordiv,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Is: operator.is_,
    ast.IsNot: operator.is_not,
    ast.In: lambda one, many: one in many,
    ast.NotIn: lambda one, many: one not in many,
}


class Sums(Lift):
    """The operators; any value that one of them needs becomes a formula."""

    def joined(self, sign: ast.operator | ast.cmpop, left: Any, right: Any) -> Any:
        """Return two values with an operator or a comparison between."""
        if is_known(left) and is_known(right):
            return worked_out(_DO[type(sign)], left, right)
        if isinstance(sign, ast.Is | ast.IsNot) and right is None:
            if isinstance(left, Record):
                return isinstance(sign, ast.IsNot)
            cell = self.formula(left)
            number = f"ISNUMBER({cell.text})"
            text = number if isinstance(sign, ast.IsNot) else f"NOT({number})"
            return Formula(f"AND({text})", cells=cell.cells)
        sides = self.formula(left), self.formula(right)
        join = compared if isinstance(sign, ast.cmpop) else joined
        found = join(sides[0], sign, sides[1])  # type: ignore[arg-type]
        if found is None:
            raise Inexpressible(f"the operator {type(sign).__name__} on numbers")
        return found

    def turned(self, sign: ast.unaryop, value: Any) -> Any:
        """Return a value with a sign before it, or the opposite of a test."""
        if isinstance(sign, ast.Not):
            holds = self.test(value)
            if isinstance(holds, bool):
                return not holds
            return Formula(f"NOT({holds.text})", cells=holds.cells)
        if is_known(value):
            return worked_out(operator.neg if isinstance(sign, ast.USub) else operator.pos, value)
        return negated(self.formula(value))

    def all_of(self, tests: Sequence[Any]) -> Any:
        """Return whether all of several tests hold."""
        return tests[0] if len(tests) == 1 else self.either_of(any_of=False, values=tests)

    def either_of(self, any_of: bool, values: Sequence[Any]) -> Any:  # noqa: FBT001 - a sign
        """Read `and` and `or` as tests: whether all hold, or any."""
        tests = [self.test(value) for value in values]
        open_ = [test for test in tests if isinstance(test, Formula)]
        if any(test is any_of for test in tests):
            return any_of
        if not open_:
            return not any_of
        word = "OR" if any_of else "AND"
        return Formula(f"{word}({','.join(one.text for one in open_)})", cells=cells_of(open_))

    def branch(self, test: Any, then: Callable[[], Any], otherwise: Callable[[], Any]) -> Any:
        """Return the one value or the other; what is not reached is not read."""
        if isinstance(test, Chosen):
            sides = then(), otherwise()
            if all(map(is_known, sides)):
                return worked_out(lambda holds, one, other: one if holds else other, test, *sides)
        holds = self.test(test)
        if isinstance(holds, bool):
            return then() if holds else otherwise()
        return self.either(holds, then(), otherwise())
