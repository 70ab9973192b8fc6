"""The check for a list right below a line of text, which would be printed as one paragraph."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.records.problem import Problem

_BEGINS = re.compile(r"\s{0,3}(?:[-*]|1\.) +\S")
"""The first item of a list; a sentence may go on with any other number at a line's start."""


@of_text(stops_build=True)
def check(text: Text) -> Iterator[Problem]:
    """Return each list that the text above it would swallow."""
    document = text.document
    opened = {block.line for block in document.blocks}
    for above, item in pairwise(document.paragraphs):
        if above.item or above.heading or above.line in opened or not item.item:
            continue
        touches = above.line + above.typed.count("\n") + 1 == item.line
        if touches and _BEGINS.match(document.lines[item.line]):
            yield text.problem(
                item.line,
                "this list goes on in the paragraph above it, and is no list",
                "put an empty line above it; if it is none, join it to the line above",
            )
