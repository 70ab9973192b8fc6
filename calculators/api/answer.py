"""The one entry between the page and Python: text in, text out, never code."""

from __future__ import annotations

import importlib
import json
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from calculators.api.calculator import calculator_reply
from calculators.api.messages import Failed
from calculators.api.prose import prose_reply
from calculators.api.question import question_reply
from calculators.catalog import CATALOG, SLIPS
from calculators.engine.working.steps import Step

DERIVED = "calculators.api.derived"
"""The generated module with the working of each calculator; the pack carries it."""


def answer(name: str, text: str) -> str:
    """Answer one request of the page.

    `name` is a calculator's, "prose" for the numbers of a sentence, or "question" for an answer
    to judge. Any failure is an answer too, so that the page can say it.
    """
    try:
        return json.dumps(_handler(name)(json.loads(text)))
    except Exception as reason:  # noqa: BLE001 - whatever went wrong, the reader gets a sentence
        failed: Failed = {"failed": f"The calculation stopped: {reason}"}
        return json.dumps(failed)


def _handler(name: str) -> Callable[[Any], object]:
    """Return what answers a request of this name; json makes no promise about its shape."""
    if name == "prose":
        return lambda request: prose_reply(CATALOG, request)
    if name == "question":
        return lambda request: question_reply(CATALOG, SLIPS, request)
    if name not in CATALOG:
        raise LookupError(f"there is no calculator “{name}”.")
    steps = _steps()[name]
    return lambda request: calculator_reply(CATALOG[name], steps, request)


@cache
def _steps() -> Mapping[str, tuple[Step, ...]]:
    try:
        steps: Mapping[str, tuple[Step, ...]] = importlib.import_module(DERIVED).STEPS
    except ModuleNotFoundError:  # outside the browser the sources themselves are at hand
        derive = importlib.import_module("calculators.engine.working.derive").derive
        steps = {name: derive(calculator) for name, calculator in CATALOG.items()}
    return steps


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
