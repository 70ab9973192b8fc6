"""What a reading of source has found, and what the names of one body stand for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from calculators.engine.working.derive.notation import Expression, words
from calculators.engine.working.steps import Name, Place, Step, Token


@dataclass
class Scope:
    """What the names of one function body stand for."""

    path: str
    function: Callable[..., Any]
    first_line: int
    spelling: Mapping[str, str]
    names: dict[str, Expression] = field(default_factory=dict)
    labels: Mapping[str, str] = field(default_factory=dict)

    def words(self, name: str) -> str:
        """Return what a reader calls a name of the body."""
        return self.labels.get(name) or words(name, self.spelling)


@dataclass
class Reading:
    """The steps found so far, and the names that only hand on what stands elsewhere."""

    steps: list[Step] = field(default_factory=list)
    copies: dict[Place, Name] = field(default_factory=dict)

    def add(self, result: Name, tokens: tuple[Token, ...]) -> None:
        """Note how a value is worked out, or what it is a copy of."""
        match tokens:
            case (Name() as original,):
                self.copies[result.path, result.name] = original
            case _:
                self.steps.append(Step(result, tokens))
