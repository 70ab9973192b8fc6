"""A result when an input is a range: likely low, middle and high, by sampling.

The draws are seeded: the same link gives the same figures, on every machine.
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from calculators.engine.chart import Axis, Strip, strip
from calculators.engine.html import Html, fragment, tag
from calculators.engine.model.record import Calculator, Input
from calculators.engine.numbers.read import Range
from calculators.engine.numbers.write import write, write_in_full
from calculators.engine.running.run import evaluate

DRAWS = 1000
_SEED = 20_261_116
_NINETY = 1.6448536269514722
"""Nine draws in ten of a normal distribution lie within so many standard deviations."""


@dataclass(frozen=True)
class Likely:
    """Nine results in ten lie between low and high; half lie below the middle."""

    low: float
    middle: float
    high: float
    draws: tuple[float, ...]


def likely(
    calculator: Calculator, values: Mapping[str, Any], ranges: Mapping[str, Range]
) -> Likely | None:
    """Sample the headline; None if no draw gives a result."""
    chance = random.Random(_SEED)  # noqa: S311 - reproducible, not secret
    items = [(item, ranges[item.name]) for item in calculator.inputs if item.name in ranges]
    name = calculator.headline.name
    results: dict[tuple[float, ...], float | None] = {}
    """By what was drawn: whole numbers, and ends of what is taken, are drawn again and again."""
    found = []
    for _ in range(DRAWS):
        drawn = tuple(_draw(item, between, chance.gauss(0, 1)) for item, between in items)
        if drawn not in results:
            given = dict(zip((item.name for item, _ in items), drawn, strict=True))
            results[drawn] = getattr(evaluate(calculator, {**values, **given}), name, None)
        value = results[drawn]
        if value is not None:
            found.append(float(value))
    if not found:
        return None
    found.sort()
    return Likely(_at(found, 0.05), _at(found, 0.5), _at(found, 0.95), tuple(found))


def _draw(item: Input, between: Range, deviate: float) -> float:
    """Place a standard normal draw so that nine in ten fall between the ends the reader gave."""
    if item.log and between.low > 0:
        low, high = math.log(between.low), math.log(between.high)
        value = math.exp((low + high) / 2 + deviate * (high - low) / 2 / _NINETY)
    else:
        value = (between.low + between.high) / 2 + deviate * (
            between.high - between.low
        ) / 2 / _NINETY
    value = min(max(value, item.low), item.high)
    return round(value) if item.whole else value


def _at(ordered: list[float], share: float) -> float:
    place = share * (len(ordered) - 1)
    below = math.floor(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)


def likely_html(calculator: Calculator, found: Likely, uid: str) -> Html:
    """Say the range in a sentence, then show it."""
    line = calculator.headline
    low, middle, high = (write(value, line.unit) for value in (found.low, found.middle, found.high))
    sentence = (
        f"{line.label}: likely between {low} and {high} (90%), middle {middle}. "
        "Adding best cases to best cases would promise more than this."
    )
    axis = Axis(
        line.label,
        lambda value: write_in_full(value, line.unit),
        tick=lambda value: write(value, line.unit, "short"),
    )
    chart = strip(Strip(f"{uid}-strip", axis, found.draws, found.low, found.middle, found.high))
    return fragment(tag("p", sentence, class_="cc-calculator-likely"), chart)
