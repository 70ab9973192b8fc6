"""The source of a function, read as statements: what it assigns, calls and returns."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable
from typing import Any

from calculators.engine.running.trace import package_of


def body(function: Callable[..., Any]) -> tuple[list[ast.stmt], int]:
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


def is_straight(statements: list[ast.stmt]) -> bool:
    """Whether the statements are steps and a result, with no branch or loop among them."""
    return all(assigned(line) or isinstance(line, ast.Return) for line in statements)


def assigned(statement: ast.stmt) -> tuple[str, ast.expr, str] | None:
    """Return name, value and unit alias of a step, or None for any other statement."""
    match statement:
        case ast.Assign(targets=[ast.Name(id=name)], value=value):
            return name, value, ""
        case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value, annotation=note):
            return name, value, ast.unparse(note)
    return None


def returned_call(statement: ast.stmt) -> ast.Call | None:
    """Return the call whose answer a statement hands back, if it is such a statement."""
    match statement:
        case ast.Return(value=ast.Call() as call):
            return call
    return None


def makes_record(node: ast.expr, function: Callable[..., Any]) -> bool:
    """Whether an expression of the function builds a record from its parts."""
    return isinstance(node, ast.Call) and isinstance(_found(node.func, function), type)


def called(node: ast.Call, function: Callable[..., Any]) -> Callable[..., Any] | None:
    """Return the function of the same package that a call in the function goes to."""
    found = _found(node.func, function)
    own = package_of(function)
    return found if inspect.isfunction(found) and found.__module__.startswith(own) else None


def _found(node: ast.expr, function: Callable[..., Any]) -> Any:
    match node:
        case ast.Name(id=name):
            return function.__globals__.get(name)
        case ast.Attribute(value=ast.Name(id=module), attr=name):
            return getattr(function.__globals__.get(module), name, None)
    return None
