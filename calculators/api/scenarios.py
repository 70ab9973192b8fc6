"""The scenarios that a page sends along, as a book that expressions can be looked up in."""

from __future__ import annotations

from collections.abc import Mapping

from calculators.api.messages import ScenarioMessage
from calculators.engine.model.record import Calculator
from calculators.engine.prose.expression import Scenario, ScenarioBook


def scenario_book(
    catalog: Mapping[str, Calculator], scenarios: Mapping[str, ScenarioMessage]
) -> ScenarioBook:
    """Return the book of these scenarios."""
    known = {
        name: Scenario(item["calculator"], item["given"], item["like"], item.get("name", ""))
        for name, item in scenarios.items()
    }
    return ScenarioBook(catalog, known)
