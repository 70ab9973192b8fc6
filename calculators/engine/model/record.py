"""What is known of a calculator: its inputs, the lines of its result, and the words around them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from calculators.engine.model.markers import (
    Best,
    Chart,
    FactLike,
    Preset,
    SourceLike,
    Verdict,
    When,
)
from calculators.unit import Unit

_SPREAD = 0.2


@dataclass(frozen=True)
class Input:
    """One input of a calculator: a number with its ends, or a choice with its options."""

    name: str
    label: str
    default: Any
    help: str = ""
    more: bool = False
    formerly: tuple[str, ...] = ()
    unit: Unit | None = None
    whole: bool = False
    low: float = 0
    high: float = 0
    log: bool = False
    plausible: tuple[float, float] = (0, 0)
    options: Mapping[str, Any] = field(default_factory=dict)
    shown_when: tuple[When, ...] = ()

    @property
    def fact(self) -> FactLike | None:
        """Where the default comes from, if it says so."""
        return self.default if isinstance(self.default, FactLike) else None

    def is_shown(self, values: Mapping[str, Any]) -> bool:
        """Whether a reader is asked for it beside these values of the other inputs."""
        conditions = self.shown_when
        return not conditions or any(values[when.name] is when.value for when in conditions)

    def takes(self, number: float) -> bool:
        """Whether the field takes a number: between its ends, and whole if it must be."""
        return self.low <= number <= self.high and (not self.whole or number == int(number))


@dataclass(frozen=True)
class ResultLine:
    """One line of the result."""

    name: str
    label: str
    unit: Unit
    headline: Verdict | None = None
    part_of: str = ""
    none: str = "none"
    even_with: str = ""
    best: Best = Best.NONE


@dataclass(frozen=True)
class Calculator:
    """All that is known of a calculator; nothing here is typed twice."""

    name: str
    title: str
    group: str
    place: int
    gives: str
    """What a reader gets, in a sentence."""
    asked_as: tuple[str, ...]
    """What else a reader may look for it by: words for the search."""
    question: str
    explanation: str
    inputs: tuple[Input, ...]
    lines: tuple[ResultLine, ...]
    function: Callable[..., Any]
    chart: Chart | None
    presets: tuple[Preset, ...]
    left_out: tuple[str, ...]
    sources: tuple[SourceLike, ...]
    walk: tuple[str, ...]
    version: int
    spelling: Mapping[str, str]
    """How names of the subject are written in the working: "uv" as UV."""

    @property
    def headline(self) -> ResultLine:
        """The line that answers the question."""
        return next(line for line in self.lines if line.headline)

    @property
    def defaults(self) -> dict[str, Any]:
        """The inputs as the signature has them."""
        return {item.name: item.default for item in self.inputs}

    def shown_inputs(self, *runs: Mapping[str, Any]) -> tuple[Input, ...]:
        """Return the inputs that a reader is asked for in one of these runs at least."""
        return tuple(item for item in self.inputs if any(map(item.is_shown, runs)))

    def input(self, name: str) -> Input | None:
        """Find an input by its name or by one it used to have."""
        for item in self.inputs:
            if name == item.name or name in item.formerly:
                return item
        return None

    def line(self, name: str) -> ResultLine | None:
        """Find a line of the result by its name."""
        return next((line for line in self.lines if line.name == name), None)


def spread(value: float) -> tuple[float, float]:
    """Return the ends that are tried where no plausible ones are known: a fifth either way."""
    return value * (1 - _SPREAD), value * (1 + _SPREAD)


def option_label(option: Enum) -> str:
    """Return what a reader sees of a choice: its record's own label, or its name in words."""
    return str(getattr(option.value, "label", "") or option.name.replace("_", " "))
