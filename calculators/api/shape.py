"""The shape of a request: what came as JSON, held to the types of `messages` before it is used."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NotRequired, Union, get_args, get_origin, get_type_hints

from calculators.engine.numbers.phrase import quoted

_Check = Callable[[Any, str], None]
"""What refuses a value that is not of its type; the text says where it stands."""

LONGEST_REQUEST = 200_000
"""The signs of a request; the largest page sends a fifth of that."""
_LONGEST_TEXT = 20_000
_MOST = 400
"""How many entries a list or a table of a request may have."""
_LARGEST = 1e300


class Misshapen(ValueError):
    """What was sent is no request; the sentence says where."""


def _refuse(where: str, wanted: str) -> None:
    raise Misshapen(
        f"The page sent what Python cannot read: {where or 'all of it'} is no {wanted}."
    )


def _text(value: Any, where: str) -> None:
    if not isinstance(value, str) or len(value) > _LONGEST_TEXT:
        _refuse(where, f"text of at most {_LONGEST_TEXT:,} signs")


def _number(value: Any, where: str) -> None:
    # A long whole number is compared before isfinite would turn it into a float.
    plain = isinstance(value, int | float) and not isinstance(value, bool)
    if not plain or not -_LARGEST <= value <= _LARGEST or not math.isfinite(value):
        _refuse(where, "number")


def _whole(value: Any, where: str) -> None:
    _number(value, where)
    if not isinstance(value, int):
        _refuse(where, "whole number")


def _truth(value: Any, where: str) -> None:
    if not isinstance(value, bool):
        _refuse(where, "yes or no")


_PLAIN: dict[Any, _Check] = {str: _text, float: _number, int: _whole, bool: _truth}


def shape_of(kind: Any) -> _Check:
    """Return what refuses a value that is not of a type of `messages`."""
    origin, inner = get_origin(kind), get_args(kind)
    if kind in _PLAIN:
        return _PLAIN[kind]
    if origin is NotRequired:
        return shape_of(inner[0])
    if origin is dict:
        return _table(shape_of(inner[1]))
    if origin is list:
        return _row(shape_of(inner[0]))
    if origin is tuple:
        return _group([shape_of(each) for each in inner])
    if origin is Union or inner:
        return _either(shape_of(str), shape_of(float))  # the one union there is: a Value
    return _record(kind)


def _table(inside: _Check) -> _Check:
    def check(value: Any, where: str) -> None:
        if not isinstance(value, dict) or len(value) > _MOST:
            _refuse(where, f"table of at most {_MOST} entries")
        for name, each in value.items():
            _text(name, where)
            inside(each, f"{where}, {quoted(name)}")

    return check


def _row(inside: _Check) -> _Check:
    def check(value: Any, where: str) -> None:
        if not isinstance(value, list) or len(value) > _MOST:
            _refuse(where, f"list of at most {_MOST} entries")
        for at, each in enumerate(value, 1):
            inside(each, f"{where}, entry {at}")

    return check


def _group(insides: list[_Check]) -> _Check:
    def check(value: Any, where: str) -> None:
        if not isinstance(value, list) or len(value) != len(insides):
            _refuse(where, f"list of {len(insides)} entries")
        for inside, each in zip(insides, value, strict=True):
            inside(each, where)

    return check


def _either(text: _Check, number: _Check) -> _Check:
    def check(value: Any, where: str) -> None:
        (text if isinstance(value, str) else number)(value, where)

    return check


def _record(kind: Any) -> _Check:
    hints = get_type_hints(kind, include_extras=True)
    insides = {name: shape_of(hint) for name, hint in hints.items()}
    needed = [
        name
        for name, hint in hints.items()
        if kind.__total__ and get_origin(hint) is not NotRequired
    ]

    def check(value: Any, where: str) -> None:
        if not isinstance(value, dict):
            _refuse(where, "table")
        absent = [name for name in needed if name not in value]
        if absent:
            _refuse(f"{where}, {absent[0]}" if where else absent[0], "part of it")
        for name, inside in insides.items():
            if name in value:
                inside(value[name], f"{where}, {name}" if where else name)

    return check
