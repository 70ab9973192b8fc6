"""Where in a file of Python something stands: inputs, lines, presets, fields, statements."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from college.checks.trial.course_code import tree

LINE = "line "
"""What stands before the name of a line, which may be an input's too."""


def line_in(path: Path, function: str, of: str) -> int:
    """Return the line of an input, a line, a preset or `return` of a function; else its first."""
    found = definition(path, function)
    if found is None:
        return 1
    return _named(found).get(of, found.lineno)


@cache
def definition(path: Path, name: str) -> ast.FunctionDef | None:
    """Return a function of a file."""
    for node in (tree(path) or ast.Module([], [])).body:
        if isinstance(node, ast.FunctionDef) and node.name == name:
            return node
    return None


def docstring_line(path: Path, name: str) -> int:
    """Return the line on which the docstring of a function or class of a file begins."""
    for node in (tree(path) or ast.Module([], [])).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name == name:
            return node.body[0].lineno
    return 1


def field_line(path: Path, record: str, field: str) -> int:
    """Return the line of a record's field, or of the record."""
    for node in (tree(path) or ast.Module([], [])).body:
        if isinstance(node, ast.ClassDef) and node.name == record:
            for part in node.body:
                if isinstance(part, ast.AnnAssign) and ast.unparse(part.target) == field:
                    return part.lineno
            return node.lineno
    return 1


def _named(function: ast.FunctionDef) -> dict[str, int]:
    """Return the line of all that a calculator's file names: inputs before words of the marker."""
    found: dict[str, int] = {}
    for decorator in function.decorator_list:
        for node in ast.walk(decorator):
            for name, line in _words(node):
                found.setdefault(name, line)
    if function.returns:
        found["return"] = function.returns.lineno
    arguments = function.args
    for argument in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs):
        found[argument.arg] = argument.lineno
    return found


def _words(node: ast.AST) -> Iterator[tuple[str, int]]:
    """Return what a part of the marker names: a line, a preset by its label, a word it is given."""
    match node:
        case ast.Call(args=[ast.Constant(value=str() as label), *_]):
            yield label, node.lineno
        case ast.Dict(keys=keys):
            named = [key for key in keys if isinstance(key, ast.Constant)]
            yield from ((f"{LINE}{key.value!s}", key.lineno) for key in named)
        case ast.keyword(arg=str() as word, value=value):
            yield word, value.lineno
            if isinstance(value, ast.Constant):
                yield str(value.value), value.lineno
