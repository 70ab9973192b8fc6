"""The check that each slip of a question says something, to an answer that is wrong."""

from __future__ import annotations

from collections.abc import Iterator

from calculators.engine.prose.expression import Nonsense
from calculators.engine.prose.grading import grade
from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.markdown.block_kinds import block_kinds
from college.records.problem import Problem
from college.source.blocks import Block
from college.source.question import read_slips

_SAYS = "=>"
"""What stands between a wrong answer and the words to it."""


@of_text()
def check(text: Text) -> Iterator[Problem]:
    """Return each slip without words, and each that the question takes for right."""
    for block in text.document.named("ask"):
        line = block.line_of("slips")
        for part in block.option("slips").split(";"):
            if part.strip() and _SAYS not in part:
                yield text.problem(
                    line,
                    f"the slip “{part.strip()}” says nothing",
                    "write expression => what to say, and no semicolon in the words",
                )
            if part.count(_SAYS) > 1:
                yield text.problem(
                    line,
                    f"the slip “{part.strip()}” has a second {_SAYS}",
                    "write a semicolon between two slips",
                )
        for slip in read_slips(block.option("slips")):
            if _is_right(text, block, slip.expression):
                yield text.problem(
                    line,
                    f"the slip {slip.expression} gives the right answer",
                    "name a wrong one, or narrow the tolerance",
                )


def _is_right(text: Text, block: Block, expression: str) -> bool:
    """Whether a reader who types the slip's number would be told that it is right.

    While an option is misspelled it may be the tolerance, and nothing can be said.
    """
    if not block.options.keys() <= block_kinds()[block.name].OPTIONS.keys():
        return False
    try:
        answer = text.book.amount(block.option("answer"))
        slip = text.book.amount(expression)
        return grade(repr(slip.number), answer, block.option("tolerance") or "2%").right
    except (Nonsense, ValueError):
        return False  # told as what cannot be worked out
