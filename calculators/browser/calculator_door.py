"""This file is what a calculator in the page may ask, and what it is told."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from calculators.engine.card import result_parts
from calculators.engine.form import field_state
from calculators.engine.record import Calculator
from calculators.engine.result import headline_text
from calculators.engine.run import Impossible, run, typed
from calculators.engine.settle import settle, value_at
from calculators.engine.steps import Step
from calculators.engine.writing import machine


def reply(
    calculator: Calculator, steps: Iterable[Step], request: Mapping[str, Any]
) -> dict[str, Any]:
    """Run once with what the reader typed.

    Request: `start` (the example's values), `inputs` (texts that differ from it), `writings`
    (which unit each field is written in), `rewrite` (units to change to), `slide` ([name,
    stop]), `linked` (values out of an address), `example` (its name).
    """
    start = typed(calculator, request.get("start", {}))
    writings = {name: int(index) for name, index in request.get("writings", {}).items()}
    settled = settle(calculator, request.get("inputs", {}), start, writings)
    values = {**settled.values, **_linked(calculator, request.get("linked", {}))}
    writings |= {name: int(index) for name, index in request.get("rewrite", {}).items()}
    slide = request.get("slide")
    if slide:
        item = calculator.input(slide[0])
        if item is not None:
            values[item.name] = value_at(item, int(slide[1]))
    fields = {
        item.name: field_state(
            item, values[item.name], start[item.name], writings.get(item.name, 0)
        )
        for item in calculator.inputs
        if item.name not in settled.errors
    }
    told: dict[str, Any] = {
        "errors": dict(settled.errors),
        "fields": fields,
        "more": sum(
            bool(fields[item.name]["was"])
            for item in calculator.inputs
            if item.more and item.name in fields
        ),
    }
    if settled.errors:
        return told
    try:
        result = run(calculator, values)
    except Impossible as reason:
        return {**told, "refused": str(reason)}
    example = run(calculator, start)
    return {
        **told,
        "parts": result_parts(
            calculator, steps, result, example, request.get("example", "the example")
        ),
        "said": headline_text(calculator, result),
        "values": {line.name: machine(result.value(line.name)) for line in calculator.lines},
    }


def _linked(calculator: Calculator, texts: Mapping[str, str]) -> dict[str, Any]:
    """Read the inputs of a link: numbers in the unit's own terms, choices by name."""
    values: dict[str, Any] = {}
    for name, text in texts.items():
        item = calculator.input(name)
        if item is None:
            continue
        if item.options:
            values |= {item.name: item.options[text]} if text in item.options else {}
            continue
        try:
            number = float(text)
        except ValueError:
            continue
        if item.low <= number <= item.high:
            values[item.name] = int(number) if number.is_integer() else number
    return values
