"""The sensitivity of the answer: each input moved alone between its plausible ends."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from typing import Any

from calculators.engine.chart import Swing, Tornado, tornado
from calculators.engine.html import Html, fragment
from calculators.engine.model.record import Calculator, Input, spread
from calculators.engine.numbers.axis_units import axis_unit
from calculators.engine.running.run import Result, evaluate


def tornado_html(
    calculator: Calculator,
    values: Mapping[str, Any],
    result: Result,
    uid: str,
    in_steps: Collection[str] = (),
) -> Html:
    """Return the tornado of the headline; inputs that act in steps are told apart."""
    line = calculator.headline
    base = result.value(line.name)
    if base is None:
        return fragment()
    swings = tuple(
        swing
        for item in calculator.shown_inputs(values)
        if item.unit and _moves(swing := _swing(calculator, values, item), float(base))
    )
    stepped = tuple(item.label for item in calculator.inputs if item.name in in_steps)
    results = [at for swing in swings for at in (swing.at_low, swing.at_high) if at is not None]
    numbers = axis_unit(line.label, line.unit, [base, *results], base)
    chart = Tornado(
        f"{uid}-tornado",
        line.label,
        float(base),
        swings,
        cache(numbers.prose),  # each result is written for both pictures and for the table
        short=cache(numbers.short),
        in_steps=tuple(label for label in stepped if label in {swing.label for swing in swings}),
    )
    return tornado(chart)


def _moves(swing: Swing, base: float) -> bool:
    """Whether the input does anything to the answer, or makes it vanish."""
    return any(at is None or float(at) != base for at in (swing.at_low, swing.at_high))


def _swing(calculator: Calculator, values: Mapping[str, Any], item: Input) -> Swing:
    assert item.unit is not None
    low, high = ends(item, values[item.name])
    at_low, at_high = (
        getattr(evaluate(calculator, {**values, item.name: end}), calculator.headline.name, None)
        for end in (low, high)
    )
    numbers = axis_unit(item.label, item.unit, (low, high), values[item.name])
    written = (numbers.prose(low), numbers.prose(high))
    if not numbers.drops:
        return Swing(item.label, *written, at_low, at_high)
    bare = (numbers.bare(low), numbers.bare(high))
    return Swing(item.label, *written, at_low, at_high, bare, numbers.symbol)


def ends(item: Input, value: Any) -> tuple[Any, Any]:
    """Return the values to try: the plausible ends around the value, else a fifth either way."""
    low, high = item.plausible
    if not low <= value <= high:
        low, high = spread(value)
    low, high = max(low, item.low), min(high, item.high)
    return (round(low), round(high)) if item.whole else (low, high)
