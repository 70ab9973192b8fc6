"""The check that every block ends, stands inside the right one, and has options that can be read.

The Markdown parser prints a block that it does not understand as it was typed, and says nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.records.problem import Problem


@of_text(stops_build=True)
def check(text: Text) -> Iterator[Problem]:
    """Return what keeps the blocks of a text from being understood."""
    return (problem.moved(text.where, text.matter.body_line) for problem in text.document.problems)
