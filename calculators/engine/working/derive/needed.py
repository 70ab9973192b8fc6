"""The steps that lead to a line of the result, out of all that a function takes.

A formula may be made of others that work out more than it asks of them; what nothing on the
page hangs on is not shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from calculators.engine.working.steps import Name, Place, Step, Token, places

Copies = Mapping[Place, Name]
"""What stands behind names and fields that only hand a value on."""


def needed(steps: Iterable[Step], copies: Copies, lines: Iterable[str]) -> tuple[Step, ...]:
    """Return the steps from which the lines are worked out, each marked with the line it gives."""
    every = list(steps)
    formulas: dict[Place, list[Token]] = {}
    for step in every:
        formulas.setdefault(step.result.place, []).extend(step.formula)
    line_at = {_origin(("", f"return.{line}"), copies): line for line in lines}
    seen: set[Place] = set()
    todo = list(line_at)
    while todo:
        place = todo.pop()
        if place not in seen:
            seen.add(place)
            todo += _behind(place, formulas, copies)
    return tuple(
        replace(step, line=line_at.get(step.result.place, ""))
        for step in every
        if step.result.place in seen
    )


def _behind(
    place: Place, formulas: Mapping[Place, Iterable[Token]], copies: Copies
) -> Iterator[Place]:
    """Return what a value hangs on; a field, on the whole record where it cannot be told apart."""
    yield from places(formulas.get(place, ()))
    origin = _origin(place, copies)
    if origin != place:
        yield origin
    path, name = place
    owner, _, _ = name.rpartition(".")
    if owner:
        yield path, owner


def _origin(place: Place, copies: Copies) -> Place:
    """Follow a value that is only handed on to where it is worked out."""
    while True:
        path, name = place
        owner, dot, field = name.rpartition(".")
        if place in copies:
            place = copies[place].place
        elif owner and (path, owner) in copies:
            path, name = copies[path, owner].place
            place = path, f"{name}{dot}{field}"
        else:
            return place
