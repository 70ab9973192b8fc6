"""The questions we answer: one file, one calculator.

A new file here is a new calculator; `MENU` only says which come first.
"""

from __future__ import annotations

import importlib
import pkgutil

from calculators.cost.spelling import SPELLING
from calculators.engine.model.markers import Options
from calculators.engine.model.read import Malformed, read_calculator
from calculators.engine.model.record import Calculator
from calculators.engine.prose.grading import Slip

MENU = (
    "gpu_hour",
    "training_run",
    "model_serving",
    "own_or_rent",
    "spot_and_reserved",
    "training_job",
    "two_bids",
    "transfer",
    "scaling",
    "fabric_stretch",
    "stretch_bandwidth",
    "fabric",
    "failures",
    "racks",
    "site_power",
    "pue_gain",
    "cooling",
    "redundancy",
    "load_swing",
    "footprint",
    "waiting",
    "announcement",
)


def read_catalog() -> dict[str, Calculator]:
    """Read every calculator in this folder, the menu's order first."""
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
    order = [name for name in MENU if name in found] + sorted(set(found) - set(MENU))
    return {name: found[name] for name in order}


CATALOG = read_catalog()

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
