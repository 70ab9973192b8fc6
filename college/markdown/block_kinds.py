"""Every kind of block by name, found in the package of blocks."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

import college.markdown.blocks
from college.markdown.blocks.block import CourseBlock


@cache
def block_kinds() -> dict[str, type[CourseBlock]]:
    """Return the class of each block, sorted by name."""
    names = [entry.name for entry in pkgutil.iter_modules(college.markdown.blocks.__path__)]
    modules = [importlib.import_module(f"college.markdown.blocks.{name}") for name in names]
    kinds = {
        item.NAME: item
        for module in modules
        for item in vars(module).values()
        if isinstance(item, type) and issubclass(item, CourseBlock) and item.NAME
    }
    return dict(sorted(kinds.items()))


@cache
def parents() -> dict[str, str]:
    """Return the block around it for each that only makes sense inside another.

    >>> parents()["step"]
    'steps'
    """
    return {child: name for name, kind in block_kinds().items() for child in kind.CHILDREN}
