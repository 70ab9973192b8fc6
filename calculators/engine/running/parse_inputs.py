"""How what a reader typed becomes the inputs of one run, or sentences why not."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from calculators.engine.model.record import Calculator, Input
from calculators.engine.numbers.phrase import quoted
from calculators.engine.numbers.read import Range, Unreadable, read
from calculators.engine.numbers.write import write_field

_Found = TypeVar("_Found")


@dataclass(frozen=True)
class ParsedInputs:
    """The inputs of one run. `errors` names the fields that kept their last good value."""

    values: Mapping[str, Any]
    ranges: Mapping[str, Range] = field(default_factory=dict)
    errors: Mapping[str, str] = field(default_factory=dict)


def parse_inputs(
    calculator: Calculator,
    texts: Mapping[str, str],
    start: Mapping[str, Any],
    writings: Mapping[str, int] | None = None,
) -> ParsedInputs:
    """Read each text that differs from the start; what cannot be read keeps the start's value.

    A field that the others leave no place for is read, but cannot be wrong, nor be a range.
    `writings` says in which of a unit's choices (0, 1, …) a field is written.
    """
    values, ranges, errors = dict(start), {}, {}
    for name, text in texts.items():
        item = calculator.input(name)
        if item is None:
            continue
        try:
            value = _read(item, text, (writings or {}).get(name, 0))
        except Unreadable as reason:
            errors[item.name] = str(reason)
            continue
        if isinstance(value, Range):
            ranges[item.name] = value
            value = middle(item, value)
        values[item.name] = value
    shown = {item.name for item in calculator.shown_inputs(values)}
    return ParsedInputs(values, _only(shown, ranges), _only(shown, errors))


def _only(shown: Collection[str], found: Mapping[str, _Found]) -> dict[str, _Found]:
    """Leave out what a field holds that the reader cannot see now."""
    return {name: item for name, item in found.items() if name in shown}


def _read(item: Input, text: str, writing: int) -> Any:
    if item.options:
        if text not in item.options:
            raise Unreadable(f"{quoted(text)} is not one of: {', '.join(item.options)}.")
        return item.options[text]
    assert item.unit is not None
    try:
        value = read(text, item.unit, factor_of(item, writing), whole=item.whole)
    except Unreadable as reason:
        raise Unreadable(f"{reason} Enter {_span(item, writing)}.") from None
    ends = (value.low, value.high) if isinstance(value, Range) else (value,)
    for end in ends:
        if not item.low <= end <= item.high:
            size = "less" if end < item.low else "more"
            far = f"{quoted(text).strip('“”')} is {size} than this field takes."
            raise Unreadable(f"{far} Enter {_span(item, writing)}.")
    return value


def _span(item: Input, writing: int, *, joined: bool = True) -> str:
    assert item.unit is not None
    factor = factor_of(item, writing)
    low, high = (write_field(end, item.unit, factor) for end in (item.low, item.high))
    return f"a number from {low} to {high}" if joined else f"{low} to {high}"


def field_hint(item: Input, writing: int = 0) -> str:
    """Return the line under a field: what it takes."""
    return _span(item, writing, joined=False)


def factor_of(item: Input, writing: int) -> float:
    """Return how many of the unit's own make one of the chosen writing."""
    choices = item.unit.choices if item.unit else ()
    return float(choices[writing].factor) if 0 <= writing < len(choices) else 1.0


def middle(item: Input, between: Range) -> float:
    """Return the value a single run uses for a range: the middle, on the slider's own scale."""
    log = item.log and between.low > 0
    mid = math.sqrt(between.low * between.high) if log else (between.low + between.high) / 2
    return round(mid) if item.whole else mid
