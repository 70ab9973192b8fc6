"""A page's request: one change to its numbers, and everything that shows them drawn anew."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from calculators.api.calculator import calculator_reply
from calculators.api.messages import (
    CalculatorReply,
    CalculatorRequest,
    PageCalculator,
    PageReply,
    PageRequest,
    Value,
)
from calculators.api.scenarios import scenario_book
from calculators.engine.html import Html
from calculators.engine.model.record import Calculator
from calculators.engine.numbers.phrase import quoted
from calculators.engine.numbers.write import machine
from calculators.engine.page.field import field_state
from calculators.engine.page.figure import Working, figure_html, scenarios_of
from calculators.engine.page.link import read_link
from calculators.engine.page.picture import Pictures
from calculators.engine.prose.changes import (
    Changes,
    changed_book,
    input_at,
    settled_changes,
    with_scenario,
)
from calculators.engine.prose.expression import Nonsense, ScenarioBook
from calculators.engine.running.parse_inputs import parse_inputs
from calculators.engine.running.run import Impossible, plain
from calculators.engine.running.slider import value_beside


@dataclass(frozen=True)
class _Change:
    """What a request changes: the changes after it, or what is wrong with it."""

    changes: Changes
    errors: dict[str, str] = field(default_factory=dict)
    notices: list[str] = field(default_factory=list)
    told: CalculatorReply | None = None
    """What the calculator that asked is told."""


def page_reply(
    catalog: Mapping[str, Calculator], working: Working, pictures: Pictures, request: PageRequest
) -> PageReply:
    """Change the page's numbers, and answer with every part of it that shows another one."""
    book = scenario_book(catalog, request["scenarios"])
    about = next(iter(request.get("typed", {})), request.get("moved", {}).get("address", ""))
    change = _Change(request["changes"])
    try:
        change = _changed(working, book, request)
        if change.errors or (change.told and "now" not in change.told):
            return _nothing_new(request, change)
        return _drawn((working, pictures), book, request, change)
    except (Nonsense, Impossible) as reason:
        sentence = str(reason)
        told = change.told
        if told:
            told = {
                "errors": {},
                "fields": {},
                "more": told["more"],
                "begun": told["begun"],
                "refused": sentence,
            }
        return _nothing_new(request, _Change({}, {about: sentence}, [], told))


def _changed(working: Working, book: ScenarioBook, request: PageRequest) -> _Change:
    changes = dict(request["changes"])
    before = changed_book(book, changes)
    if "typed" in request:
        return _typed(book, before, changes, request["typed"])
    if "linked" in request:
        return _linked(book, changes, request["linked"])
    if "moved" in request:
        address = request["moved"]["address"]
        item, values = input_at(before, address)
        if item.unit is None:
            raise Nonsense(f"{quoted(address)} is a choice", "choose one by its name")
        changes[address] = value_beside(item, values[item.name], request["moved"]["by"])
        return _Change(settled_changes(book, changes))
    if "asked" in request:
        if not 0 <= request["asked"] < len(request["calculators"]):
            raise Nonsense("no calculator of this page asked")
        asker = request["calculators"][request["asked"]]
        calculator, start = book.inputs(asker["scenario"])
        asked: CalculatorRequest = {**asker["request"], "start": plain(start)}
        told = calculator_reply(calculator, working[calculator.name], asked)
        if "now" not in told:
            return _Change(changes, told=told)
        now = with_scenario(changes, asker["scenario"], told["now"])
        return _Change(settled_changes(book, now), told=told)
    return _Change(changes)


def _typed(
    book: ScenarioBook, before: ScenarioBook, changes: dict[str, Any], texts: Mapping[str, str]
) -> _Change:
    errors = {}
    for address, text in texts.items():
        scenario, _, name = address.partition(".")
        calculator, values = before.inputs(scenario)
        own = input_at(before, address)[0].name
        parsed = parse_inputs(calculator, {name: text}, values)
        if own in parsed.errors or parsed.ranges:
            errors[address] = parsed.errors.get(own, "Give one number here, not a range.")
        else:
            changes[f"{scenario}.{own}"] = plain(parsed.values)[own]
    return _Change({} if errors else settled_changes(book, changes), errors)


def _linked(book: ScenarioBook, changes: dict[str, Any], texts: Mapping[str, str]) -> _Change:
    notices = []
    for address, text in texts.items():
        scenario, _, name = address.partition(".")
        if scenario not in book.scenarios:
            notices.append(f"The link sets {quoted(address)}, which this page does not have.")
            continue
        calculator = book.inputs(scenario)[0]
        linked = read_link(calculator, {name: text})
        notices += linked.notices
        for own, value in plain(linked.values).items():
            changes[f"{scenario}.{own}"] = value
    return _Change(settled_changes(book, changes), notices=notices)


def _nothing_new(request: PageRequest, change: _Change) -> PageReply:
    """Return what is said of a change that cannot be made; the last good numbers stay."""
    calculators: list[CalculatorReply | None] = [None] * len(request["calculators"])
    if change.told:
        calculators[request["asked"]] = change.told
    return {
        "changes": dict(request["changes"]),
        "errors": change.errors,
        "fields": {},
        "numbers": [],
        "figures": [None] * len(request["figures"]),
        "calculators": calculators,
        "link": [],
        "notices": change.notices,
    }


def _drawn(
    known: tuple[Working, Pictures], book: ScenarioBook, request: PageRequest, change: _Change
) -> PageReply:
    """Return every part that the changed numbers make another."""
    after = changed_book(book, change.changes)
    amounts = [(after.amount(expression), spec) for expression, spec in request["numbers"]]
    stale = _stale(book, after, request["shown"])
    figures: list[Html | None] = [
        figure_html(after, *known, figure) if stale.intersection(scenarios_of(figure)) else None
        for figure in request["figures"]
    ]
    calculators: list[CalculatorReply | None] = []
    for index, asker in enumerate(request["calculators"]):
        if index == request.get("asked"):
            calculators.append(change.told)
        elif asker["scenario"] in stale:
            moving = request.get("moving", False)
            calculators.append(_followed(known[0], (book, after), asker, moving=moving))
        else:
            calculators.append(None)
    fields = {}
    for address in request["fields"]:
        item, values = input_at(after, address)
        start = input_at(book, address)[1][item.name]
        fields[address] = field_state(item, values, start, 0)
    return {
        "changes": dict(change.changes),
        "errors": {},
        "fields": fields,
        "numbers": [(machine(amount.value), amount.text(spec)) for amount, spec in amounts],
        "figures": figures,
        "calculators": calculators,
        "link": [
            (address, value if isinstance(value, str) else machine(value))
            for address, value in change.changes.items()
        ],
        "notices": change.notices,
    }


def _stale(book: ScenarioBook, after: ScenarioBook, shown: list[dict[str, Value]]) -> set[str]:
    """Return the scenarios of which something on the page shows other inputs than they have now."""
    books = [changed_book(book, changes) for changes in shown]
    return {
        name
        for name in book.scenarios
        if any(each.inputs(name)[1] != after.inputs(name)[1] for each in books)
    }


def _followed(
    working: Working,
    books: tuple[ScenarioBook, ScenarioBook],
    asker: PageCalculator,
    *,
    moving: bool,
) -> CalculatorReply:
    """Return a calculator's answer for the numbers that its scenario has now."""
    book, after = books
    calculator, values = after.inputs(asker["scenario"])
    start, now = plain(book.inputs(asker["scenario"])[1]), plain(values)
    request: CalculatorRequest = {
        **asker["request"],
        "start": start,
        "set": {name: value for name, value in now.items() if value != start[name]},
        "moving": moving,
    }
    reply = calculator_reply(calculator, working[calculator.name], request)
    if "refused" in reply:
        raise Impossible(reply["refused"])
    return reply
