"""The one entry to the exercises' Python: a program and its checks in, what became of them out."""

from __future__ import annotations

import json
import random
import sys
import types
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from typing import Any

from calculators.exercise.checks import Checker
from calculators.exercise.messages import Outcome, OutcomeState, RunReply, RunRequest
from calculators.exercise.output import Output, send
from calculators.exercise.trouble import PROGRAM, trouble

_PROGRAM = "def double(x):\n    return 2 * x\n"
_CHECKS = "assert double(2) == 4, 'Twice two.'\n# hidden\nassert double(3) == 7"


def answer(name: str, text: str, send: Callable[[str], None] = send) -> str:
    """Run a program and then its checks: a `RunRequest` in, a `RunReply` out."""
    if name != "run":
        raise LookupError(f"an exercise can be run, not “{name}”.")
    request: RunRequest = json.loads(text)
    return json.dumps(run_program(request["code"], request["checks"], send), default=asdict)


def run_program(code: str, checks: str, send: Callable[[str], None] = send) -> RunReply:
    """Return what became of a program and of its checks."""
    output = Output(send)
    with _stage(output) as main:
        error = _executed(code, vars(main))
        outcomes: list[Outcome] = []
        if not error:
            checker = Checker(vars(main), code, output.silence)
            outcomes = list(checker.outcomes(checks))
        output.flush()
    passed = not error and all(outcome.state is OutcomeState.PASSED for outcome in outcomes)
    return {"error": error, "checks": outcomes, "passed": passed}


def _executed(code: str, namespace: dict[str, Any]) -> str:
    try:
        exec(compile(code, PROGRAM, "exec"), namespace)  # noqa: S102 - the learner's own program
    except BaseException as error:  # noqa: BLE001 - whatever it raises is told to the learner
        return trouble(error, code)
    return ""


@contextmanager
def _stage(output: Output) -> Iterator[types.ModuleType]:
    """Set up what a program expects, and clear it away: streams, chance, a main module."""
    before = sys.stdout, sys.stderr, sys.modules["__main__"]
    main = types.ModuleType("__main__")
    sys.stdout = sys.stderr = output
    sys.modules["__main__"] = main
    random.seed()
    try:
        yield main
    finally:
        sys.stdout, sys.stderr, sys.modules["__main__"] = before


def warm() -> None:
    """Run small programs before the snapshot, so that no learner waits for first times."""
    run_program(_PROGRAM, _CHECKS, send=lambda _: None)
    run_program("1 /", "", send=lambda _: None)
    run_program("nam", "", send=lambda _: None)
