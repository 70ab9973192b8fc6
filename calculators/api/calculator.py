"""What a calculator in the page may ask, and what it is told."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from calculators.engine.model.record import Calculator
from calculators.engine.numbers.read import Range
from calculators.engine.numbers.write import machine
from calculators.engine.page.form import field_state, preset_values
from calculators.engine.page.parts import Run, quick_parts, result_parts
from calculators.engine.page.result import headline_text
from calculators.engine.page.share import (
    copies,
    input_rows,
    link_age_notice,
    link_values,
    read_link,
)
from calculators.engine.running.parse_inputs import middle, parse_inputs, value_at
from calculators.engine.running.run import Impossible, plain, run, typed
from calculators.engine.working.show import worked_steps
from calculators.engine.working.steps import Step


def reply(
    calculator: Calculator, steps: Iterable[Step], request: Mapping[str, Any]
) -> dict[str, Any]:
    """Run once with what the reader typed.

    Request: `start` (the example's values), `inputs` (texts that differ from it), `writings`
    (which unit each field is written in), `rewrite` (units to change to), `slide` ([name,
    stop]), `preset` (which start), `linked` (values out of an address), `pinned` (A's values),
    `moving` (only what follows a slider), `copy` (link and day, for a copy), `example`, `uid`.
    """
    start = typed(calculator, request.get("start", {}))
    writings = {name: int(index) for name, index in request.get("writings", {}).items()}
    settled = parse_inputs(calculator, request.get("inputs", {}), start, writings)
    linked, linked_ranges, notices = read_link(calculator, request.get("linked", {}))
    values, ranges = {**settled.values, **linked}, {**settled.ranges, **linked_ranges}
    values |= {name: _middle(calculator, name, between) for name, between in linked_ranges.items()}
    if "preset" in request:
        values, ranges = preset_values(calculator, start, int(request["preset"])), {}
    if "slide" in request:
        name, stop = request["slide"]
        values |= {
            item.name: value_at(item, int(stop)) for item in [calculator.input(name)] if item
        }
        ranges.pop(name, None)
    writings |= {name: int(index) for name, index in request.get("rewrite", {}).items()}
    told = _fields(calculator, values, start, writings, ranges, settled.errors)
    if settled.errors:
        return told
    try:
        result = run(calculator, values)
    except Impossible as reason:
        return {**told, "refused": str(reason)}
    pinned = typed(calculator, request["pinned"]) if request.get("pinned") else None
    example = run(calculator, start)
    this = Run(
        calculator,
        values,
        result,
        example,
        request.get("example", "the example"),
        request.get("uid", calculator.name.replace("_", "-")),
        ranges,
        pinned,
    )
    told["parts"] = quick_parts(this) if request.get("moving") else result_parts(this, steps)
    told["said"] = headline_text(calculator, result)
    told["values"] = {line.name: machine(result.value(line.name)) for line in calculator.lines}
    told["now"] = plain(values)
    told["link"] = link_values(calculator, values, ranges, result)
    told["notices"] = notices + link_age_notice(calculator, request.get("linked", {}), result)
    if "copy" in request:
        rows = worked_steps(calculator, steps, result.seen)
        told["copies"] = copies(
            calculator, input_rows(calculator, values, ranges), result, rows, **request["copy"]
        )
    return told


def _middle(calculator: Calculator, name: str, between: Range) -> float:
    item = calculator.input(name)
    assert item is not None
    return middle(item, between)


def _fields(
    calculator: Calculator,
    values: Mapping[str, Any],
    start: Mapping[str, Any],
    writings: Mapping[str, int],
    ranges: Mapping[str, Range],
    errors: Mapping[str, str],
) -> dict[str, Any]:
    fields = {
        item.name: field_state(
            item,
            values[item.name],
            start[item.name],
            writings.get(item.name, 0),
            ranges.get(item.name),
        )
        for item in calculator.inputs
        if item.name not in errors
    }
    more = [fields[item.name] for item in calculator.inputs if item.more and item.name in fields]
    return {
        "errors": dict(errors),
        "fields": fields,
        "more": sum(bool(field["was"]) for field in more),
    }
