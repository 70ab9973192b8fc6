"""Inputs of calculators by chance, as questions to the door: many runs at once, or all parts."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

from calculators.engine.model.record import Calculator, Input
from calculators.engine.numbers.write import write_field
from calculators.engine.running.run import evaluate, typed
from calculators.engine.running.slider import STOPS, value_at
from tests.ours import SUBJECT

Question = tuple[str, str]
"""The name and the text that the door is given."""
_AT_ONCE = 40
"""Runs in one question: their lines stay within what a request may hold."""
_LINES = 400


def any_inputs(chance: random.Random, calculator: Calculator) -> dict[str, Any]:
    """Return some of the inputs, each anything that its field takes."""
    share = chance.choice((0.2, 0.5, 1.0))
    return {
        item.name: _any_value(chance, item) for item in calculator.inputs if chance.random() < share
    }


def _any_value(chance: random.Random, item: Input) -> Any:
    if item.options:
        return chance.choice(list(item.options))
    if chance.random() < 0.5:
        return value_at(item, chance.randint(0, STOPS))
    low, high = item.plausible if item.plausible[1] > item.plausible[0] else (item.low, item.high)
    value = min(max(chance.uniform(low, high), item.low), item.high)
    return round(value) if item.whole else value


def numbers_of(name: str, seed: int, count: int) -> Iterator[Question]:
    """Ask for every line of so many runs, unrounded and as it is written."""
    calculator = SUBJECT.catalog[name]
    chance = random.Random(f"{name}/{seed}")
    lines = [line.name for line in calculator.lines]
    step = max(1, min(_AT_ONCE, _LINES // len(lines)))
    for first in range(0, count, step):
        runs = range(first, min(count, first + step))
        given = {f"r{at}": _possible(chance, calculator) for at in runs}
        yield (
            "page",
            json.dumps(
                {
                    "scenarios": {
                        run: {"calculator": name, "given": values, "like": ""}
                        for run, values in given.items()
                    },
                    "changes": {},
                    "shown": [],
                    "fields": [],
                    "numbers": [[f"{run}.{line}", ""] for run in given for line in lines],
                    "figures": [],
                    "calculators": [],
                }
            ),
        )


def runs_in(question: Question) -> int:
    """Return how many runs a question asks for."""
    return len(json.loads(question[1]).get("scenarios", "1"))


def _possible(chance: random.Random, calculator: Calculator) -> dict[str, Any]:
    """Return inputs that go together; one that did not would silence all runs beside it."""
    for _ in range(20):
        values = any_inputs(chance, calculator)
        if evaluate(calculator, typed(calculator, values)) is not None:
            return values
    return {}


def whole_answers_of(name: str, seed: int, count: int) -> Iterator[Question]:
    """Ask for all parts of so many runs: charts, working, sentences, link, copies, some ranges."""
    calculator = SUBJECT.catalog[name]
    chance = random.Random(f"{name}/{seed}/whole")
    for _ in range(count):
        request: dict[str, Any] = {"copy": {"link": "https://course.invalid/", "day": "2026-01-01"}}
        values = any_inputs(chance, calculator)
        if chance.random() < 0.3:
            request["inputs"] = _ranges(chance, calculator)
            request["start"] = values
        else:
            request["set"] = values
        yield name, json.dumps(request)


def _ranges(chance: random.Random, calculator: Calculator) -> dict[str, str]:
    items = [item for item in calculator.inputs if item.unit]
    item = chance.choice(items)
    assert item.unit
    ends = sorted(value_at(item, chance.randint(0, STOPS)) for _ in range(2))
    return {item.name: " to ".join(write_field(end, item.unit) for end in ends)}
