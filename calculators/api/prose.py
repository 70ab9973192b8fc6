"""A sentence's request: its numbers, worked out with the inputs as the reader changed them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from calculators.api.messages import ProseReply, ProseRequest, Written
from calculators.api.scenarios import scenario_book
from calculators.engine.model.record import Calculator
from calculators.engine.numbers.write import machine, write_field
from calculators.engine.prose.expression import Nonsense
from calculators.engine.running.parse_inputs import factor_of, parse_inputs


def prose_reply(catalog: Mapping[str, Calculator], request: ProseRequest) -> ProseReply:
    """Work out each expression anew; an input that cannot be read keeps its old value."""
    book = scenario_book(catalog, request["scenarios"])
    changes: dict[str, dict[str, Any]] = {}
    fields: dict[str, str] = {}
    errors: dict[str, str] = {}
    for address, text in request.get("inputs", {}).items():
        scenario, _, name = address.partition(".")
        calculator, values = book.inputs(scenario)
        parsed = parse_inputs(calculator, {name: text}, values)
        if name in parsed.errors or parsed.ranges:
            errors[address] = parsed.errors.get(name, "Give one number here, not a range.")
            continue
        changes.setdefault(scenario, {})[name] = parsed.values[name]
        item = calculator.input(name)
        if item and item.unit:
            fields[address] = write_field(parsed.values[name], item.unit, factor_of(item, 0))
    changed = book.with_changes(changes)
    numbers: list[Written | None] = []
    for expression, spec in request.get("numbers", []):
        try:
            amount = changed.amount(expression)
            numbers.append((machine(amount.value), amount.text(spec)))
        except Nonsense as reason:
            errors[""] = str(reason)
            numbers.append(None)
    return {"numbers": numbers, "fields": fields, "errors": errors}
