"""A calculator read off its function: inputs, lines, question, explanation."""

from __future__ import annotations

import dataclasses
import inspect
import typing
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from calculators.engine.model.markers import (
    Chart,
    Choice,
    FactLike,
    Line,
    Number,
    Options,
    Preset,
    SourceLike,
    UnitLike,
)

_SPREAD = 0.2
"""How far an input without a stated range is tried either way."""


class Malformed(TypeError):
    """A calculator breaks the rules of its record; the message lists every breach."""


@dataclass(frozen=True)
class Input:
    """One input of a calculator: a number with its ends, or a choice with its options."""

    name: str
    label: str
    default: Any
    help: str = ""
    more: bool = False
    formerly: tuple[str, ...] = ()
    unit: UnitLike | None = None
    whole: bool = False
    low: float = 0
    high: float = 0
    log: bool = False
    plausible: tuple[float, float] = (0, 0)
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def fact(self) -> FactLike | None:
        """Where the default comes from, if it says so."""
        return self.default if isinstance(self.default, FactLike) else None


@dataclass(frozen=True)
class ResultLine:
    """One line of the result."""

    name: str
    label: str
    unit: UnitLike
    headline: str = ""
    part_of: str = ""
    none: str = "none"


@dataclass(frozen=True)
class Calculator:
    """All that is known of a calculator; nothing here is typed twice."""

    name: str
    title: str
    group: str
    place: int
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
    """How names of the subject are written in the working: "kwh" as kWh."""

    @property
    def headline(self) -> ResultLine:
        """The line that answers the question."""
        return next(line for line in self.lines if line.headline)

    @property
    def defaults(self) -> dict[str, Any]:
        """The inputs as the signature has them."""
        return {item.name: item.default for item in self.inputs}

    def input(self, name: str) -> Input | None:
        """Find an input by its name or by one it used to have."""
        for item in self.inputs:
            if name == item.name or name in item.formerly:
                return item
        return None

    def line(self, name: str) -> ResultLine | None:
        """Find a line of the result by its name."""
        return next((line for line in self.lines if line.name == name), None)


def read_calculator(
    function: Callable[..., Any], spelling: Mapping[str, str] | None = None
) -> Calculator:
    """Read the record off a function, or say everything that is wrong with it at once."""
    problems: list[str] = []
    options = getattr(function, "calculator", None)
    if not isinstance(options, Options):
        raise Malformed(f"{function.__name__}: put @calculator(…) above it.")
    hints = typing.get_type_hints(function, include_extras=True)
    record = hints.pop("return", None)
    inputs = tuple(
        _input(parameter, hints.get(parameter.name), problems)
        for parameter in inspect.signature(function).parameters.values()
    )
    lines = _lines(record, options.lines, problems)
    question, _, rest = inspect.cleandoc(function.__doc__ or "").partition("\n")
    if not question.endswith("?"):
        problems.append("begin the docstring with the question it answers, ending in “?”.")
    if sum(bool(line.headline) for line in lines) != 1:
        problems.append("give exactly one line of the result a headline sentence.")
    names = {item.name for item in inputs}
    line_names = {line.name for line in lines}
    if options.chart and (options.chart.x not in names or options.chart.y not in line_names):
        problems.append(
            f"the chart plots {options.chart.y} against {options.chart.x}: name a line and an input."
        )
    for preset in options.presets:
        strangers = {name for name, _ in preset.values} - names
        problems += [
            f"preset “{preset.label}” sets {name}, which is no input." for name in sorted(strangers)
        ]
    problems += [
        f"the walk names {name}, which is no line."
        for name in options.walk
        if name not in line_names
    ]
    if problems:
        raise Malformed("\n".join(f"{function.__name__}: {problem}" for problem in problems))
    return Calculator(
        name=function.__name__,
        title=options.title,
        group=options.group,
        place=options.place,
        question=question,
        explanation=_explanation(rest),
        inputs=tuple(item for item in inputs if item),
        lines=lines,
        function=function,
        chart=options.chart,
        presets=options.presets,
        left_out=options.left_out,
        sources=options.sources,
        walk=options.walk,
        version=options.version,
        spelling=spelling or {},
    )


def _explanation(docstring: str) -> str:
    """The docstring without its doctests: those are for machines and for the example box."""
    kept = [part for part in docstring.strip().split("\n\n") if not part.lstrip().startswith(">>>")]
    return "\n\n".join(kept)


def _input(parameter: inspect.Parameter, hint: Any, problems: list[str]) -> Input:
    name = parameter.name
    base, marks = _split(hint)
    if parameter.default is inspect.Parameter.empty:
        problems.append(
            f'({name}): give it a default with "="; the page shows a result before anyone types.'
        )
    marker = next((mark for mark in marks if isinstance(mark, Number | Choice)), None)
    shared = {"name": name, "default": parameter.default}
    if isinstance(marker, Choice):
        if not (isinstance(base, type) and issubclass(base, Enum)):
            problems.append(f"({name}): a Choice picks from an Enum; its type is {base}.")
            return Input(label=marker.label, **shared)
        return Input(
            label=marker.label,
            help=marker.help,
            more=marker.more,
            formerly=marker.formerly,
            options=dict(base.__members__),
            **shared,
        )
    unit = next((mark for mark in marks if isinstance(mark, UnitLike)), None)
    if marker is None or unit is None:
        problems.append(f"({name}): annotate it with a unit and Number(…) or Choice(…).")
        return Input(label=name, **shared)
    default = parameter.default
    label, low, high = _words_and_ends(marker, default)
    if not label or low is None or high is None:
        problems.append(f"({name}): give Number(…) a label and ends, or start from a fact.")
        return Input(label=name, **shared)
    if isinstance(default, int | float) and not low <= default <= high:
        problems.append(f"({name}): its default {default} is outside {low} to {high}.")
    return Input(
        label=label,
        help=marker.help,
        more=marker.more,
        formerly=marker.formerly,
        unit=unit,
        whole=base is int,
        low=low,
        high=high,
        log=marker.scale == "log",
        plausible=marker.plausible or _plausible(default, low, high),
        **shared,
    )


def _words_and_ends(marker: Number, default: Any) -> tuple[str, float | None, float | None]:
    """Return what the marker says, and what it leaves open from the fact behind the default."""
    words, ends = "", None
    if isinstance(default, FactLike):
        words, ends = default.asked, default.allowed
    low, high = ends or (None, None)
    return (
        marker.label or words,
        low if marker.low is None else marker.low,
        high if marker.high is None else marker.high,
    )


def _plausible(default: Any, low: float, high: float) -> tuple[float, float]:
    if isinstance(default, FactLike) and default.low is not None and default.high is not None:
        return default.low, default.high
    value = float(default) if isinstance(default, int | float) else 0.0
    return max(low, value * (1 - _SPREAD)), min(high, value * (1 + _SPREAD))


def _lines(record: Any, words: Mapping[str, Line], problems: list[str]) -> tuple[ResultLine, ...]:
    if not dataclasses.is_dataclass(record) or not isinstance(record, type):
        problems.append("return a frozen dataclass whose fields are the lines of the result.")
        return ()
    hints = typing.get_type_hints(record, include_extras=True)
    lines = []
    for name in words or hints:
        _, marks = _split(hints.get(name))
        unit = next((mark for mark in marks if isinstance(mark, UnitLike)), None)
        line = words.get(name) or next((mark for mark in marks if isinstance(mark, Line)), None)
        if unit is None or line is None:
            problems.append(f"{record.__name__}.{name}: give the field a unit, and it a Line(…).")
            continue
        lines.append(ResultLine(name, line.label, unit, line.headline, line.part_of, line.none))
    return tuple(lines)


def _split(hint: Any) -> tuple[Any, tuple[Any, ...]]:
    """Take an annotation apart: the plain type, and the marks riding on it."""
    if typing.get_origin(hint) is typing.Annotated:
        base, marks = hint.__origin__, hint.__metadata__
        inner, more = _split(base)
        return inner, (*more, *marks)
    for option in typing.get_args(hint):  # `Months | None`
        if typing.get_origin(option) is typing.Annotated:
            return _split(option)
    return hint, ()
