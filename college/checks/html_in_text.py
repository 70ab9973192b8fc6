"""The check for HTML in a text: blocks and Markdown say the same, and stay readable."""

from __future__ import annotations

import re
from collections.abc import Iterator

from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.records.problem import Problem

_HTML = re.compile(r"</?[a-z][\w-]*(?:\s[^<>]*)?/?>|^\s*</?[a-z][\w-]*(?:\s|$)|<!--", re.IGNORECASE)
"""A tag anywhere, one that goes on over the line's end, or a comment; never an address in < >."""


@of_text(stops_build=True)
def check(text: Text) -> Iterator[Problem]:
    """Return each line that has a tag in it."""
    for number, line in text.document.prose:
        if _HTML.search(line):
            yield text.problem(number, "HTML stands in the text", "use a block or Markdown instead")
