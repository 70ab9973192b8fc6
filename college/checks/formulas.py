"""The check that every formula can be shown."""

from __future__ import annotations

from collections.abc import Iterator

from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.markdown.maths import FENCE, BadFormula, mathml
from college.records.problem import Problem
from college.source.marks import FORMULA


@of_text(stops_build=True)
def check(text: Text) -> Iterator[Problem]:
    """Return each formula that the page could not show."""
    for line, tex in _formulas(text):
        try:
            mathml(tex)
        except BadFormula as reason:
            yield text.problem(
                line,
                f"the formula {' '.join(tex.split())} cannot be shown: {reason}",
                "mend it, or say it in words",
            )


def _formulas(text: Text) -> Iterator[tuple[int, str]]:
    document = text.document
    for number, _ in document.prose:
        for found in FORMULA.finditer(document.lines[number]):
            yield number, found["tex"]
    for fence in document.fences:
        if fence.info.split()[:1] == [FENCE] or FENCE in fence.kinds:
            yield fence.line + 1, fence.code
