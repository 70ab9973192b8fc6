"""The check for words still to be written: the scaffolds mark each hint with « and »."""

from __future__ import annotations

import re
from collections.abc import Iterator

from college.records.problem import Finding

_HINT = re.compile(r"«(?P<words>[^«»]*)»")
_UNWRITTEN = "still to be written: "


def hint(words: str) -> str:
    """Mark some words as a hint to the author.

    >>> hint("one sentence")
    '«one sentence»'
    """
    return f"«{words}»"


def holds_hint(text: str) -> bool:
    """Whether some of a text is still to be written."""
    return bool(_HINT.search(text))


def is_unwritten(what: str) -> bool:
    """Whether a problem is only a hint left over: such a page can be shown as it is."""
    return what.startswith(_UNWRITTEN)


def hint_problems(text: str) -> Iterator[Finding]:
    """Return each hint left in a file's whole text; lines count from 1."""
    if "«" not in text:
        return
    for number, line in enumerate(text.splitlines(), 1):
        for found in _HINT.finditer(line):
            yield number, f"{_UNWRITTEN}{found['words']}", "replace the hint"
