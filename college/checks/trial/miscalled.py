"""A call that Python refused: what it lacks or has too much, read off the call and what it calls.

What Python says of it names one argument, which is the wrong one where values stand in an order.
"""

from __future__ import annotations

import ast
import builtins
import inspect
from collections.abc import Mapping
from pathlib import Path
from types import FrameType, TracebackType
from typing import Any

from college.checks.trial.course_code import tree
from college.records.nearest import closest

_BY_NAME = (inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY)


def miscalled(error: TypeError) -> tuple[str, str] | None:
    """Return what is wrong with the call that raised it, and the remedy; None if it was no call."""
    place = error.__traceback__
    while place and place.tb_next:
        place = place.tb_next
    call = _call(place) if place else None
    takes = _takes(call, place.tb_frame) if place and call else None
    if call is None or takes is None or any(word.arg is None for word in call.keywords):
        return None
    if any(isinstance(item, ast.Starred) for item in call.args):
        return None
    return _wrong(call, takes)


def _wrong(call: ast.Call, takes: Mapping[str, inspect.Parameter]) -> tuple[str, str] | None:
    name, given = ast.unparse(call.func), [word.arg or "" for word in call.keywords]
    ordered = [key for key, item in takes.items() if item.kind is not _BY_NAME[1]]
    free = [key for key in takes if key not in ordered[: len(call.args)]]
    needed = [key for key in takes if takes[key].default is inspect.Parameter.empty]
    missing = [key for key in needed if key in free and key not in given]
    for word in given:
        if word not in takes:
            meant = closest(word, [key for key in free if key not in given])
            remedy = f"write {meant}" if meant else f"it takes {', '.join(takes)}"
            return f"{name} takes no {word}", remedy
    in_order = f"give {', '.join([*ordered[: len(call.args)], *missing])}, in this order"
    if len(call.args) > len(ordered):
        count = len(ordered) or "none"
        remedy = f"give {', '.join(ordered)}, in this order" if ordered else "give each by its name"
        return f"{name} is given {len(call.args)} values and takes {count} without a name", remedy
    if missing and call.args and set(missing) & set(ordered):
        count = len(needed) - len(missing)
        return f"{name} is given {count} of the {len(needed)} values it needs", in_order
    if missing:
        return f"{name} is called without {' and '.join(missing)}", f"add {', '.join(missing)}"
    return None


def _call(place: TracebackType) -> ast.Call | None:
    """Return the call that a line was at."""
    code = place.tb_frame.f_code
    if not Path(code.co_filename).is_file():
        return None  # an example of a docstring
    line, end_line, column, end_column = [*code.co_positions()][place.tb_lasti // 2]
    for node in ast.walk(tree(Path(code.co_filename)) or ast.Module([], [])):
        if isinstance(node, ast.Call) and (line, end_line, column, end_column) == (
            node.lineno,
            node.end_lineno,
            node.col_offset,
            node.end_col_offset,
        ):
            return node
    return None


def _takes(call: ast.Call, frame: FrameType) -> Mapping[str, inspect.Parameter] | None:
    """Return what the function takes by name; None if it takes anything, or cannot be found."""
    try:
        found = inspect.signature(_named(call.func, frame)).parameters
    except (AttributeError, KeyError, TypeError, ValueError):
        return None
    return found if all(item.kind in _BY_NAME for item in found.values()) else None


def _named(node: ast.expr, frame: FrameType) -> Any:
    """Return what a dotted name means in a frame."""
    if isinstance(node, ast.Attribute):
        return getattr(_named(node.value, frame), node.attr)
    name = node.id if isinstance(node, ast.Name) else ""
    return {**vars(builtins), **frame.f_globals, **frame.f_locals}[name]
