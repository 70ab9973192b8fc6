"""The check for braces that make no number: `{{` without `}}`, or one where two are meant."""

from __future__ import annotations

import re
from collections.abc import Iterator

from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.records.problem import Problem
from college.source.marks import EXPRESSION

_BRACES = re.compile(r"\{\{|\}\}")
_SINGLE = re.compile(r"(?<!\{)\{(?P<body>\s*(?:edit )?(?P<name>[A-Za-z_]\w*)\.\w[^{}]*)\}(?!\})")


@of_text(stops_build=True)
def check(text: Text) -> Iterator[Problem]:
    """Return each brace that makes no number; one that a line has often is told once."""
    for number, line in text.document.prose:
        for found in _SINGLE.finditer(line):
            if found["name"] in text.scenarios:
                what = f"{found[0]} is printed as it is typed"
                yield text.problem(number, what, f"write {{{found[0]}}}")
        for brace in dict.fromkeys(_BRACES.findall(EXPRESSION.sub("", line))):
            yield text.problem(
                number,
                "{{ is never closed" if brace == "{{" else "}} closes nothing",
                "write {{ and }} around the expression, on one line; or put them in `backticks`",
            )
