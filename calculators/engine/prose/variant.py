"""The same question with other numbers: seeded, sensible, and solved by the model."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, NamedTuple

from calculators.engine.model.record import Input
from calculators.engine.numbers.phrase import quoted
from calculators.engine.prose.changes import input_at
from calculators.engine.prose.expression import Nonsense, ScenarioBook

_VARIED = re.compile(
    r"(?P<scenario>\w+)\.(?P<name>\w+)(?:\s+(?P<low>[\d.e+-]+?%?)\s*\.\.\s*(?P<high>[\d.e+-]+%?))?"
)
_STEPS = 12
"""So many steps a range is walked in."""
_TIMES = (0.25, 0.5, 0.75, 0.8, 0.9, 1.1, 1.2, 1.25, 1.5, 2, 3, 4)
_TRIES = 60
_SPAN = 20
"""A variant's answer stays within this factor of the printed one."""


class Varied(NamedTuple):
    """An input that may be another, and the range that it stays in, if its author gave one."""

    scenario: str
    name: str
    low: float | None = None
    high: float | None = None


def read_varied(text: str) -> Varied:
    """Read `fast.price` or `fast.price 2..5`.

    >>> read_varied("fast.price 2..5")
    Varied(scenario='fast', name='price', low=2.0, high=5.0)
    >>> read_varied("fast.share 20%..60%")
    Varied(scenario='fast', name='share', low=0.2, high=0.6)
    """
    found = _VARIED.fullmatch(text.strip())
    try:
        ends = [_end(found[end]) if found and found[end] else None for end in ("low", "high")]
    except ValueError:
        found = None
    if found is None:
        raise Nonsense(f"{quoted(text)} names no input", "write one such as fast.price 2..5")
    return Varied(found["scenario"], found["name"], *ends)


def _end(text: str) -> float:
    return float(text.removesuffix("%")) / (100 if text.endswith("%") else 1)


def variant(book: ScenarioBook, expression: str, vary: Iterable[str], seed: str) -> ScenarioBook:
    """Return a book on which the inputs named in `vary` ("fast.apples 2..8") are others.

    The answer keeps its sign and its size, and what was larger in one scenario of the expression
    than in another stays larger; if nothing fits, the book is the one given.
    """
    varied = [read_varied(address) for address in vary if address.strip()]
    addresses: list[tuple[str, ...]] = [(item.scenario, item.name) for item in varied]
    asked = set(re.findall(r"\b[a-z]\w*(?=\.)", expression))
    named = [name for name in book.scenarios if name in asked | {first for first, _ in addresses}]
    for turn in range(_TRIES):
        changes: dict[str, dict[str, Any]] = {}
        for scenario, name, low, high in varied:
            item, values = input_at(book, f"{scenario}.{name}")
            options = other_values(item, values[item.name], low, high)
            if options:
                pick = _hash(f"{seed}/{turn}/{scenario}.{name}") % len(options)
                changes.setdefault(scenario, {})[item.name] = options[pick]
        changed = book.with_changes(changes)
        if changes and _sensible(book, changed, expression, _compared(named, addresses)):
            return changed
    return book


def other_values(
    item: Input, value: float, low: float | None = None, high: float | None = None
) -> list[float]:
    """Return round values an input may have instead, in the range if there is one."""
    if item.unit is None:
        return []
    found: list[float] = []
    least = item.low if low is None else max(low, item.low)
    most = item.high if high is None else min(high, item.high)
    wanted = [float(value) * times for times in _TIMES]
    if low is not None and high is not None:
        wanted = [low + (high - low) * step / _STEPS for step in range(_STEPS + 1)]
    for number in wanted:
        other = float(f"{number:.2g}") if not item.whole else round(number)
        other = int(other) if float(other).is_integer() else other
        if least <= other <= most and other != value and other not in found:
            found.append(other)
    return found


def _compared(named: list[str], addresses: list[tuple[str, ...]]) -> list[tuple[str, str, str]]:
    """Return each varied input with the pairs of scenarios to compare it in."""
    pairs = [(a, b) for index, a in enumerate(named) for b in named[index + 1 :]]
    return [(name, a, b) for _, name in addresses for a, b in pairs]


def _sensible(
    book: ScenarioBook, changed: ScenarioBook, expression: str, compared: list[tuple[str, str, str]]
) -> bool:
    try:
        was, now = (each.amount(expression).number for each in (book, changed))
    except Nonsense:
        return False
    if was and not 1 / _SPAN <= now / was <= _SPAN:
        return False
    return all(_order(book, *each) * _order(changed, *each) >= 0 for each in compared)


def _order(book: ScenarioBook, name: str, one: str, other: str) -> int:
    """Tell which of two scenarios has more of an input: 1, -1, or 0 if neither."""
    values: list[float] = []
    for scenario in (one, other):
        calculator, inputs = book.inputs(scenario)
        item = calculator.input(name)
        if item is None or item.unit is None:
            return 0
        values.append(inputs[item.name])
    return (values[0] > values[1]) - (values[0] < values[1])


def _hash(text: str) -> int:
    """Return a number that looks like chance and is always the same (FNV-1a)."""
    found = 2166136261
    for byte in text.encode(errors="surrogatepass"):
        found = (found ^ byte) * 16777619 % 2**32
    return found ^ found >> 15
