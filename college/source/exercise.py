"""An exercise as a record: what its author wrote, read from the text of a lesson."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from calculators.exercise.checks import HIDDEN
from college.source.blocks import Block
from college.source.document import parse

PARTS = ("starter", "solution", "checks")
"""The pieces of code an exercise is made of; each is a fence with that class."""


@dataclass(frozen=True)
class Exercise:
    """One exercise; what the author left out is an empty text. `line` counts from 0."""

    id: str
    line: int
    task: str
    starter: str
    solution: str
    checks: str
    fences: tuple[str, ...] = ()
    """Which of these each of its fences is, in their order."""

    @property
    def hidden(self) -> str:
        """Return the checks whose text a learner does not see."""
        return split_checks(self.checks)[1]


@lru_cache(maxsize=4096)
def exercises(text: str) -> tuple[Exercise, ...]:
    """Return the exercises in a text."""
    return tuple(_exercise(block) for block in parse(text).named("exercise"))


def _exercise(block: Block) -> Exercise:
    code = {kind: fence.code for fence in block.fences for kind in fence.kinds}
    starter, solution, checks = (code.get(kind, "") for kind in PARTS)
    order = (next((kind for kind in fence.kinds if kind in PARTS), "") for fence in block.fences)
    return Exercise(
        block.option("id"), block.line, block.argument, starter, solution, checks, tuple(order)
    )


def split_checks(checks: str) -> tuple[str, str]:
    r"""Return the visible checks and the hidden ones.

    >>> split_checks("assert a\n# hidden\nassert b\n")
    ('assert a\n', 'assert b\n')
    """
    lines = checks.splitlines(keepends=True)
    mark = next((at for at, line in enumerate(lines) if line.strip() == HIDDEN), len(lines))
    return "".join(lines[:mark]), "".join(lines[mark + 1 :])
