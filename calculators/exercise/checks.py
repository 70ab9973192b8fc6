"""The checks of an exercise: each assert on its own, with what the learner may see of it."""

from __future__ import annotations

import ast
import reprlib
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Any

from calculators.exercise.messages import Outcome, OutcomeState
from calculators.exercise.trouble import short, trouble

HIDDEN = "# hidden"
"""The line after which checks are hidden."""

_GOT = "__got__"
_AROUND = ("abs", "round", "float", "int")
"""What a check may wrap a program's value in, to compare it."""
_DIGITS = 10
"""So many digits of a float are its own; the rest is how a computer counts in halves."""


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
        tried = f"A hidden check tried {ast.unparse(_inner(check.test))}." if hidden else ""
        try:
            with self.mute() if hidden else nullcontext():
                holds = self._value(_with_value_kept(check.test) if compared else check.test)
                message = "" if holds or check.msg is None else str(self._value(check.msg))
        except BaseException as error:  # noqa: BLE001 - as above
            told = "\n".join(filter(None, (tried, trouble(error, self.program))))
            return Outcome(OutcomeState.ERROR, hidden, code, told)
        message = message if holds else " ".join(filter(None, (tried, message)))
        got = self.namespace.pop(_GOT, None)
        if holds:
            return Outcome(OutcomeState.PASSED, hidden, code)
        return Outcome(
            OutcomeState.FAILED, hidden, code, short(message), _short(got) if compared else ""
        )

    def _value(self, expression: ast.expr) -> Any:
        whole = ast.fix_missing_locations(ast.Expression(expression))
        return eval(compile(whole, "check", "eval"), self.namespace)  # noqa: S307 - our own check


def first_hidden(text: str) -> float:
    """Return the line of the mark; every line comes before it when there is none."""
    lines = [line.strip() for line in text.splitlines()]
    return lines.index(HIDDEN) + 1 if HIDDEN in lines else float("inf")


def _inner(test: ast.expr) -> ast.expr:
    """Return what of a check the program itself gives: the left side, out of what is around it.

    >>> ast.unparse(_inner(ast.parse("abs(share(8) - 1.6) < 1e-9", mode="eval").body))
    'share(8)'
    """
    match test:
        case ast.Compare(left=left):
            return _inner(left)
        case ast.Call(func=ast.Name(id=name), args=[first, *_]) if name in _AROUND:
            return _inner(first)
        case ast.BinOp(left=left, op=ast.Sub() | ast.Div()) if not isinstance(left, ast.Constant):
            return _inner(left)
        case _:
            return test


class _Keeper(ast.NodeTransformer):
    """Keeps the value of one part of an expression under a name, to be shown when it fails."""

    def __init__(self, part: ast.expr) -> None:
        self.part = part

    def visit(self, found: ast.AST) -> ast.AST:
        """Replace the part, and look no further."""
        if found is self.part:
            return ast.NamedExpr(ast.Name(_GOT, ast.Store()), self.part)
        return self.generic_visit(found)


def _with_value_kept(test: ast.expr) -> ast.expr:
    """Return a comparison that keeps what the program gave."""
    kept = _Keeper(_inner(test)).visit(test)
    assert isinstance(kept, ast.expr)
    return kept


class _Short(reprlib.Repr):
    """Writes a value in a few words, a float without the noise of its last digits."""

    def repr_float(self, value: float, level: int) -> str:  # noqa: ARG002 - as reprlib calls it
        """Return the digits that are its own.

        >>> _Short().repr([0.3999999999999999])
        '[0.4]'
        """
        return repr(float(f"{value:.{_DIGITS}g}"))


def _short(value: object) -> str:
    try:
        return short(_Short().repr(value))
    except Exception:  # noqa: BLE001 - a program's own __repr__ may raise anything
        return type(value).__name__


def _seen(outcome: Outcome) -> Outcome:
    """Return what the learner may see."""
    if not outcome.hidden:
        return outcome
    return Outcome(outcome.state, hidden=True, code="", message=outcome.message)
