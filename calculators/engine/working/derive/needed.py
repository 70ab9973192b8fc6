"""The steps that lead to a line of the result, out of all that a function takes.

A formula may be made of others that work out more than it asks of them; what nothing on the
page hangs on is not shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain

from calculators.engine.working.steps import Either, Name, Step, Token

Place = tuple[str, str]
"""A call, and a name in it: `return.cost` is the field of what the call gave back."""
Copies = Mapping[Place, tuple[Token, ...]]
"""What stands behind names and fields that only hand a value on."""


def needed(steps: Iterable[Step], copies: Copies, wanted: Iterable[Place]) -> tuple[Step, ...]:
    """Return the steps from which the places wanted are worked out, in their order."""
    every = list(steps)
    formulas: dict[Place, list[Token]] = {}
    for step in every:
        formulas.setdefault((step.result.path, step.result.name), []).extend(step.formula)
    seen: set[Place] = set()
    todo = list(wanted)
    while todo:
        place = todo.pop()
        if place not in seen:
            seen.add(place)
            todo += _behind(place, formulas, copies)
    return tuple(step for step in every if (step.result.path, step.result.name) in seen)


def _behind(place: Place, formulas: Mapping[Place, list[Token]], copies: Copies) -> Iterator[Place]:
    """Return what a value hangs on; the field of a record, on the field it was made of."""
    yield from _places(chain(formulas.get(place, ()), copies.get(place, ())))
    path, name = place
    owner, _, field = name.rpartition(".")
    if owner:
        yield path, owner
        for above, its_name in _behind((path, owner), {}, copies):
            yield above, f"{its_name}.{field}"


def _places(tokens: Iterable[Token]) -> Iterator[Place]:
    for token in tokens:
        if isinstance(token, Name):
            yield token.path, token.name
        elif isinstance(token, Either):
            yield from _places((token.left, token.right, *token.then, *token.otherwise))
