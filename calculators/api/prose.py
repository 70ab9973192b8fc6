"""What a sentence with changeable numbers may ask: its numbers, worked out anew."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from calculators.engine.model.record import Calculator
from calculators.engine.numbers.write import machine, write_field
from calculators.engine.prose.expression import Nonsense, Scenario, ScenarioBook
from calculators.engine.running.parse_inputs import factor_of, parse_inputs


def replies(catalog: Mapping[str, Calculator], request: Mapping[str, Any]) -> dict[str, Any]:
    """Work out each expression with the inputs as the reader changed them.

    Request: `scenarios` as the page's record has them, `inputs` ({"fast.gpus": "512"}),
    `numbers` ([expression, spec] pairs). An input that cannot be read keeps its old value.
    """
    book = ScenarioBook(
        catalog,
        {
            name: Scenario(item["calculator"], item["given"], item["like"])
            for name, item in request["scenarios"].items()
        },
    )
    changes: dict[str, dict[str, Any]] = {}
    fields, errors = {}, {}
    for address, text in request.get("inputs", {}).items():
        scenario, _, name = address.partition(".")
        calculator, values = book.inputs(scenario)
        settled = parse_inputs(calculator, {name: text}, values)
        if name in settled.errors or settled.ranges:
            errors[address] = settled.errors.get(name, "Give one number here, not a range.")
            continue
        changes.setdefault(scenario, {})[name] = settled.values[name]
        item = calculator.input(name)
        if item and item.unit:
            fields[address] = write_field(settled.values[name], item.unit, factor_of(item, 0))
    changed = book.with_changes(changes)
    numbers: list[list[str] | None] = []
    for expression, spec in request.get("numbers", []):
        try:
            amount = changed.amount(expression)
            numbers.append([machine(amount.value), amount.text(spec)])
        except Nonsense as reason:
            errors[""] = str(reason)
            numbers.append(None)
    return {"numbers": numbers, "fields": fields, "errors": errors}
