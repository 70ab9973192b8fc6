"""A task for pencil or spreadsheet as a record, read from the text of a lesson."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from college.source.document import parse


@dataclass(frozen=True)
class Task:
    """One task. `line` counts from 0; what the author left out is an empty text."""

    line: int
    prompt: str
    solution: str


@lru_cache(maxsize=4096)
def tasks(text: str) -> tuple[Task, ...]:
    """Return the tasks in a text, each with its solution."""
    document = parse(text)
    solved = [block for block in document.named("solution") if "task" in block.inside]
    return tuple(
        Task(
            task.line,
            task.argument,
            next((item.text.strip() for item in solved if task.line < item.line < task.end), ""),
        )
        for task in document.named("task")
    )
