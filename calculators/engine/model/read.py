"""The reader of a calculator: a function's signature, its record and its docstring become data."""

from __future__ import annotations

import dataclasses
import inspect
import typing
from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from typing import Any

from calculators.engine.model.markers import Choice, FactLike, Line, Number, Options
from calculators.engine.model.record import Calculator, Input, ResultLine, spread
from calculators.unit import Unit


class Malformed(TypeError):
    """A calculator breaks the rules of its record; the message lists every breach."""


def read_calculator(
    function: Callable[..., Any], spelling: Mapping[str, str] | None = None
) -> Calculator:
    """Read the record off a function, or say everything that is wrong with it at once."""
    options = getattr(function, "calculator", None)
    if not isinstance(options, Options):
        raise Malformed(f"{function.__name__}: put @calculator(…) above it.")
    problems: list[str] = []
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
    problems += _strangers(options, {item.name for item in inputs}, lines)
    if problems:
        raise Malformed("\n".join(f"{function.__name__}: {problem}" for problem in problems))
    return Calculator(
        name=function.__name__,
        title=options.title,
        group=options.group,
        place=options.place,
        question=question,
        explanation=_explanation(rest),
        inputs=inputs,
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


def _strangers(options: Options, inputs: set[str], lines: tuple[ResultLine, ...]) -> Iterator[str]:
    """Say what headline, chart, presets and walk speak of and the function does not have."""
    chart, names = options.chart, {line.name for line in lines}
    if sum(bool(line.headline) for line in lines) != 1:
        yield "give exactly one line of the result a headline sentence."
    if chart and (chart.x not in inputs or chart.y not in names):
        yield f"the chart plots {chart.y} against {chart.x}: name a line and an input."
    for preset in options.presets:
        for name in sorted({name for name, _ in preset.values} - inputs):
            yield f"preset “{preset.label}” sets {name}, which is no input."
    for name in options.walk:
        if name not in names:
            yield f"the walk names {name}, which is no line."


def _explanation(docstring: str) -> str:
    """Return the docstring without its doctests: those are for machines and for the example box."""
    parts = docstring.strip().split("\n\n")
    return "\n\n".join(part for part in parts if not part.lstrip().startswith(">>>"))


def _input(parameter: inspect.Parameter, hint: Any, problems: list[str]) -> Input:
    name, default = parameter.name, parameter.default
    base, marks = _split(hint)
    if default is inspect.Parameter.empty:
        problems.append(
            f'({name}): give it a default with "="; the page shows a result before anyone types.'
        )
    marker = next((mark for mark in marks if isinstance(mark, Number | Choice)), None)
    unit = next((mark for mark in marks if isinstance(mark, Unit)), None)
    if isinstance(marker, Choice):
        return _choice(name, default, marker, base, problems)
    if marker is None or unit is None:
        problems.append(f"({name}): annotate it with a unit and Number(…) or Choice(…).")
        return Input(name, name, default)
    label, low, high = _words_and_ends(marker, default)
    if not label or low is None or high is None:
        problems.append(f"({name}): give Number(…) a label and ends, or start from a fact.")
        return Input(name, name, default)
    if isinstance(default, int | float) and not low <= default <= high:
        problems.append(f"({name}): its default {default} is outside {low} to {high}.")
    return Input(
        name,
        label,
        default,
        help=marker.help,
        more=marker.more,
        formerly=marker.formerly,
        unit=unit,
        whole=base is int,
        low=low,
        high=high,
        log=marker.scale == "log",
        plausible=marker.plausible or _plausible(default, low, high),
    )


def _choice(name: str, default: Any, marker: Choice, base: Any, problems: list[str]) -> Input:
    options: dict[str, Any] = {}
    if isinstance(base, type) and issubclass(base, Enum):
        options = dict(base.__members__)
    else:
        problems.append(f"({name}): a Choice picks from an Enum; its type is {base}.")
    return Input(
        name,
        marker.label,
        default,
        help=marker.help,
        more=marker.more,
        formerly=marker.formerly,
        options=options,
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
    least, most = spread(value)
    return max(low, least), min(high, most)


def _lines(record: Any, words: Mapping[str, Line], problems: list[str]) -> tuple[ResultLine, ...]:
    if not dataclasses.is_dataclass(record) or not isinstance(record, type):
        problems.append(
            "return the record of a formula: a frozen dataclass with a field for each line."
        )
        return ()
    hints = typing.get_type_hints(record, include_extras=True)
    lines = []
    for name, line in words.items():
        _, marks = _split(hints.get(name))
        unit = next((mark for mark in marks if isinstance(mark, Unit)), None)
        if unit is None:
            problems.append(f"line “{name}”: name a field of {record.__name__} that has a unit.")
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
