"""A run as an address: which values it carries, and how they are read again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from calculators.engine.model.record import Calculator, Input
from calculators.engine.numbers.phrase import mid_sentence, quoted
from calculators.engine.numbers.read import LONGEST, Range
from calculators.engine.numbers.whole import int_if_whole
from calculators.engine.numbers.write import machine, write_in_full
from calculators.engine.running.parse_inputs import middle
from calculators.engine.running.run import Result

_ABOUT_THE_LINK = ("c", "v", "was")
"""What an address carries beside inputs: calculator, version, and the answer of that time."""
_BETWEEN = ".."
_VERSION_DIGITS = 6
_MOST = 1e300
"""No answer is more; what is, a percentage of it could not be written."""


@dataclass
class LinkedInputs:
    """What a link sets; `values` has the middle of each range too."""

    values: dict[str, Any] = field(default_factory=dict)
    ranges: dict[str, Range] = field(default_factory=dict)
    notices: list[str] = field(default_factory=list)
    """What cannot be used is told, never dropped in silence."""


def link_values(
    calculator: Calculator, values: Mapping[str, Any], ranges: Mapping[str, Range], result: Result
) -> list[tuple[str, str]]:
    """Return what an address must carry: shown inputs off their default, the version, the answer.

    The answer is there so that a link opened after the model changed can say what it was.
    """
    pairs = [("c", calculator.name)]
    for item in calculator.shown_inputs(values):
        value = values[item.name]
        if item.name in ranges:
            between = ranges[item.name]
            pairs.append((item.name, f"{machine(between.low)}{_BETWEEN}{machine(between.high)}"))
        elif value != item.default:
            pairs.append((item.name, value.name if isinstance(value, Enum) else machine(value)))
    pairs += [
        ("v", str(calculator.version)),
        ("was", machine(result.value(calculator.headline.name))),
    ]
    return pairs


def read_link(calculator: Calculator, texts: Mapping[str, str]) -> LinkedInputs:
    """Read the inputs of a link, each held to what its field takes."""
    linked = LinkedInputs()
    for name, text in texts.items():
        item = calculator.input(name)
        if name in _ABOUT_THE_LINK:
            continue
        if item is None:
            linked.notices.append(
                f"The link sets {quoted(name)}, which this calculator does not have;"
                " it was left out."
            )
            continue
        value = _value(item, text)
        if value is None:
            linked.notices.append(
                f"The link sets {item.label} to {quoted(text)}, which does not fit;"
                " the default stands."
            )
        elif isinstance(value, Range):
            linked.ranges[item.name] = value
            linked.values[item.name] = middle(item, value)
        else:
            linked.values[item.name] = value
    return linked


def _value(item: Input, text: str) -> Any:
    """Return what an input is set to, a range with its smaller end first; None if it cannot be."""
    if item.options:
        return item.options.get(text)
    numbers = [_number(part) for part in text.split(_BETWEEN)]
    known = [number for number in numbers if number is not None and item.takes(number)]
    if len(known) < len(numbers) or len(known) > 2:  # noqa: PLR2004 - a range has two ends
        return None
    low, high = min(known), max(known)
    return low if low == high else Range(low, high)


def _number(text: str) -> float | None:
    if len(text) > LONGEST:
        return None
    try:
        number = float(text)
    except ValueError:
        return None
    return int_if_whole(number) if abs(number) < _MOST else None


def _version(text: str) -> str:
    """Return the version that a link names; whoever made it may have written anything there."""
    return text if text.isascii() and text.isdigit() and len(text) <= _VERSION_DIGITS else "?"


def link_age_notice(calculator: Calculator, texts: Mapping[str, str], result: Result) -> list[str]:
    """Say what the answer was when the link was made, if it is another one now."""
    line = calculator.headline
    was = _number(texts.get("was", ""))
    now = result.value(line.name)
    if was is None or now is None or abs(was - now) <= 1e-9 * max(abs(was), abs(now)):
        return []
    sentence = (
        f"When this link was made (model version {_version(texts.get('v', ''))}),"
        f" {mid_sentence(line.label)} was {write_in_full(was, line.unit)};"
        f" now it is {write_in_full(now, line.unit)} (version {calculator.version})."
    )
    return [sentence]
