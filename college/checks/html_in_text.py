"""The check for HTML in a text: blocks and Markdown say the same, and stay readable."""

from __future__ import annotations

import re
from collections.abc import Iterator

from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.records.problem import Problem

_HTML = re.compile(r"^\s*</?[a-z][\w-]*[\s>]", re.IGNORECASE)


@of_text(stops_build=True)
def check(text: Text) -> Iterator[Problem]:
    """Return each line that begins with a tag."""
    for number, line in text.document.prose:
        if _HTML.match(line):
            yield text.problem(number, "HTML stands in the text", "use a block or Markdown instead")
