"""The scenarios of a page: named sets of inputs that its numbers come from."""

from __future__ import annotations

from typing import Any

from calculators.engine.prose.expression import Scenario
from college.records.readers import Wrong


def scenarios(value: Any) -> dict[str, Scenario]:
    """Read `fast: {calculator: NAME, hours: 100}` and `slow: {like: fast, hours: 130}`."""
    if not isinstance(value, dict):
        raise Wrong(
            f"is “{value}”",
            "write names with inputs, such as fast: {calculator: NAME, hours: 100}",
        )
    return {str(name): _scenario(str(name), given) for name, given in value.items()}


def _scenario(name: str, given: Any) -> Scenario:
    if not name.isidentifier():
        raise Wrong(
            f"names a scenario “{name}”",
            "use one word of letters, digits and _, so that {{ … }} can name it",
        )
    if not isinstance(given, dict) or ("calculator" in given) == ("like" in given):
        raise Wrong(
            f"has a scenario {name} without a calculator",
            "give it calculator: NAME, or like: ANOTHER SCENARIO",
        )
    inputs = {str(key): value for key, value in given.items() if key not in ("calculator", "like")}
    return Scenario(str(given.get("calculator", "")), inputs, str(given.get("like", "")))
