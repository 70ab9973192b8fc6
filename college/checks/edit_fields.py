"""The check that fields to edit stand where something follows them: in an explore block."""

from __future__ import annotations

from collections.abc import Iterator

from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.records.problem import Problem
from college.source.marks import EXPRESSION, split_expression


@of_text()
def check(text: Text) -> Iterator[Problem]:
    """Return each field outside the blocks whose numbers follow it."""
    live = {
        line for block in text.document.named("explore") for line in range(block.line, block.end)
    }
    for number, line in text.document.prose:
        for found in EXPRESSION.finditer(line):
            if number not in live and split_expression(found["body"]).editable:
                yield text.problem(
                    number,
                    f"{{{{ {found['body']} }}}} stands outside explore: nothing follows it",
                    "put //// explore around the sentence, or take edit out",
                )
