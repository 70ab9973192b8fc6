"""The one door between the page and Python: text in, text out, never code."""

from __future__ import annotations

import importlib
import json
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from calculators.api import calculator as calculator_door
from calculators.api import prose as prose_door
from calculators.api import question as question_door
from calculators.catalog import CATALOG
from calculators.engine.working.steps import Step

DERIVED = "calculators.api.derived"
"""The generated module with the working of each calculator; the pack carries it."""


def answer(name: str, text: str) -> str:
    """Answer one request of the page.

    `name` is a calculator's, "prose" for the numbers of a sentence, or "question" for an answer
    to judge. Any failure is an answer too: `{"failed": "a sentence"}`, so that the page can say it.
    """
    try:
        return json.dumps(_door(name)(json.loads(text)))
    except Exception as reason:  # noqa: BLE001 - whatever went wrong, the reader gets a sentence
        return json.dumps({"failed": f"The calculation stopped: {reason}"})


def _door(name: str) -> Callable[[Mapping[str, Any]], Mapping[str, Any]]:
    if name == "prose":
        return lambda request: prose_door.replies(CATALOG, request)
    if name == "question":
        return lambda request: question_door.reply(CATALOG, request)
    if name not in CATALOG:
        raise LookupError(f"there is no calculator “{name}”.")
    steps = _steps()[name]
    return lambda request: calculator_door.reply(CATALOG[name], steps, request)


@cache
def _steps() -> Mapping[str, tuple[Step, ...]]:
    try:
        found: Mapping[str, tuple[Step, ...]] = importlib.import_module(DERIVED).STEPS
    except ModuleNotFoundError:  # outside the browser the sources themselves are at hand
        derive = importlib.import_module("calculators.engine.working.derive").derive
        found = {name: derive(calculator) for name, calculator in CATALOG.items()}
    return found


def warm() -> None:
    """Answer each question once, so that the first reader does not wait for first times."""
    for name in CATALOG:
        answer(name, "{}")
        scenarios = {"a": {"calculator": name, "given": {}, "like": ""}}
        line = CATALOG[name].headline.name
        answer(
            "prose",
            json.dumps({"scenarios": scenarios, "numbers": [[f"2 * a.{line} - a.{line}", ""]]}),
        )
