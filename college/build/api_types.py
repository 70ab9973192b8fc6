"""The TypeScript declarations of what pages and Python tell each other.

`python -m college.build.api_types` writes `college/web/api.d.ts` from the records of
`calculators/api/messages.py` and `calculators/exercise/messages.py`. A test fails while it is
out of date.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
import types
import typing
from dataclasses import is_dataclass
from enum import Enum
from pathlib import Path
from typing import Any

from calculators.api import messages
from calculators.exercise import messages as exercise_messages

DECLARATIONS = Path(__file__).parents[1] / "web/api.d.ts"

_HEAD = "// Written by `python -m college.build.api_types` from Python's records. Do not edit.\n"
_PLAIN = {str: "string", bool: "boolean", int: "number", float: "number", type(None): "null"}


def declarations() -> str:
    """Return the file: an interface for each record that a request or a reply is made of."""
    found: dict[str, type] = {}
    for module in (messages, exercise_messages):
        for value in vars(module).values():
            if getattr(value, "__module__", "") == module.__name__ and _is_record(value):
                _collect(value, found)
    return _HEAD + "".join(f"\n{_interface(record)}" for record in found.values())


def _is_record(value: Any) -> bool:
    return isinstance(value, type) and (typing.is_typeddict(value) or is_dataclass(value))


def _collect(value: Any, found: dict[str, type]) -> None:
    """Add a record and all that it is made of, parts first."""
    if not _is_record(value):
        for argument in typing.get_args(value):
            _collect(argument, found)
    elif value.__name__ not in found:
        for hint in typing.get_type_hints(value, include_extras=True).values():
            _collect(hint, found)
        found[value.__name__] = value


def _interface(record: type) -> str:
    tree = ast.parse(textwrap.dedent(inspect.getsource(record))).body[0]
    assert isinstance(tree, ast.ClassDef)
    bases = [base.id for base in tree.bases if isinstance(base, ast.Name)]
    above = ", ".join(base for base in bases if base != "TypedDict")
    hints = typing.get_type_hints(record, include_extras=True)
    total = getattr(record, "__total__", True)
    lines = [
        _comment(inspect.getdoc(record) or "", ""),
        f"export interface {record.__name__}{f' extends {above}' if above else ''} {{\n",
    ]
    for statement, after in zip(tree.body, [*tree.body[1:], None], strict=True):
        if not isinstance(statement, ast.AnnAssign) or not isinstance(statement.target, ast.Name):
            continue
        if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
            lines.append(_comment(str(after.value.value), "  "))
        name = statement.target.id
        needed = total and typing.get_origin(hints[name]) is not typing.NotRequired
        lines.append(f"  {name}{'' if needed else '?'}: {_type(hints[name])};\n")
    return "".join([*lines, "}\n"])


def _comment(text: str, indent: str) -> str:
    words = " ".join(text.split())
    return f"{indent}/** {words} */\n" if words else ""


def _type(hint: Any) -> str:
    """Return a Python type as TypeScript writes it.

    >>> _type(dict[str, list[int]]), _type(tuple[str, float] | None)
    ('Record<string, number[]>', '[string, number] | null')
    """
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.NotRequired:
        return _type(arguments[0])
    if origin is dict:
        return f"Record<{', '.join(map(_type, arguments))}>"
    if origin is list:
        inner = _type(arguments[0])
        union = typing.get_origin(arguments[0]) in (typing.Union, types.UnionType)
        return f"({inner})[]" if union else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(map(_type, arguments))}]"
    if origin in (typing.Union, types.UnionType):
        return " | ".join(dict.fromkeys(map(_type, arguments)))
    if isinstance(hint, type) and issubclass(hint, Enum):
        return " | ".join(f'"{member.value}"' for member in hint)
    if _is_record(hint):
        return str(hint.__name__)
    return next(name for plain, name in _PLAIN.items() if issubclass(hint, plain))


if __name__ == "__main__":
    DECLARATIONS.write_text(declarations(), "utf-8")
