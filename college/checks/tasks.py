"""The check that every task for pencil or spreadsheet has its solution."""

from __future__ import annotations

from collections.abc import Iterator

from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.records.problem import Problem
from college.source.task import tasks


@of_text()
def check(text: Text) -> Iterator[Problem]:
    """Return each task that nobody could compare a result with."""
    for task in tasks(text.body):
        if not task.solution:
            yield text.problem(
                task.line,
                "the task has no solution",
                "add a block /// solution in it that shows the arithmetic, "
                "and give the task a slash more",
            )
