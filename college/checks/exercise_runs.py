"""The check that every exercise can be done: its starter fails, its solution passes, both in time.

They are run as the page runs them, in a Python of their own.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from contextlib import closing
from typing import Any, NamedTuple

from calculators.exercise.library import OFFERED
from college.checks.running.check import of_course
from college.checks.running.content import Content, Text
from college.checks.running.kept import Kept
from college.checks.running.progress import progress
from college.checks.trial.course_code import fingerprint, whole
from college.checks.trial.programs import SECONDS, Programs
from college.records.problem import Problem
from college.source.blocks import Block
from college.source.exercise import PARTS, Exercise, exercises

_STARTER, _SOLUTION, _CHECKS = PARTS
_FASTER = "have it do less, or end its loop"


class Piece(NamedTuple):
    """A piece of an exercise's code, and the line of the text before its first."""

    name: str
    code: str
    line: int


@of_course()
def check(content: Content) -> Iterator[Problem]:
    """Return what is wrong with the code of each exercise."""
    every = [
        (text, block, exercise)
        for text in content.lessons
        for block, exercise in zip(
            text.document.named("exercise"), exercises(text.body), strict=True
        )
    ]
    kept = Kept(content.root, "exercises")
    with closing(Programs(content.root)) as programs:
        for text, block, exercise in progress("Exercises", every):
            pieces = [*_pieces(block, exercise)]
            unreadable = [problem for piece in pieces for problem in _unreadable(text, piece)]
            yield from unreadable
            if not unreadable and len(pieces) == len(PARTS):
                for piece in pieces:
                    if piece.name != _CHECKS:
                        yield from _tried(text, piece, exercise.checks, programs, kept)
    kept.save()


def _pieces(block: Block, exercise: Exercise) -> Iterator[Piece]:
    code = dict(zip(PARTS, (exercise.starter, exercise.solution, exercise.checks), strict=True))
    for name in PARTS:
        fence = next((fence for fence in block.fences if name in fence.kinds), None)
        if fence:
            yield Piece(name, code[name], fence.line)


def _unreadable(text: Text, piece: Piece) -> Iterator[Problem]:
    """Tell of what Python cannot read, and of what the page cannot import."""
    try:
        tree = ast.parse(piece.code)
    except SyntaxError as error:
        if piece.name != _STARTER:  # a starter may be left for the learner to complete
            what = f"Python cannot read the {piece.name} ({error.msg})"
            yield text.problem(piece.line + (error.lineno or 1), what, "mend the line")
        return
    known = {module.__name__.partition(".")[0] for module in OFFERED}
    known |= {text.settings.subject.package.partition(".")[0], "__future__"}
    for line, name in _imports(tree):
        if name.partition(".")[0] not in known:
            yield text.problem(
                piece.line + line,
                f"the {piece.name} imports {name}, which the page has not",
                f"use one of {', '.join(sorted(known - {'__future__', ''}))}",
            )


def _imports(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, node.module or ""


def _tried(
    text: Text, piece: Piece, checks: str, programs: Programs, kept: Kept
) -> Iterator[Problem]:
    key = f"program/{fingerprint(whole(text.settings.subject), piece.code, checks)}"
    reply = kept.known(key) or programs.run(piece.code, checks)
    if reply:
        kept.keep(key, reply)
    if reply is None:  # not kept: a busy machine may be to blame
        what = f"the {piece.name} does not end within {SECONDS} seconds"
        yield text.problem(piece.line, what, _FASTER)
    elif piece.name == _STARTER and reply["passed"]:
        remedy = "leave out what the learner is to write, or check for it"
        yield text.problem(piece.line, "the starter passes every check already", remedy)
    elif piece.name == _SOLUTION and not reply["passed"]:
        yield text.problem(piece.line, *_failed(reply))


def _failed(reply: dict[str, Any]) -> tuple[str, str]:
    if reply["error"]:
        return f"the solution stops: {_last(reply['error'])}", "mend the solution"
    for outcome in reply["checks"]:
        if outcome["state"] != "passed":
            which = " ".join(outcome["code"].split()) or "a hidden one"
            said = _last(outcome["message"] or f"it gives {outcome['got']}")
            return f"the solution fails a check ({which}): {said}", "mend the one or the other"
    return "the solution is checked by nothing", "write checks that it passes"


def _last(message: str) -> str:
    """Return the end of a message: the last line of the program, and what went wrong there."""
    return ": ".join(line.strip() for line in message.splitlines()[-2:]).rstrip(".")
