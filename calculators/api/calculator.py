"""A calculator's request: one run with what the reader typed, and all that is shown of it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from calculators.api.messages import CalculatorReply, CalculatorRequest, CopyRequest, SavedScenario
from calculators.engine.model.record import Calculator
from calculators.engine.numbers.read import Range
from calculators.engine.numbers.write import machine
from calculators.engine.page.copies import copies, run_sheet
from calculators.engine.page.field import field_state
from calculators.engine.page.form import OWN, preset_of, preset_values
from calculators.engine.page.link import link_age_notice, link_values, read_link
from calculators.engine.page.parts import Run, moving_parts, result_parts
from calculators.engine.page.result import headline_text
from calculators.engine.page.saved import SavedRun
from calculators.engine.running.parse_inputs import parse_inputs
from calculators.engine.running.run import Impossible, plain, run, typed
from calculators.engine.running.slider import value_at
from calculators.engine.working.show import worked_steps
from calculators.engine.working.steps import Step


@dataclass(frozen=True)
class _Asked:
    """The inputs that a request comes down to."""

    start: Mapping[str, Any]
    values: Mapping[str, Any]
    ranges: Mapping[str, Range]
    writings: Mapping[str, int]
    errors: Mapping[str, str]
    notices: list[str]


def calculator_reply(
    calculator: Calculator, steps: Collection[Step], request: CalculatorRequest
) -> CalculatorReply:
    """Run once with what the reader typed."""
    asked = _asked(calculator, request)
    reply = _fields(calculator, asked)
    if asked.errors:
        return reply
    try:
        result = run(calculator, asked.values)
    except Impossible as reason:
        return {**reply, "refused": str(reason)}
    this = Run(
        calculator,
        asked.values,
        result,
        run(calculator, asked.start),
        request.get("example", "the example"),
        request.get("uid", calculator.name.replace("_", "-")),
        asked.ranges,
        tuple(_saved(calculator, item) for item in request.get("saved", [])),
    )
    moving = request.get("moving", False)
    closed = request.get("closed", ())
    reply["parts"] = moving_parts(this) if moving else result_parts(this, steps, closed)
    reply["said"] = headline_text(calculator, result)
    reply["values"] = {line.name: machine(result.value(line.name)) for line in calculator.lines}
    reply["now"] = plain(asked.values)
    reply["link"] = link_values(calculator, asked.values, asked.ranges, result)
    reply["notices"] = [
        *asked.notices,
        *link_age_notice(calculator, request.get("linked", {}), result),
    ]
    if "copy" in request:
        rows = worked_steps(calculator, steps, result.seen)
        origin = _origin(calculator, request["copy"])
        reply["copies"] = copies(
            run_sheet(calculator, asked.values, asked.ranges, result, rows, origin)
        )
    return reply


def _saved(calculator: Calculator, item: SavedScenario) -> SavedRun:
    """Return a saved scenario as it runs today, each input held to what its field takes."""
    values = {**calculator.defaults, **read_link(calculator, item["link"]).values}
    try:
        return SavedRun(item["id"], item["name"], values, run(calculator, values))
    except Impossible:
        return SavedRun(item["id"], item["name"], values, None)


def _asked(calculator: Calculator, request: CalculatorRequest) -> _Asked:
    """Read the start, then what was typed, linked, chosen and slid, each over the one before."""
    start = typed(calculator, request.get("start", {}))
    writings = dict(request.get("writings", {}))
    parsed = parse_inputs(calculator, request.get("inputs", {}), start, writings)
    if "set" in request:
        values = {**start, **_set(calculator, request["set"])}
        ranges = {
            name: between
            for name, between in parsed.ranges.items()
            if parsed.values[name] == values[name]
        }
        return _Asked(start, values, ranges, writings, {}, [])
    linked = read_link(calculator, request.get("opened", request.get("linked", {})))
    values, ranges = {**parsed.values, **linked.values}, {**parsed.ranges, **linked.ranges}
    if "opened" in request:
        values, ranges = {**calculator.defaults, **linked.values}, linked.ranges
    if "preset" in request:
        values, ranges = preset_values(calculator, start, request["preset"]), {}
    if "slide" in request:
        name, stop = request["slide"]
        item = calculator.input(name)
        if item and item.unit:
            values[item.name] = value_at(item, stop)
            ranges.pop(item.name, None)
    writings |= request.get("rewrite", {})
    return _Asked(start, values, ranges, writings, parsed.errors, linked.notices)


def _set(calculator: Calculator, given: Mapping[str, Any]) -> dict[str, Any]:
    """Return the given values as the calculator takes them."""
    values = typed(calculator, given)
    named = [item.name for item in map(calculator.input, given) if item]
    return {name: values[name] for name in named}


def _fields(calculator: Calculator, asked: _Asked) -> CalculatorReply:
    """Return the part of a reply that is there even without a result."""
    fields = {
        item.name: field_state(
            item,
            asked.values,
            asked.start[item.name],
            asked.writings.get(item.name, 0),
            asked.ranges.get(item.name),
        )
        for item in calculator.inputs
        if item.name not in asked.errors
    }
    shown = calculator.shown_inputs(asked.values)
    folded = [fields[item.name] for item in shown if item.more and item.name in fields]
    return {
        "errors": dict(asked.errors),
        "fields": fields,
        "more": sum(bool(field["was"]) for field in folded),
        "begun": OWN if asked.ranges else preset_of(calculator, asked.start, asked.values),
    }


def _origin(calculator: Calculator, copy: CopyRequest) -> str:
    course = f"{copy['course']}, " if copy.get("course") else ""
    version = f"model version {calculator.version}"
    return f"{course}{calculator.title}, {version}, {copy['day']}. {copy['link']}".strip()
