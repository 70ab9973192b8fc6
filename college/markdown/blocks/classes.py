"""Every kind of block by name, found in this package: what each takes is read off it."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Any

from pymdownx.blocks.block import Block

import college.markdown.blocks


@cache
def block_classes() -> dict[str, Any]:
    """Return the class of each block, with its ARGUMENT and its OPTIONS."""
    names = [entry.name for entry in pkgutil.iter_modules(college.markdown.blocks.__path__)]
    modules = [importlib.import_module(f"college.markdown.blocks.{name}") for name in names]
    kinds: list[Any] = [
        item
        for module in modules
        for item in vars(module).values()
        if isinstance(item, type) and issubclass(item, Block)
    ]
    return {kind.NAME: kind for kind in kinds if kind.NAME}
