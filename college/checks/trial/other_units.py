"""The course's code as if a base unit were smaller: constants, facts and defaults read otherwise.

Guards and rounding are set aside meanwhile: the ends of what a formula takes are stated in the
course's own units, and half a thing is one thing of half the size. A guard is a call whose answer
nobody takes, or an `if` that only raises.
"""

from __future__ import annotations

import ast
import enum
import math
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import cache, partial
from pathlib import Path
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType, SimpleNamespace
from typing import Any

from calculators.unit import Unit
from college.checks.trial.course_code import is_course_code, tree
from college.checks.trial.measured import hints_of, rescaled, unit_of
from college.checks.trial.source_lines import definition
from college.subject import Subject


@cache
def modules(subject: Subject) -> tuple[ModuleType, ...]:
    """Return the modules of the course's own code that are loaded."""
    return tuple(
        module
        for module in [*sys.modules.values()]
        if getattr(module, "__file__", None)
        and is_course_code(subject, Path(module.__file__ or ""))
    )


@cache
def functions(subject: Subject) -> dict[int, FunctionType]:
    """Return every function of the course's own, by the id of its code: as it is, and unguarded.

    By the id, since code that reads alike in two files is equal.
    """
    found: dict[int, FunctionType] = {}
    for module in modules(subject):
        for item in vars(module).values():
            if isinstance(item, FunctionType) and item.__module__ == module.__name__:
                found[id(item.__code__)] = item
                found[id(_without_guards(item))] = item
    return found


@cache
def units(subject: Subject) -> tuple[Unit, ...]:
    """Return every unit that the course's code has a name for."""
    named = (item for module in modules(subject) for item in vars(module).values())
    return tuple({id(item): item for item in named if isinstance(item, Unit)}.values())


def bases(subject: Subject) -> list[str]:
    """Return the base quantities that units are made of."""
    return sorted({base for unit in units(subject) for base, _ in unit.dimension})


@contextmanager
def smooth(subject: Subject) -> Iterator[None]:
    """Have every function run without its guards, and round nothing."""
    with ExitStack() as stack:
        for function in {*functions(subject).values()}:
            put = partial(setattr, function, "__code__")
            _set(stack, put, function.__code__, _without_guards(function))
        for module in modules(subject):
            for name, value in [*vars(module).items()]:
                if value is math:
                    _set(stack, partial(setattr, module, name), value, _SMOOTH_MATH)
                elif isinstance(value, BuiltinFunctionType) and value in _ROUNDED:
                    _set(stack, partial(setattr, module, name), value, _unrounded)
            vars(module)["round"] = _unrounded
            stack.callback(vars(module).pop, "round")
        yield


def _unrounded(value: float, _: int = 0) -> float:
    return value


_ROUNDED = (math.floor, math.ceil)
_SMOOTH_MATH = SimpleNamespace(**{**vars(math), "floor": _unrounded, "ceil": _unrounded})


@cache
def _without_guards(function: FunctionType) -> CodeType:
    path = Path(function.__code__.co_filename)
    found = definition(path, function.__name__)
    whole = tree(path)
    if found is None or whole is None or function.__closure__:
        return function.__code__
    kept = [line for line in found.body if not _is_guard(line)]
    bare = ast.FunctionDef(
        name=found.name,
        args=found.args,
        body=kept or found.body,
        decorator_list=[],
        returns=found.returns,
        lineno=found.lineno,
        col_offset=found.col_offset,
    )
    flags = function.__code__.co_flags & ~0x3F  # what __future__ asked for, no more
    code = compile(ast.Module([bare], []), str(path), "exec", flags, dont_inherit=True)
    return next(item for item in code.co_consts if isinstance(item, CodeType))


def _is_guard(statement: ast.stmt) -> bool:
    match statement:
        case ast.Expr(value=ast.Call(func=ast.Name())) | ast.Expr(value=ast.Constant()):
            return True
        case ast.If(body=[*_, ast.Raise()], orelse=[]):
            return True
    return False


@contextmanager
def other_units(subject: Subject, base: str, factor: int) -> Iterator[None]:
    """Have all that the code knows by itself read as if the base unit were smaller."""
    with ExitStack() as stack:
        _set_constants(stack, modules(subject), base, factor)
        for function in {*functions(subject).values()}:
            _set_defaults(stack, function, base, factor)
        yield


def _set_constants(stack: ExitStack, places: Sequence[ModuleType], base: str, factor: int) -> None:
    """Set each constant that has a unit, wherever a module has taken it over by its name."""
    typed = {
        name: hint for module in places for name, hint in hints_of(module).items() if unit_of(hint)
    }
    for module in places:
        for name, value in [*vars(module).items()]:
            if isinstance(value, type) and issubclass(value, enum.Enum):
                _set_members(stack, value, base, factor)
            if not _is_figure(value):
                continue  # tables and series of facts are read by pages, never by a formula
            changed = rescaled(value, typed.get(name), base, factor)
            if changed is not value:
                _set(stack, partial(setattr, module, name), value, changed)


def _is_figure(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _set_members(stack: ExitStack, kind: type[enum.Enum], base: str, factor: int) -> None:
    for member in kind:
        changed = rescaled(member.value, None, base, factor)
        _set(stack, partial(setattr, member, "_value_"), member.value, changed)


def _set_defaults(stack: ExitStack, function: FunctionType, base: str, factor: int) -> None:
    hints, before = hints_of(function), function.__kwdefaults__
    if before:
        changed = {
            name: rescaled(value, hints.get(name), base, factor) for name, value in before.items()
        }
        _set(stack, partial(setattr, function, "__kwdefaults__"), before, changed)


def _set(stack: ExitStack, put: Callable[[Any], None], before: Any, now: Any) -> None:
    put(now)
    stack.callback(put, before)
