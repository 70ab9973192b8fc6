"""The judge of an answer: a sentence or a result, never the inside of Python or of JavaScript."""

from __future__ import annotations

import html
import json
import re
import signal
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import NoReturn

from calculators.api.answer import UNFORESEEN
from tests.ours import answer

MOST_CPU = 0.1
"""Seconds of the processor that any one input may take, at full size."""
_INSIDE = re.compile(
    r"Traceback|\b(?:[A-Z][a-z]+)+Error\b|\bException\b|object (?:is|has|of|at 0x)|<class '"
    r"|could not convert|unsupported operand|not (?:subscriptable|iterable|callable)|list index"
    r"|must be (?:str|real|of|a|an)\b|expected str|takes \d+ positional|unexpected keyword"
    r"|Expecting (?:value|property|',')|Extra data|Unterminated|maximum recursion|'NoneType'"
    r"|cannot convert|invalid literal|out of range|unhashable|not enough values|too many values"
    r"|Cannot read prop|is not a function|\[object |undefined(?! alias)|Invalid Date|\bNaN\b"
    r"|Exceeds the limit|\bInfinity\b"
)
"""Words that Python and JavaScript say about themselves, and no reader should be told."""


def problems(reply: str, request: str = "null") -> list[str]:
    """Return what is wrong with the text of a reply; what only repeats the request is not."""
    try:
        told = json.loads(reply, parse_constant=_refuse)
    except ValueError as reason:
        return [f"no JSON: {reason}"]
    typed = _sentences(_parsed(request))
    found = [problem for sentence in _sentences(told) for problem in inside(sentence, typed)]
    if isinstance(told, dict) and told.get("failed") == UNFORESEEN:
        found.append("stopped for a reason that nobody foresaw")
    return found


def inside(sentence: str, typed: Iterable[str] = ()) -> list[str]:
    """Return what a sentence says that only Python or JavaScript would, and that nobody typed."""
    for words in sorted(typed, key=len, reverse=True):
        for repeated in (words, html.escape(words)):
            sentence = sentence.replace(repeated, "") if repeated.strip() else sentence
    found = _INSIDE.search(_unquoted(sentence))
    return [f"says “{found[0]}” in “{sentence[:120]}”"] if found else []


class TooLong(BaseException):
    """An input that takes many times what it may."""


@contextmanager
def patience(seconds: float = 2.0) -> Iterator[None]:
    """Stop what takes more of the processor than this, or a single text could hold up a proof."""

    def stop(*_: object) -> NoReturn:
        raise TooLong

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def asked(name: str, text: str) -> list[str]:
    """Ask the door, and return what is wrong with its reply and with the time it took."""
    least = float("inf")
    try:
        with patience():
            for _ in range(3):
                before = time.thread_time()
                reply = answer(name, text)
                least = min(least, time.thread_time() - before)
                if least < MOST_CPU:
                    break
    except TooLong:
        return ["takes more than two seconds"]
    slow = [f"takes {least * 1000:.0f} ms of the processor"] if least > MOST_CPU else []
    return problems(reply, text) + slow


def _refuse(constant: str) -> NoReturn:
    raise ValueError(f"{constant} is no number")


def _parsed(request: str) -> object:
    """Return what was sent, where it was JSON at all."""
    try:
        return json.loads(request)
    except ValueError:
        return None


def _sentences(told: object) -> list[str]:
    """Return every text of a reply, those inside of others too."""
    if isinstance(told, str):
        return [told]
    if isinstance(told, dict):
        return [text for value in told.values() for text in _sentences(value)]
    if isinstance(told, list):
        return [text for value in told for text in _sentences(value)]
    return []


def _unquoted(sentence: str) -> str:
    """Return a sentence without what it only quotes."""
    return re.sub(r"“.*?”|\{\{.*?\}\}|\{\{.*?…", "", sentence, flags=re.DOTALL)
