"""The subject of a course: the Python package of its calculators, by the name in `course.yml`.

The package lies beside `course.yml` and has `catalog/`, the questions it answers, `cost/`, what is
true: formulas, `facts/`, `sources/`, `units.py`, and `pictures/`, what is drawn of the answers.
Nobody else imports from it by name.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re
import sys
from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any, TypeVar

from calculators.api.answer import Answers
from calculators.case import Published
from calculators.engine.model.folder import Broken
from calculators.engine.model.record import Calculator
from calculators.engine.page.picture import Pictures
from calculators.engine.prose.slips import Slip
from calculators.engine.working.cells import WorkedCells
from calculators.engine.working.derive.sheet.cell_sheet import worked_cells
from calculators.engine.working.derive.sheet.cells import Inexpressible
from calculators.engine.working.derive.workings import Workings
from calculators.engine.working.steps import Step
from calculators.fact import Fact, FactSeries, FactTable
from calculators.source import Source
from calculators.unit import Unit

Part = TypeVar("Part")
_DRAFT = re.compile(rb"(?m)^[^#\n]*\bdraft=True\b")


@dataclass(frozen=True)
class Subject:
    """What the package declares, each part imported when it is asked for.

    A part that the package has not is empty, and so is all of a course without a package.
    """

    package: str
    with_drafts: bool = True
    """Whether the calculators that are not ready are among the others."""

    @cached_property
    def catalog(self) -> Mapping[str, Calculator]:
        """Every calculator by its name, in the order of their places."""
        found: Mapping[str, Calculator] = self._part("catalog", "CATALOG", {})
        return found if self.with_drafts else _without(self.drafts, found)

    @cached_property
    def broken(self) -> Mapping[str, Broken]:
        """What keeps other files of the catalog from being read, by name."""
        found: Mapping[str, Broken] = self._part("catalog", "BROKEN", {})
        return found if self.with_drafts else _without(self.drafts, found)

    @cached_property
    def drafts(self) -> Mapping[str, Path]:
        """The file of each calculator that says it is not ready, readable or not."""
        files = sorted(self.folder.glob("catalog/*.py")) if self.folder else ()
        return {path.stem: path for path in files if _DRAFT.search(path.read_bytes())}

    @cached_property
    def names(self) -> set[str]:
        """The name of every calculator, those that cannot be read too."""
        return {*self.catalog, *self.broken}

    @property
    def pictures(self) -> Pictures:
        """Every picture by its name."""
        found: Pictures = self._part("pictures", "PICTURES", {})
        return found

    @property
    def broken_pictures(self) -> Mapping[str, Broken]:
        """What keeps other files of the pictures from being read, by name."""
        found: Mapping[str, Broken] = self._part("pictures", "BROKEN", {})
        return found

    @property
    def slips(self) -> tuple[Slip, ...]:
        """Wrong factors that sums of the subject invite."""
        found: tuple[Slip, ...] = self._part("catalog", "SLIPS", ())
        return found

    @property
    def facts(self) -> Mapping[str, Fact]:
        """Every dated fact by its name, in the order of the page of data."""
        found: Mapping[str, Fact] = self._part("cost.facts", "FACTS", {})
        return found

    @property
    def tables(self) -> tuple[FactTable, ...]:
        """Figures that stand together for each of several things."""
        found: tuple[FactTable, ...] = self._part("cost.facts.tables", "TABLES", ())
        return found

    @property
    def series(self) -> tuple[FactSeries, ...]:
        """Figures that were told more than once, over time."""
        found: tuple[FactSeries, ...] = self._part("cost.facts.series", "SERIES", ())
        return found

    @property
    def is_compared(self) -> bool:
        """Whether it has anything published to compare itself with; looked up, not read."""
        return bool(self.folder and (self.folder / "cost/published/__init__.py").is_file())

    @property
    def published(self) -> Published | None:
        """What others measured, beside what the formulas give."""
        found: Published | None = self._part("cost.published", "PUBLISHED", None)
        return found

    @cached_property
    def formulas(self) -> Mapping[str, Callable[..., Any]]:
        """Every public function of the files of `cost/`, by its name; folders there hold none."""
        cost = self._module("cost")
        files = pkgutil.iter_modules(cost.__path__) if cost else ()
        modules = [self._module(f"cost.{file.name}") for file in files if not file.ispkg]
        return {
            name: function
            for module in modules
            for name, function in inspect.getmembers(module, inspect.isfunction)
            if function.__module__ == module.__name__ and not name.startswith("_")
        }

    @cached_property
    def sources(self) -> Mapping[str, Source]:
        """Every document by its key."""
        return {source.key: source for source in self._part("cost.sources", "SOURCES", ())}

    @cached_property
    def units(self) -> tuple[Unit, ...]:
        """Every unit that it counts in."""
        module = self._module("cost.units")
        named = vars(module).values() if module else ()
        return tuple(unit for unit in named if isinstance(unit, Unit))

    @cached_property
    def unit_types(self) -> Mapping[str, Unit]:
        """The types that an input or a line is annotated with, each with its unit."""
        module = self._module("cost.units")
        named = vars(module).items() if module else ()
        return {
            name: mark
            for name, item in named
            for mark in getattr(item, "__metadata__", ())
            if isinstance(mark, Unit)
        }

    @cached_property
    def steps(self) -> Mapping[str, tuple[Step, ...]]:
        """The working of every calculator, each read off its source once."""
        return Workings(self.catalog)

    @cached_property
    def answers(self) -> Answers:
        """What a page is answered."""
        return Answers(self.catalog, self.slips, self.steps, self.pictures, self.cells)

    def cells(self, name: str) -> WorkedCells | None:
        """Return a calculator as cells of a spreadsheet; None where it has no formula there."""
        try:
            return worked_cells(self.catalog[name])
        except Inexpressible:
            return None

    @property
    def folder(self) -> Path | None:
        """Where the package lies."""
        places = getattr(self._module(""), "__path__", ())  # a module of one file has none
        return next((Path(str(place)) for place in places), None)

    def _part(self, module: str, name: str, otherwise: Any) -> Any:
        """Return what a module of the package declares under a name."""
        return getattr(self._module(module), name, otherwise)

    def _module(self, name: str) -> Any:
        whole = f"{self.package}.{name}".strip(".")
        if not self.package:
            return None
        try:
            return importlib.import_module(whole)
        except ModuleNotFoundError as missing:
            if missing.name and f"{whole}.".startswith(f"{missing.name}."):
                return None  # the package does without it
            raise


def _without(names: Container[str], found: Mapping[str, Part]) -> Mapping[str, Part]:
    return {name: item for name, item in found.items() if name not in names}


@cache
def subject_of(package: str, *, with_drafts: bool = True) -> Subject:
    """Return the one subject of a package: what it has read, it keeps."""
    return Subject(package, with_drafts)


def look_in(root: Path) -> None:
    """Have Python find the package of the course in this folder, after all that is installed."""
    if str(root) not in sys.path:
        sys.path.append(str(root))
