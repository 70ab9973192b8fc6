"""One run of a calculator watched: the values its steps really had."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from typing import Any

Values = Mapping[str, Mapping[str, Any]]
"""For each call path the local names at its return, with `return` for what it gave back."""


def watch(function: Callable[..., Any], values: Mapping[str, Any]) -> tuple[Any, Values]:
    """Run the function and keep the local values of every calculator function it called."""
    seen: dict[str, dict[str, Any]] = {}
    paths: dict[int, str] = {}

    def look(frame: Any, event: str, result: Any) -> None:
        if event not in ("call", "return"):
            return
        if not frame.f_globals.get("__name__", "").startswith("calculators."):
            return
        if event == "call":
            if frame.f_code is function.__code__:
                paths[id(frame)] = ""
            elif id(frame.f_back) in paths:
                above = paths[id(frame.f_back)]
                paths[id(frame)] = f"{above}/{frame.f_back.f_lineno}:{frame.f_code.co_name}"
        elif id(frame) in paths:
            seen[paths.pop(id(frame))] = {**frame.f_locals, "return": result}

    before = sys.getprofile()
    sys.setprofile(look)
    try:
        record = function(**values)
    finally:
        sys.setprofile(before)
    return record, seen
