"""The scenarios of a page: named sets of inputs that its numbers come from."""

from __future__ import annotations

from typing import Any

from calculators.engine.prose.expression import Scenario
from college.records.readers import SCENARIO, PartlyWrong, Wrong, name, shape_of, shaped

_OWN = ("calculator", "like", "name")
"""What a scenario says beside its inputs."""


@shaped(type="object", propertyNames=shape_of(name), additionalProperties={SCENARIO: True})
def scenarios(value: Any) -> dict[str, Scenario]:
    """Read `fast: {calculator: NAME, hours: 100}` and `slow: {like: fast, hours: 130}`.

    A scenario may have a `name:`, which charts write beside its curve.
    """
    if not isinstance(value, dict):
        raise Wrong(
            f"is “{value}”",
            "write names with inputs, such as fast: {calculator: NAME, hours: 100}",
        )
    found: dict[str, Scenario] = {}
    bad: dict[str, Wrong] = {}
    for key, given in value.items():
        try:
            found[str(key)] = _scenario(str(key), given)
        except Wrong as wrong:
            bad[str(key)] = wrong
    if bad:
        raise PartlyWrong(bad, found)
    return found


def _scenario(called: str, given: Any) -> Scenario:
    if not called.isidentifier():
        raise Wrong(
            f"names a scenario “{called}”",
            "use one word of letters, digits and _, so that {{ … }} can name it",
        )
    if not isinstance(given, dict) or ("calculator" in given) == ("like" in given):
        raise Wrong(
            f"has a scenario {called} without a calculator",
            "give it calculator: NAME, or like: ANOTHER SCENARIO",
        )
    inputs = {str(key): value for key, value in given.items() if key not in _OWN}
    base, like, name = (str(given.get(key, "")) for key in _OWN)
    return Scenario(base, inputs, like, name)
