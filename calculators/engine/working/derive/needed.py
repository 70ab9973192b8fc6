"""The steps that lead to a line of the result, out of all that a function takes.

A formula may be made of others that work out more than it asks of them; what nothing on the
page hangs on is not shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from calculators.engine.working.steps import Either, Name, Step, Token

Place = tuple[str, str]
"""A call, and a name in it: `return.cost` is the field of what the call gave back."""
Copies = Mapping[Place, Name]
"""What stands behind names and fields that only hand a value on."""


def needed(steps: Iterable[Step], copies: Copies, lines: Iterable[str]) -> tuple[Step, ...]:
    """Return the steps from which the lines are worked out, each marked with the line it gives."""
    every = list(steps)
    formulas: dict[Place, list[Token]] = {}
    for step in every:
        formulas.setdefault(_place(step.result), []).extend(step.formula)
    line_at = {_origin(("", f"return.{line}"), copies): line for line in lines}
    seen: set[Place] = set()
    todo = list(line_at)
    while todo:
        place = todo.pop()
        if place not in seen:
            seen.add(place)
            todo += _behind(place, formulas, copies)
    return tuple(
        replace(step, line=line_at.get(_place(step.result), ""))
        for step in every
        if _place(step.result) in seen
    )


def _place(name: Name) -> Place:
    return name.path, name.name


def _behind(
    place: Place, formulas: Mapping[Place, Iterable[Token]], copies: Copies
) -> Iterator[Place]:
    """Return what a value hangs on; a field, on the whole record where it cannot be told apart."""
    yield from _names(formulas.get(place, ()))
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
            place = _place(copies[place])
        elif owner and (path, owner) in copies:
            path, name = _place(copies[path, owner])
            place = path, f"{name}{dot}{field}"
        else:
            return place


def _names(tokens: Iterable[Token]) -> Iterator[Place]:
    for token in tokens:
        if isinstance(token, Name):
            yield _place(token)
        elif isinstance(token, Either):
            yield from _names((token.left, token.right, *token.then, *token.otherwise))
