"""The questions we answer: one file, one calculator, and a new file is a new one.

A file names the inputs and makes one call; it never holds a formula, which belongs to the cost
module. Group and place stand in the file too: no list names the calculators.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterable

from calculators.cost.facts.spelling import SPELLING
from calculators.engine.model.markers import Options
from calculators.engine.model.read import Malformed, read_calculator
from calculators.engine.model.record import Calculator
from calculators.engine.prose.slips import Slip

_REST = "More"
"""The heading of calculators that name no group."""


def read_catalog() -> dict[str, Calculator]:
    """Read every calculator in this folder, in the order of their places."""
    found: dict[str, Calculator] = {}
    problems: list[str] = []
    for module in pkgutil.iter_modules(__path__):
        functions = [
            item
            for item in vars(importlib.import_module(f"{__name__}.{module.name}")).values()
            if isinstance(getattr(item, "calculator", None), Options)
            and item.__module__.endswith("." + module.name)
        ]
        if len(functions) != 1 or functions[0].__name__ != module.name:
            problems.append(
                f"{module.name}.py: hold one calculator, a function named {module.name}."
            )
            continue
        try:
            found[module.name] = read_calculator(functions[0], SPELLING)
        except Malformed as reason:
            problems.append(str(reason))
    if problems:
        raise Malformed("\n".join(problems))
    return dict(sorted(found.items(), key=lambda named: (named[1].place, named[0])))


CATALOG = read_catalog()


def in_groups(order: Iterable[str]) -> dict[str, list[Calculator]]:
    """Return the calculators by group: those named first, then others, at last those of none."""
    named = [*order, *sorted({item.group for item in CATALOG.values() if item.group}), ""]
    groups: dict[str, list[Calculator]] = {title: [] for title in named}
    for item in CATALOG.values():
        groups[item.group].append(item)
    return {title or _REST: items for title, items in groups.items() if items}


SLIPS = (
    Slip(
        8,
        "Eight times too high. "
        "Look for bytes taken for bits, or a server of eight counted as one GPU.",
        "Eight times too low. "
        "Look for bits taken for bytes, or one GPU counted as a server of eight.",
    ),
)
"""Wrong factors that sums of this subject invite, tried before those of any sum."""
