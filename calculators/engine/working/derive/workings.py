"""The workings of many calculators, each read off its source when it is first asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from calculators.engine.model.record import Calculator
from calculators.engine.working.derive.reading import derive
from calculators.engine.working.steps import Step


class Workings(Mapping[str, tuple[Step, ...]]):
    """The steps of each calculator by its name."""

    def __init__(self, catalog: Mapping[str, Calculator]) -> None:
        self._catalog = catalog
        self._found: dict[str, tuple[Step, ...]] = {}

    def __getitem__(self, name: str) -> tuple[Step, ...]:
        """Return the steps of one."""
        if name not in self._found:
            self._found[name] = derive(self._catalog[name])
        return self._found[name]

    def __iter__(self) -> Iterator[str]:
        """Go through the names."""
        return iter(self._catalog)

    def __len__(self) -> int:
        """Count the calculators."""
        return len(self._catalog)
