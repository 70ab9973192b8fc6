"""What a page asks of a learner's program, and what it is told."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypedDict


class OutcomeState(StrEnum):
    """What can become of a check."""

    PASSED = "passed"
    FAILED = "failed"
    ERROR = "error"
    """The program raised something."""
    SKIPPED = "skipped"


@dataclass(frozen=True)
class Outcome:
    """What became of one check. Of a hidden one, `code` and `got` are empty."""

    state: OutcomeState
    hidden: bool
    code: str
    message: str = ""
    got: str = ""


class RunRequest(TypedDict):
    """A program to run, and the checks that follow it."""

    code: str
    checks: str


class RunReply(TypedDict):
    """What became of a program."""

    error: str
    """What went wrong in the program itself, else nothing."""
    checks: list[Outcome]
    passed: bool
    """Whether the program ran and every check passed."""
