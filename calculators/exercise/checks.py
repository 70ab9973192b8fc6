"""The checks of an exercise: each assert on its own, with what the learner may see of it."""

from __future__ import annotations

import ast
import reprlib
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Any

from calculators.exercise.messages import Outcome, OutcomeState
from calculators.exercise.trouble import trouble

HIDDEN = "# hidden"
"""The line after which checks are hidden."""

_SECRET = "A hidden check failed."  # noqa: S105 - a sentence
_GOT = "__got__"


@dataclass
class Checker:
    """Runs checks in the namespace that the program left behind."""

    namespace: dict[str, Any]
    program: str
    mute: Callable[[], AbstractContextManager[None]]
    """What a program prints during hidden checks would give them away."""

    def outcomes(self, text: str) -> Iterator[Outcome]:
        """Run the statements one by one.

        A failed preparation fails the check it prepares; what follows is skipped.
        """
        hidden_from = first_hidden(text)
        preparation: list[str] = []
        problem, skip = "", False
        for statement in ast.parse(text).body:
            hidden = statement.lineno > hidden_from
            source = ast.get_source_segment(text, statement) or ""
            if not isinstance(statement, ast.Assert):
                preparation.append(source)
                if not problem and not skip:
                    problem = self._prepared(statement, hidden=hidden)
                continue
            question = ast.get_source_segment(text, statement.test) or source
            code = "\n".join([*preparation, question])
            preparation.clear()
            if problem:
                outcome = Outcome(OutcomeState.ERROR, hidden, code, problem)
                problem, skip = "", True
            elif skip:
                outcome = Outcome(OutcomeState.SKIPPED, hidden, code)
            else:
                outcome = self._asked(statement, code, hidden=hidden)
            yield _seen(outcome)

    def _prepared(self, statement: ast.stmt, *, hidden: bool) -> str:
        module = ast.Module([statement], [])
        try:
            with self.mute() if hidden else nullcontext():
                exec(compile(module, "check", "exec"), self.namespace)  # noqa: S102 - our own check
        except BaseException as error:  # noqa: BLE001 - whatever the program raises is the outcome
            return trouble(error, self.program)
        return ""

    def _asked(self, check: ast.Assert, code: str, *, hidden: bool) -> Outcome:
        compared = isinstance(check.test, ast.Compare) and len(check.test.ops) == 1
        try:
            with self.mute() if hidden else nullcontext():
                holds = self._value(_with_left_kept(check.test) if compared else check.test)
                message = "" if holds or check.msg is None else str(self._value(check.msg))
        except BaseException as error:  # noqa: BLE001 - as above
            return Outcome(OutcomeState.ERROR, hidden, code, trouble(error, self.program))
        got = self.namespace.pop(_GOT, None)
        if holds:
            return Outcome(OutcomeState.PASSED, hidden, code)
        return Outcome(OutcomeState.FAILED, hidden, code, message, _short(got) if compared else "")

    def _value(self, expression: ast.expr) -> Any:
        whole = ast.fix_missing_locations(ast.Expression(expression))
        return eval(compile(whole, "check", "eval"), self.namespace)  # noqa: S307 - our own check


def first_hidden(text: str) -> float:
    """Return the line of the mark; every line comes before it when there is none."""
    lines = [line.strip() for line in text.splitlines()]
    return lines.index(HIDDEN) + 1 if HIDDEN in lines else float("inf")


def _with_left_kept(test: ast.expr) -> ast.expr:
    """Return the comparison with its left side kept under a name, to be shown when it fails."""
    assert isinstance(test, ast.Compare)
    left = ast.NamedExpr(ast.Name(_GOT, ast.Store()), test.left)
    return ast.copy_location(ast.Compare(left, test.ops, test.comparators), test)


def _short(value: object) -> str:
    try:
        return reprlib.repr(value)
    except Exception:  # noqa: BLE001 - a program's own __repr__ may raise anything
        return type(value).__name__


def _seen(outcome: Outcome) -> Outcome:
    """Return what the learner may see."""
    if not outcome.hidden:
        return outcome
    message = outcome.message
    if outcome.state is OutcomeState.FAILED:
        message = message or _SECRET
    if outcome.state is OutcomeState.ERROR:
        message = f"{_SECRET}\n{message}"
    return Outcome(outcome.state, hidden=True, code="", message=message)
