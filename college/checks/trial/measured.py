"""Numbers with their units, found in values by their annotations: in records and rows too."""

from __future__ import annotations

import dataclasses
import enum
import types
import typing
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from calculators.unit import Unit


class Measured(NamedTuple):
    """A number, its unit, and where in a value it stands: records and fields, outermost first."""

    within: tuple[tuple[type, str], ...]
    number: float
    unit: Unit


def unit_of(hint: Any) -> Unit | None:
    """Return the unit that rides in an annotation, beside `None` too."""
    if typing.get_origin(hint) in (typing.Union, types.UnionType):
        return next(filter(None, map(unit_of, typing.get_args(hint))), None)
    return next(
        (mark for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, Unit)), None
    )


@cache
def hints_of(item: Any) -> dict[str, Any]:
    """Return the types of a function, a record or a module; none where one cannot be read."""
    try:
        return typing.get_type_hints(item, include_extras=True)
    except (NameError, AttributeError, TypeError):
        return {}


def measured(
    value: Any, hint: Any, within: tuple[tuple[type, str], ...] = ()
) -> Iterator[Measured]:
    """Return each number in a value that has a unit."""
    unit = unit_of(hint) or getattr(value, "unit", None)
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        kind = type(value)
        for field in dataclasses.fields(value):
            inner = hints_of(kind).get(field.name)
            yield from measured(getattr(value, field.name), inner, (*within, (kind, field.name)))
    elif isinstance(value, tuple):
        inner = next(iter(typing.get_args(hint)), None)
        for place, item in enumerate(value):
            yield from measured(item, inner, (*within, (tuple, str(place))))
    elif isinstance(value, int | float) and not isinstance(value, bool) and isinstance(unit, Unit):
        yield Measured(within, value, unit)


def rescaled(value: Any, hint: Any, base: str, factor: int) -> Any:
    """Return a value as it reads when a base unit is smaller by the factor."""
    if isinstance(value, bool | enum.Enum):
        return value
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        hints = hints_of(type(value))
        parts = {
            field.name: rescaled(getattr(value, field.name), hints.get(field.name), base, factor)
            for field in dataclasses.fields(value)
            if field.init
        }
        return dataclasses.replace(value, **parts)
    if isinstance(value, tuple):
        inner = next(iter(typing.get_args(hint)), None)
        return tuple(rescaled(item, inner, base, factor) for item in value)
    unit = unit_of(hint) or getattr(value, "unit", None)
    if not isinstance(value, int | float) or not isinstance(unit, Unit):
        return value
    exponent = dict(unit.dimension).get(base, 0)
    return value * factor**exponent if exponent else value
