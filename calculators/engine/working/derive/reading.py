"""How source is read: statement by statement, into the calls it makes.

Straight-line code gives a step for each named value. A call to a
function that is one formula is replaced by that formula; a call to a function of several
steps shows those steps first; one that branches is shown as a call. Where a calculator hands
back what another function returns, that function's steps are the calculator's own, and are
called as its lines are.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Mapping
from typing import Any

from calculators.engine.model.record import Calculator
from calculators.engine.working.derive.needed import needed
from calculators.engine.working.derive.notation import (
    ADD,
    ATOM,
    OPERATORS,
    SIGN,
    TESTS,
    WORDED,
    Expression,
    bracketed,
    listed,
    number,
    words,
)
from calculators.engine.working.derive.scope import Reading, Scope
from calculators.engine.working.derive.source import (
    assigned,
    body,
    called,
    is_straight,
    makes_record,
    returned_call,
)
from calculators.engine.working.steps import Either, Fixed, Name, Step


def derive(calculator: Calculator) -> tuple[Step, ...]:
    """Return the steps that lead to a calculator's lines, in the order they are taken."""
    statements, first = body(calculator.function)
    labels = {line.name: line.label for line in calculator.lines}
    scope = Scope("", calculator.function, first, calculator.spelling, labels=labels)
    for item in calculator.inputs:
        scope.names[item.name] = ((Name("", item.name, item.label),), ATOM)
    found = Reading()
    for statement in statements:
        call = returned_call(statement)
        if call and called(call, calculator.function):
            found.add(Name("", "return", ""), _call(call, scope, found, labels)[0])
        else:
            _statement(statement, scope, found)
    return needed(found.steps, found.copies, labels)


def _statement(statement: ast.stmt, scope: Scope, found: Reading) -> None:
    step, call = assigned(statement), returned_call(statement)
    if step:
        name, value, alias = step
        unit = f"{scope.function.__module__}:{alias}" if alias else ""
        result = Name(scope.path, name, scope.words(name), unit)
        found.add(result, _expression(value, scope, found)[0])
        scope.names[name] = ((result,), ATOM)
    elif call and makes_record(call, scope.function):
        for keyword in call.keywords:
            if keyword.arg:
                result = Name(scope.path, f"return.{keyword.arg}", scope.words(keyword.arg))
                found.add(result, _expression(keyword.value, scope, found)[0])


def _expression(node: ast.expr, scope: Scope, found: Reading) -> Expression:
    match node:
        case ast.Name(id=name):
            return _named(name, scope)
        case ast.Constant(value=bool() | int() | float() as value):
            return (Fixed(number(value), number(value), value),), ATOM
        case ast.BinOp(left=left, op=op, right=right) if type(op) in OPERATORS:
            sign, rank = OPERATORS[type(op)]
            before = bracketed(_expression(left, scope, found), rank)
            after = bracketed(_expression(right, scope, found), rank + 1)
            return (*before, sign, *after), rank
        case ast.UnaryOp(op=ast.USub(), operand=ast.Call(func=power_of, args=[power])) if (
            ast.unparse(power_of) == "math.expm1"
        ):  # how 1 - e^x keeps its digits where the two are nearly equal
            one = Fixed(number(1), number(1), 1)
            return (one, " \u2212 ", "e^(", *_expression(power, scope, found)[0], ")"), ADD
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return ("\u2212", *bracketed(_expression(operand, scope, found), SIGN)), SIGN
        case ast.Attribute(value=ast.Name(id=name), attr=attribute) if name in scope.names:
            return _attribute(scope.names[name], attribute, scope)
        case ast.Attribute(value=ast.Attribute() as inner, attr=attribute):
            return _attribute(_expression(inner, scope, found), attribute, scope)
        case ast.Call():
            return _call(node, scope, found)
        case ast.IfExp():
            return _either(node, scope, found)
    return _code(node)


def _code(node: ast.expr) -> Expression:
    """Return Python as it stands: what no reader should meet, and a test looks for."""
    return (f"({ast.unparse(node)})",), ATOM


def _either(node: ast.IfExp, scope: Scope, found: Reading) -> Expression:
    """Read `a if x < y else b`; what is compared must be plain, or the choice cannot be shown."""
    then, otherwise = (_expression(part, scope, found)[0] for part in (node.body, node.orelse))
    sign, sides = "", [node.test, node.test]
    if isinstance(node.test, ast.Compare) and len(node.test.ops) == 1:
        sign = TESTS.get(type(node.test.ops[0]), "")
        sides = [node.test.left, node.test.comparators[0]]
    match [_expression(side, scope, found)[0] for side in sides]:
        case [(Name() | Fixed() as first,), (Name() | Fixed() as second,)]:
            return ("(", Either(first, sign, second, then, otherwise), ")"), ATOM
    return _code(node)


def _attribute(owner: Expression, attribute: str, scope: Scope) -> Expression:
    token = owner[0][0]
    if not isinstance(token, Name):
        return owner
    label = token.label if attribute == "value" else words(attribute, scope.spelling)
    return (Name(token.path, f"{token.name}.{attribute}", label),), ATOM


def _named(name: str, scope: Scope) -> Expression:
    if name in scope.names:
        return scope.names[name]
    value = scope.function.__globals__.get(name)
    if isinstance(value, int | float):
        return _constant(name.lower(), value, scope)
    return (Name(scope.path, name, words(name, scope.spelling)),), ATOM


def _constant(name: str, value: Any, scope: Scope) -> Expression:
    known = float(value) if isinstance(value, int | float) else None
    return (Fixed(words(name, scope.spelling), number(value), known),), ATOM


def _call(
    node: ast.Call, scope: Scope, found: Reading, labels: Mapping[str, str] | None = None
) -> Expression:
    """Put a formula in place of a call to it; `labels` names its steps if they are the result."""
    function = called(node, scope.function)
    arguments = [_expression(argument, scope, found) for argument in node.args]
    keywords = {
        word.arg: _expression(word.value, scope, found) for word in node.keywords if word.arg
    }
    if function is None:
        name = node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)
        before, after = WORDED.get(name, (f"{words(name, scope.spelling)} (", ")"))
        return (before, *listed([*arguments, *keywords.values()]), after), ATOM
    statements, first = body(function)
    parameters = inspect.signature(function).parameters
    spoken = words(function.__name__, scope.spelling)
    if not is_straight(statements):
        shown = [keywords[name] for name in parameters if name in keywords]
        return (f"{spoken} (", *listed(shown), ")"), ATOM
    path = f"{scope.path}/{scope.first_line + node.lineno - 1}:{function.__name__}"
    inner = Scope(path, function, first, scope.spelling, labels=labels or {})
    for name, parameter in parameters.items():
        inner.names[name] = keywords.get(name) or _constant(name, parameter.default, scope)
    for line in statements:
        _statement(line, inner, found)
    last = statements[-1]
    if isinstance(last, ast.Return) and last.value and not makes_record(last.value, function):
        return _expression(last.value, inner, found)
    return (Name(path, "return", spoken),), ATOM
