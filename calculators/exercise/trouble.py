"""An exception as a learner reads it: lines of the learner's own program, and what went wrong."""

from __future__ import annotations

import traceback
from collections.abc import Iterator

from calculators.exercise.library import offered
from calculators.exercise.limits import MEGABYTES, SAID

PROGRAM = "your program"
"""The file name of the learner's program."""

_SHOWN = 4
_MEMORY = f"MemoryError: your program needs more than the {MEGABYTES} MB of memory it has here."
_INPUT = "There is no keyboard input here: give the value in the program."


def trouble(error: BaseException, program: str) -> str:
    r"""Return the lines of the program that led to the error, then the error with Python's advice.

    >>> program = "def f(price):\n    return 7 / price\nf(0)"
    >>> try:
    ...     exec(compile(program, PROGRAM, "exec"), {})
    ... except ZeroDivisionError as error:
    ...     print(trouble(error, program))
    Line 3: f(0)
    Line 2, in f: return 7 / price
    ZeroDivisionError: division by zero
    """
    if isinstance(error, SyntaxError) and error.filename == PROGRAM:
        return "\n".join(map(short, _misspelled(error)))
    places = list(_places(error, program.splitlines()))
    if len(places) > _SHOWN:
        places = [places[0], "…", *places[1 - _SHOWN :]]
    return "\n".join(map(short, [*places, _sentence(error)]))


def short(text: str) -> str:
    """Return a text with the end left out of it if it is longer than a page can bear."""
    return text if len(text) <= SAID else f"{text[:SAID]} …"


def _places(error: BaseException, lines: list[str]) -> Iterator[str]:
    for frame, number in traceback.walk_tb(error.__traceback__):
        if frame.f_code.co_filename == PROGRAM and 0 < number <= len(lines):
            name = frame.f_code.co_name
            inside = "" if name == "<module>" else f", in {name}"
            yield f"Line {number}{inside}: {lines[number - 1].strip()}"


def _misspelled(error: SyntaxError) -> Iterator[str]:
    text = (error.text or "").rstrip("\n")
    yield f"Line {error.lineno}:"
    if text:
        start = (error.offset or 1) - 1
        end = error.end_offset - 1 if error.end_offset and error.end_lineno == error.lineno else 0
        yield f"    {text}"
        yield f"    {' ' * start}{'^' * max(1, end - start)}"
    yield f"{type(error).__name__}: {error.msg}"


def _sentence(error: BaseException) -> str:
    if isinstance(error, MemoryError):
        return _MEMORY
    whole = traceback.TracebackException.from_exception(error, limit=0)
    text = "".join(whole.format_exception_only()).strip()
    if isinstance(error, ModuleNotFoundError):
        text += f".\nHere you can import {offered()}."
    if isinstance(error, EOFError):
        text += f".\n{_INPUT}"
    return text
