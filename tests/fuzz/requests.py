"""Requests to the one door: as a page sends them, with any text in any place, and hand-made."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

from calculators.engine.model.record import Calculator
from tests.fuzz.words import any_text, any_value
from tests.ours import SUBJECT

NAMES = tuple(SUBJECT.catalog)
Request = tuple[str, str]
"""The name and the text that the door is given."""


def field(chance: random.Random) -> Request:
    """Return a text typed into a field, in one of its units."""
    name, calculator = _calculator(chance)
    item = chance.choice(calculator.inputs)
    request: dict[str, Any] = {"inputs": {item.name: any_text(chance)}, "moving": True}
    if chance.random() < 0.3:
        request["writings"] = {item.name: chance.randrange(-1, 4)}
    return name, json.dumps(request)


def link(chance: random.Random) -> Request:
    """Return what the address of a share link carries, opened, linked or saved."""
    name, calculator = _calculator(chance)
    carried = {_key(chance, calculator): _carried(chance) for _ in range(chance.randint(1, 4))}
    if chance.random() < 0.2:
        saved = [{"id": any_text(chance), "name": any_text(chance), "link": carried}]
        return name, json.dumps({"saved": saved, "moving": True})
    kind = chance.choice(("linked", "linked", "opened"))
    return name, json.dumps({kind: carried, "moving": True})


def choice(chance: random.Random) -> Request:
    """Return a choice, a preset, a slider's stop or a unit that there may not be."""
    name, calculator = _calculator(chance)
    item = chance.choice(calculator.inputs)
    number = chance.choice((0, 1, 2, -1, 99, 10**9, 200, 201))
    request: dict[str, Any] = chance.choice(
        (
            {"inputs": {item.name: any_text(chance)}},
            {"preset": number},
            {"slide": [chance.choice((item.name, any_text(chance))), number]},
            {"rewrite": {item.name: number}},
            {"set": {item.name: chance.choice((number, any_text(chance)))}},
            {"start": {item.name: chance.choice((number, any_text(chance)))}},
        )
    )
    return name, json.dumps({**request, "moving": True})


def question(chance: random.Random) -> Request:
    """Return an answer to a question, as typed by someone."""
    name, calculator = _calculator(chance)
    line = chance.choice(calculator.lines).name
    if chance.random() < 0.3:
        shown = chance.choice(("$5.38", "1,792", "23.1%", "$97.5 million"))
        return "question", json.dumps({"text": any_text(chance), "shown": shown})
    asked: dict[str, Any] = {
        "text": any_text(chance),
        "scenarios": {"a": {"calculator": name, "given": {}, "like": ""}},
        "expr": f"a.{line}",
    }
    if chance.random() < 0.3:
        item = chance.choice(calculator.inputs).name
        asked |= {"vary": f"a.{item}", "seed": any_text(chance), "turn": chance.randint(1, 5)}
    return "question", json.dumps(asked)


def prose(chance: random.Random) -> Request:
    """Return a number typed into a sentence, moved in it, or carried by an address."""
    name, calculator = _calculator(chance)
    item = chance.choice(calculator.inputs).name
    address = chance.choice((f"a.{item}", f"a.{item}", any_text(chance)))
    change: dict[str, Any] = chance.choice(
        (
            {"typed": {f"a.{item}": any_text(chance)}},
            {"linked": {address: _carried(chance)}},
            {"moved": {"address": address, "by": chance.choice((0, 1, -1, 500, 10**9))}},
        )
    )
    form = chance.choice(("sweep", "tornado", "breakdown", "walk", "steps", "ledger"))
    drawn = chance.random() < 0.1
    page = {
        "scenarios": {
            "a": {"calculator": name, "given": {}, "like": ""},
            "b": {"calculator": "", "given": {}, "like": "a", "name": any_text(chance)},
        },
        "changes": {},
        "shown": [{}],
        "fields": [f"a.{item}"],
        "numbers": [[f"a.{calculator.headline.name}", chance.choice(("", ".1f", "words"))]],
        "figures": [{"form": form, "scenario": "a", "uid": "u"}] if drawn else [],
        "calculators": [{"name": name, "scenario": "a", "request": {}}] if drawn else [],
        "moving": True,
    }
    return "page", json.dumps({**page, **change})


def hand_made(chance: random.Random) -> Request:
    """Return a good request with one place of it changed to anything, or no request at all."""
    if chance.random() < 0.1:
        name = chance.choice((*NAMES, "page", "question", any_text(chance)))
        return name, chance.choice((any_text(chance), json.dumps(any_value(chance))))
    name, text = chance.choice((field, link, choice, question, prose))(chance)
    request = json.loads(text)
    for _ in range(chance.randint(1, 2)):
        _spoil(chance, request)
    return name, json.dumps(request)


KINDS: dict[str, Callable[[random.Random], Request]] = {
    "field": field,
    "link": link,
    "choice": choice,
    "question": question,
    "prose": prose,
    "hand-made": hand_made,
}


def requests(seed: int, count: int) -> Iterator[tuple[str, Request]]:
    """Return so many requests of all kinds, with their kind; the same for the same seed."""
    for number in range(count):
        chance = random.Random(seed * 1_000_003 + number)
        kind = chance.choice(tuple(KINDS))
        yield kind, KINDS[kind](chance)


def _calculator(chance: random.Random) -> tuple[str, Calculator]:
    name = chance.choice(NAMES)
    return name, SUBJECT.catalog[name]


def _key(chance: random.Random, calculator: Calculator) -> str:
    names = [item.name for item in calculator.inputs]
    return chance.choice((*names, "was", "v", "c", any_text(chance)))


def _carried(chance: random.Random) -> str:
    """Return a value as addresses carry it, a range among them."""
    one = any_text(chance)
    numbers = ("1", "9..5", "2.5", "nan", "1e400", "0.1..0.9", "5..", "..", "1e5..1", "-0", one)
    return chance.choice((chance.choice(numbers), one))


def _spoil(chance: random.Random, request: Any) -> None:
    """Put anything in one place of a request, however deep."""
    here = request
    while True:
        keys = list(here) if isinstance(here, dict) else list(range(len(here)))
        if not keys or chance.random() < 0.1:
            if isinstance(here, dict):
                here[any_text(chance)] = any_value(chance)
            return
        key = chance.choice(keys)
        if isinstance(here[key], dict | list) and chance.random() < 0.6:
            here = here[key]
            continue
        if isinstance(here, dict) and chance.random() < 0.2:
            del here[key]
        else:
            here[key] = any_value(chance)
        return
