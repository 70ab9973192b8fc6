"""One run of a calculator watched: the values its steps really had."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from typing import Any

Values = Mapping[str, Mapping[str, Any]]
"""For each call path the local names at its return, with `return` for what it gave back."""


def package_of(function: Callable[..., Any]) -> str:
    """Return how the modules of a function's own package begin: the subject's, not the engine's.

    >>> import json
    >>> package_of(json.JSONEncoder.encode)
    'json.'
    """
    return function.__module__.partition(".")[0] + "."


def watch(function: Callable[..., Any], values: Mapping[str, Any]) -> tuple[Any, Values]:
    """Run the function and keep the local values of every calculator function it called."""
    own = package_of(function)
    seen: dict[str, dict[str, Any]] = {}
    paths: dict[int, str] = {}

    def look(frame: Any, event: str, result: Any) -> None:
        if event == "call":
            if frame.f_code is function.__code__:
                paths[id(frame)] = ""
            elif id(frame.f_back) in paths and frame.f_globals["__name__"].startswith(own):
                above = paths[id(frame.f_back)]
                paths[id(frame)] = f"{above}/{frame.f_back.f_lineno}:{frame.f_code.co_name}"
        elif event == "return" and id(frame) in paths:
            path = paths.pop(id(frame))
            if result is not None:  # a guard gives nothing back, and no step names what it saw
                seen[path] = {**frame.f_locals, "return": result}

    before = sys.getprofile()
    sys.setprofile(look)
    try:
        record = function(**values)
    finally:
        sys.setprofile(before)
    return record, seen
