"""The check for `{{` without `}}`, which would be printed as they were typed."""

from __future__ import annotations

import re
from collections.abc import Iterator

from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.records.problem import Problem
from college.source.marks import EXPRESSION

_BRACES = re.compile(r"\{\{|\}\}")


@of_text(stops_build=True)
def check(text: Text) -> Iterator[Problem]:
    """Return each pair of braces that makes no number."""
    for number, line in text.document.prose:
        for found in _BRACES.finditer(EXPRESSION.sub("", line)):
            opens = found[0] == "{{"
            yield text.problem(
                number,
                "{{ is never closed" if opens else "}} closes nothing",
                "write {{ and }} around the expression, on one line; or put them in `backticks`",
            )
