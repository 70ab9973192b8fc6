"""How a function's source becomes the working: one step a line, never typed by hand.

Runs at build time only. Straight-line code gives a step for each named value. A call to a
function that is one formula is replaced by that formula; a call to a function of several
steps shows those steps first; one that branches is shown as a call.
"""

from __future__ import annotations

import ast
import inspect
import math
import textwrap
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from calculators.engine.model.record import Calculator
from calculators.engine.numbers.plain import PLAIN
from calculators.engine.numbers.write import write_field
from calculators.engine.working.steps import Either, Fixed, Name, Step, Token

_ADD, _MULTIPLY, _SIGN, _POWER, _ATOM = 1, 2, 3, 4, 9
_OPERATORS: Mapping[type[ast.operator], tuple[str, int]] = {
    ast.Add: (" + ", _ADD),
    ast.Sub: (" \u2212 ", _ADD),
    ast.Mult: (" × ", _MULTIPLY),
    ast.Div: (" ÷ ", _MULTIPLY),
    ast.Pow: (" ^ ", _POWER),
}
_SPOKEN = {"n": "N", "n_plus_1": "N+1", "two_n": "2N"}
_ACRONYMS = [
    "GPU",
    "GPUs",
    "PUE",
    "MFU",
    "KV",
    "IT",
    "NIC",
    "kWh",
    "MWh",
    "kW",
    "MW",
    "WUE",
    "MTBF",
    "FLOP",
    "HBM",
    "CO2",
    "NPV",
    "TDP",
]
_TESTS: Mapping[type[ast.cmpop], str] = {
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Eq: "==",
    ast.NotEq: "!=",
}
_WORDED = {
    "ceil": ("round up (", ")"),
    "floor": ("round down (", ")"),
    "sqrt": ("√(", ")"),
    "exp": ("e^(", ")"),
    "expm1": ("e^(", ") \u2212 1"),
    "log": ("ln(", ")"),
    "log2": ("log₂(", ")"),
    "max": ("the larger of (", ")"),
    "min": ("the smaller of (", ")"),
    "abs": ("size of (", ")"),
}

Expression = tuple[tuple[Token, ...], int]


@dataclass
class Scope:
    """What the names of one function body stand for."""

    path: str
    function: Callable[..., Any]
    first_line: int
    names: dict[str, Expression] = field(default_factory=dict)
    labels: Mapping[str, str] = field(default_factory=dict)


def derive(calculator: Calculator) -> tuple[Step, ...]:
    """Return the steps of a calculator, in the order the function takes them."""
    labels = {item.name: item.label for item in calculator.inputs}
    labels |= {line.name: line.label for line in calculator.lines}
    body, first = _body(calculator.function)
    scope = Scope("", calculator.function, first, labels=labels)
    for item in calculator.inputs:
        scope.names[item.name] = ((Name("", item.name, item.label),), _ATOM)
    steps: list[Step] = []
    for statement in body:
        _statement(statement, scope, steps)
    return tuple(steps)


def _statement(statement: ast.stmt, scope: Scope, steps: list[Step]) -> None:
    target = _assigned(statement)
    if target:
        name, value, alias = target
        unit = f"{scope.function.__module__}:{alias}" if alias else ""
        result = Name(scope.path, name, scope.labels.get(name, words(name)), unit)
        _record_step(result, value, scope, steps)
        scope.names[name] = ((result,), _ATOM)
    elif (
        isinstance(statement, ast.Return)
        and isinstance(statement.value, ast.Call)
        and _makes_record(statement.value, scope.function)
    ):
        for keyword in statement.value.keywords:
            if keyword.arg and not isinstance(
                keyword.value, ast.Name | ast.Attribute | ast.Constant
            ):
                result = Name(
                    scope.path,
                    f"return.{keyword.arg}",
                    scope.labels.get(keyword.arg, words(keyword.arg)),
                )
                _record_step(result, keyword.value, scope, steps)


def _record_step(result: Name, value: ast.expr, scope: Scope, steps: list[Step]) -> None:
    tokens, _ = _expression(value, scope, steps)
    if not _is_plain_copy(tokens):
        steps.append(Step(result, tokens))


def _is_plain_copy(tokens: tuple[Token, ...]) -> bool:
    """Whether the step only renames a value whose own step stands right above it."""
    return len(tokens) == 1 and isinstance(tokens[0], Name)


def _expression(node: ast.expr, scope: Scope, steps: list[Step]) -> Expression:
    match node:
        case ast.Name(id=name):
            return _named(name, scope)
        case ast.Constant(value=bool() | int() | float() as value):
            return (Fixed(_number(value), _number(value), value),), _ATOM
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _OPERATORS:
            sign, rank = _OPERATORS[type(op)]
            before = _bracketed(_expression(left, scope, steps), rank)
            after = _bracketed(_expression(right, scope, steps), rank + 1)
            return (*before, sign, *after), rank
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return ("\u2212", *_bracketed(_expression(operand, scope, steps), _SIGN)), _SIGN
        case ast.Attribute(value=ast.Name(id=name), attr=attribute) if name in scope.names:
            return _attribute(scope.names[name], attribute)
        case ast.Attribute(value=ast.Attribute() as inner, attr=attribute):
            return _attribute(_expression(inner, scope, steps), attribute)
        case ast.Call():
            return _call(node, scope, steps)
        case ast.IfExp():
            return _either(node, scope, steps)
    return (f"({ast.unparse(node)})",), _ATOM


def _either(node: ast.IfExp, scope: Scope, steps: list[Step]) -> Expression:
    """Read `a if x < y else b`; what is compared must be plain, or the choice cannot be shown."""
    then, otherwise = (_expression(part, scope, steps)[0] for part in (node.body, node.orelse))
    sign, sides = "", [node.test, node.test]
    if isinstance(node.test, ast.Compare) and len(node.test.ops) == 1:
        sign = _TESTS.get(type(node.test.ops[0]), "")
        sides = [node.test.left, node.test.comparators[0]]
    left, right = (_expression(side, scope, steps)[0] for side in sides)
    plain = [
        side[0] for side in (left, right) if len(side) == 1 and isinstance(side[0], Name | Fixed)
    ]
    if len(plain) != len(sides):
        return (f"({ast.unparse(node)})",), _ATOM
    first, second = plain
    assert isinstance(first, Name | Fixed)
    assert isinstance(second, Name | Fixed)
    return ("(", Either(first, sign, second, then, otherwise), ")"), _ATOM


def _default(parameter: inspect.Parameter) -> Fixed:
    value = parameter.default
    known = float(value) if isinstance(value, int | float) else None
    return Fixed(words(parameter.name), _number(value), known)


def _attribute(owner: Expression, attribute: str) -> Expression:
    token = owner[0][0]
    if not isinstance(token, Name):
        return owner
    label = token.label if attribute == "value" else words(attribute)
    return (Name(token.path, f"{token.name}.{attribute}", label),), _ATOM


def _named(name: str, scope: Scope) -> Expression:
    if name in scope.names:
        return scope.names[name]
    value = scope.function.__globals__.get(name)
    if isinstance(value, int | float):
        return (Fixed(words(name.lower()), _number(value), float(value)),), _ATOM
    return (Name(scope.path, name, words(name)),), _ATOM


def _call(node: ast.Call, scope: Scope, steps: list[Step]) -> Expression:
    called = _called(node.func, scope)
    name = node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)
    arguments = [_expression(argument, scope, steps) for argument in node.args]
    keywords = {
        word.arg: _expression(word.value, scope, steps) for word in node.keywords if word.arg
    }
    if called is None or not called.__module__.startswith("calculators."):
        before, after = _WORDED.get(name, (f"{words(name)} (", ")"))
        return (before, *_listed([*arguments, *keywords.values()]), after), _ATOM
    body, first = _body(called)
    path = f"{scope.path}/{scope.first_line + node.lineno - 1}:{called.__name__}"
    inner = Scope(path, called, first)
    parameters = inspect.signature(called).parameters
    for parameter in parameters.values():
        given = keywords.get(parameter.name)
        inner.names[parameter.name] = given or (
            (_default(parameter),),
            _ATOM,
        )
    if not all(_assigned(line) or isinstance(line, ast.Return) for line in body):
        shown = [keywords[key] for key in parameters if key in keywords]
        return (f"{words(called.__name__)} (", *_listed(shown), ")"), _ATOM
    for line in body:
        _statement(line, inner, steps)
    last = body[-1]
    if isinstance(last, ast.Return) and last.value and not _makes_record(last.value, called):
        return _expression(last.value, inner, steps)
    return (Name(path, "return", words(called.__name__)),), _ATOM


def _makes_record(node: ast.expr, function: Callable[..., Any]) -> bool:
    if not isinstance(node, ast.Call):
        return False
    return isinstance(function.__globals__.get(ast.unparse(node.func)), type)


def _called(node: ast.expr, scope: Scope) -> Callable[..., Any] | None:
    if isinstance(node, ast.Name):
        found = scope.function.__globals__.get(node.id)
    elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        found = getattr(scope.function.__globals__.get(node.value.id), node.attr, None)
    else:
        found = None
    return found if inspect.isfunction(found) else None


def _listed(expressions: list[Expression]) -> tuple[Token, ...]:
    tokens: list[Token] = []
    for index, (part, _) in enumerate(expressions):
        tokens += [", ", *part] if index else part
    return tuple(tokens)


def _bracketed(expression: Expression, rank: int) -> tuple[Token, ...]:
    tokens, own = expression
    return ("(", *tokens, ")") if own < rank else tokens


def _assigned(statement: ast.stmt) -> tuple[str, ast.expr, str] | None:
    """Return name, value and unit alias of a step, or None for any other statement."""
    match statement:
        case ast.Assign(targets=[ast.Name(id=name)], value=value):
            return name, value, ""
        case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value, annotation=note):
            return name, value, ast.unparse(note)
    return None


def _body(function: Callable[..., Any]) -> tuple[list[ast.stmt], int]:
    """Return a function's statements without docstring and guards, and its first line."""
    lines, first = inspect.getsourcelines(function)
    definition = ast.parse(textwrap.dedent("".join(lines))).body[0]
    assert isinstance(definition, ast.FunctionDef)
    return [line for line in definition.body if not _is_guard(line)], first


def _is_guard(statement: ast.stmt) -> bool:
    match statement:
        case ast.Expr():
            return True
        case ast.If(body=[*_, ast.Raise()], orelse=[]):
            return True
    return False


def _number(value: Any) -> str:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return str(getattr(value, "name", value))
    if value == 0 or (math.isfinite(value) and 1e-4 <= abs(value) < 1e15):  # noqa: PLR2004 - where plain digits read well
        return write_field(value, PLAIN)
    return f"{value:g}".replace("e+", "e").replace("e-0", "e-")


def words(name: str) -> str:
    """Turn a Python name into what a reader sees.

    >>> words("gpu_hours"), words("pue"), words("exposed_slow")
    ('GPU hours', 'PUE', 'exposed slow')
    """
    if name in _SPOKEN:
        return _SPOKEN[name]
    upper = {word.lower(): word for word in _ACRONYMS}
    return " ".join(upper.get(word, word) for word in name.split("_") if word)
