"""What an export is, and the list of all of them, found in this folder."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import college.exports
from college.records.course import Course
from college.source.memory import Memory


@dataclass(frozen=True)
class Export:
    """One file: where it lies in the site, and what is written in it."""

    address: str
    text: Callable[[Course, Memory], str]
    """Made of the course; the memory spares rendering what did not change."""


@cache
def exports() -> tuple[Export, ...]:
    """Return every export, in the order of their modules' names."""
    names = [entry.name for entry in pkgutil.iter_modules(college.exports.__path__)]
    modules = [importlib.import_module(f"{college.exports.__name__}.{name}") for name in names]
    return tuple(
        item for module in modules for item in vars(module).values() if isinstance(item, Export)
    )
