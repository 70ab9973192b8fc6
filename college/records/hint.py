"""A hint to the author: words still to be written, between « and »."""

from __future__ import annotations

import re

HINT = re.compile(r"«(?P<words>[^«»]*)»")


def hint(words: str) -> str:
    """Mark some words as a hint to the author.

    >>> hint("one sentence")
    '«one sentence»'
    """
    return f"«{words}»"
