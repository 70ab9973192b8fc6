"""Calculators with one mistake each, planted in a copy of the project's own code."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import NamedTuple

from tests.college.changed_copy import ROOT, run
from tests.college.known_checks import lent

CATALOG = '''"""A calculator to try mistakes on."""

from __future__ import annotations

from typing import Annotated

from calculators.cost import units
from calculators.cost.NAME_bill import Bill, bill
from calculators.engine.model.markers import Chart, Line, Number, Preset, calculator


@calculator(
    "A bill of rent and fee",
    lines={
        "fee": Line("Fee", part_of="total"),
        "total": Line("Total", headline="It costs {total}."),
    },
    chart=Chart(x="gpus", y="total"),
    presets=(Preset.of("Many", gpus=500),),
    left_out=("Power.", "Staff."),
)
def NAME(
    gpus: Annotated[units.Gpus, Number("GPUs", 1, 1000)] = 8,
    hourly_price: Annotated[units.DollarsPerGpuHour, Number("Price", 1, 50)] = 3,
    hours: Annotated[units.Hours, Number("Hours", 1, 1000)] = 10,
    fee: Annotated[units.Dollars, Number("Fee", 0, 5000)] = 2000,
) -> Bill:
    """What does it cost?

    The rent and the fee.

    >>> NAME().total
    2240
    """
    return bill(gpus=gpus, hourly_price=hourly_price, hours=hours, fee=fee)
'''
COST = '''"""A formula to try mistakes on."""

from dataclasses import dataclass

from calculators.cost.units import Dollars, DollarsPerGpuHour, Gpus, Hours


@dataclass(frozen=True)
class Bill:
    """Rent and fee."""

    rent: Dollars
    fee: Dollars
    total: Dollars


def bill(*, gpus: Gpus, hourly_price: DollarsPerGpuHour, hours: Hours, fee: Dollars) -> Bill:
    """Return the bill."""
    rent: Dollars = gpus * hourly_price * hours
    total: Dollars = rent + fee
    return Bill(rent=rent, fee=fee, total=total)
'''


class Planted(NamedTuple):
    """A planted calculator: its two files."""

    name: str
    catalog: str
    cost: str

    def path(self, which: str) -> str:
        """Return where one of its files stands."""
        folder, end = ("catalog", "") if which == "catalog" else ("cost", "_bill")
        return f"calculators/{folder}/{self.name}{end}.py"

    def write(self, root: Path) -> None:
        """Write both files."""
        (root / self.path("catalog")).write_text(self.catalog, "utf-8")
        (root / self.path("cost")).write_text(self.cost, "utf-8")


def planted(name: str, case: dict[str, str]) -> Planted:
    """Make a calculator with the mistake of a case."""
    texts = {"catalog": CATALOG, "cost": COST}
    which = "catalog" if case["file"] == "both" else case["file"]
    changes = [(which, case["old"], case["new"])]
    if "cost_old" in case:
        changes.append(("cost", case["cost_old"], case["cost_new"]))
    for file, old, new in changes:
        assert old in texts[file], old
        texts[file] = texts[file].replace(old, new, 1)
    return Planted(name, *(text.replace("NAME", name) for text in texts.values()))


def project(place: Path) -> Path:
    """Copy the project's own code beside a course that is there."""
    for name in ("calculators", "college"):
        ignored = shutil.ignore_patterns("__pycache__", "web")
        shutil.copytree(ROOT / name, place / name, ignore=ignored)
    return lent(place)


def said(place: Path) -> list[str]:
    """Return what `college check` prints in a copy, as a person would see it."""
    return run(place, "-m", "college", "check").splitlines()
