"""A folder of calculators read: those that can be, and what keeps each of the others from it."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from calculators.engine.model.breach import Breach, Malformed
from calculators.engine.model.markers import Options
from calculators.engine.model.read import read_calculator
from calculators.engine.model.record import Calculator


@dataclass(frozen=True)
class Broken:
    """A file of the folder that gives no calculator: its breaches, or what it raised, and when."""

    breaches: tuple[Breach, ...] = ()
    error: Exception | None = None
    when: str = ""


def read_folder(
    package: str, path: Iterable[str], spelling: Mapping[str, str]
) -> tuple[dict[str, Calculator], dict[str, Broken]]:
    """Read every calculator of a package, in the order of their places; one spoils no other.

    One that gives no answer at its defaults is none: every page would meet what it raises. A
    folder in it is no calculator: it has what several of them share. Each function becomes a name
    of the package.
    """
    found: dict[str, Calculator] = {}
    broken: dict[str, Broken] = {}
    for entry in pkgutil.iter_modules(path):
        if entry.ispkg:
            continue
        name, when = entry.name, ""
        try:
            item = _calculator(f"{package}.{name}", name, spelling)
            when = "at its defaults"
            item.function(**item.defaults)
            found[name] = item
            # The package gives the function by its name, not the file that it stands in.
            setattr(sys.modules[package], name, item.function)
        except Malformed as reason:
            broken[name] = Broken(reason.breaches)
        except Exception as error:  # noqa: BLE001 - whatever a file raises is told to its author
            broken[name] = Broken(error=error, when=when)
    return dict(sorted(found.items(), key=lambda named: (named[1].place, named[0]))), broken


def _calculator(module: str, name: str, spelling: Mapping[str, str]) -> Calculator:
    functions = [
        item
        for item in vars(importlib.import_module(module)).values()
        if isinstance(getattr(item, "calculator", None), Options) and item.__module__ == module
    ]
    if len(functions) != 1 or functions[0].__name__ != name:
        held = ", ".join(item.__name__ for item in functions) or "no calculator"
        raise Malformed(
            name,
            [Breach(f"the file holds {held}", f"hold one calculator, a function named {name}")],
        )
    return read_calculator(functions[0], spelling)
