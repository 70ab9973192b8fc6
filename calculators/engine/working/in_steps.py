"""The inputs that act in steps: they go into a count that is rounded to a whole number."""

from __future__ import annotations

from collections.abc import Iterable

from calculators.engine.running.trace import Values
from calculators.engine.working.steps import ROUND_DOWN, ROUND_UP, Place, Step, flat, places

_COARSE = 100
"""A count from here on is so fine that its steps do not show."""


def inputs_in_steps(steps: Iterable[Step], line: str, values: Values) -> frozenset[str]:
    """Return the inputs that reach a line of the result through a small whole number."""
    formulas = {step.result.place: step for step in steps}
    ends = [place for place, step in formulas.items() if step.line == line]
    found: set[str] = set()
    for place in _behind(ends, formulas):
        if place in formulas and _is_rounded(formulas[place]) and _is_coarse(place, values):
            found |= {name for path, name in _behind([place], formulas) if not path}
    return frozenset(found)


def _behind(ends: list[Place], formulas: dict[Place, Step]) -> set[Place]:
    """Return all that these quantities rest on, themselves among it."""
    seen: set[Place] = set()
    waiting = list(ends)
    while waiting:
        place = waiting.pop()
        if place in seen:
            continue
        seen.add(place)
        step = formulas.get(place) or _field_of_record(place, formulas)
        if step:
            waiting += [*places(step.formula), step.result.place]
    return seen


def _field_of_record(place: Place, formulas: dict[Place, Step]) -> Step | None:
    """Find the step that gave a field of a record which another call returned."""
    path, name = place
    record, _, field = name.rpartition(".")
    calls = (step for (at, to), step in formulas.items() if to == field and at.startswith(path))
    return next(calls, None) if record else None


def _is_rounded(step: Step) -> bool:
    return any(token in (ROUND_UP, ROUND_DOWN) for token in flat(step.formula))


def _is_coarse(place: Place, values: Values) -> bool:
    path, name = place
    value = values.get(path, {}).get(name)
    return isinstance(value, int | float) and abs(value) < _COARSE
