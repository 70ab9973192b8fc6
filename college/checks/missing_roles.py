"""The check that the advice by role speaks to every role that the lesson is for."""

from __future__ import annotations

from collections.abc import Iterator

from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.records.problem import Problem


@of_text()
def check(text: Text) -> Iterator[Problem]:
    """Return each role of the record that no role block speaks to."""
    spoken_to = {block.argument for block in text.document.named("role")}
    for block in text.document.named("roles") if text.lesson else ():
        for role in text.lesson.audience if text.lesson else ():
            if role not in spoken_to:
                yield text.problem(
                    block.line,
                    f"the lesson is for {role}, but has no advice to them",
                    f"add /// role | {role} below it, or take {role} out of the record",
                )
        return
