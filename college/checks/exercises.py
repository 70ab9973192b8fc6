"""The check that every exercise has its three pieces of code, and an id of its own."""

from __future__ import annotations

from collections.abc import Iterator

from college.checks.running.check import of_course, of_text
from college.checks.running.content import Content, Text
from college.records.problem import Problem
from college.source.exercise import PARTS


@of_text()
def check(text: Text) -> Iterator[Problem]:
    """Return each exercise that lacks something."""
    for block in text.document.named("exercise") if text.lesson else ():
        for name in PARTS:
            if not any(name in fence.kinds for fence in block.fences):
                yield text.problem(
                    block.line,
                    f"the exercise has no {name}",
                    f"add a fence that opens with ``` {{.python .{name}}}",
                )
        if not block.option("id"):
            yield text.problem(
                block.line, "the exercise has no id", "add a line id: below it, four spaces in"
            )


@of_course()
def check_ids(content: Content) -> Iterator[Problem]:
    """Return each exercise whose id another one has: a learner's program is kept under it."""
    seen: dict[str, str] = {}
    for text in content.lessons:
        for block in text.document.named("exercise"):
            name = block.option("id")
            if name and name in seen:
                yield text.problem(
                    block.line_of("id"),
                    f"the exercise id {name} is taken in {seen[name]}",
                    "give one of them another id",
                )
            seen.setdefault(name, text.where)
