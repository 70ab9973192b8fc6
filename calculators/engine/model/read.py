"""The reader of a calculator: a function's signature, its record and its docstring become data."""

from __future__ import annotations

import dataclasses
import inspect
import typing
from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any

from calculators.engine.model.breach import Breach, Malformed
from calculators.engine.model.ends import likely, misplaced, no_scale, words_and_ends
from calculators.engine.model.markers import (
    Choice,
    Line,
    Number,
    Options,
    When,
)
from calculators.engine.model.record import Calculator, Input, ResultLine
from calculators.engine.model.sentences import as_verdict
from calculators.engine.model.strangers import parts_of_another_kind, strangers
from calculators.unit import Unit

_NO_QUESTION = Breach(
    "its docstring begins with no question", "begin it with the question it answers, ending in “?”"
)
_AS_TOLD = (
    "title",
    "group",
    "place",
    "gives",
    "chart",
    "presets",
    "left_out",
    "sources",
    "walk",
    "version",
)
"""What the marker says and the record repeats."""


def read_calculator(
    function: Callable[..., Any], spelling: Mapping[str, str] | None = None
) -> Calculator:
    """Read the record off a function, or say everything that is wrong with it at once."""
    options = getattr(function, "calculator", None)
    if not isinstance(options, Options):
        breach = Breach("it is no calculator", "put @calculator(…) above it")
        raise Malformed(function.__name__, [breach])
    problems: list[Breach] = []
    hints = _hints(function, problems)
    record = hints.pop("return", None)
    inputs = tuple(
        _input(parameter, hints.get(parameter.name), problems)
        for parameter in inspect.signature(function).parameters.values()
    )
    lines = _lines(record, options.lines, problems)
    question, _, rest = inspect.cleandoc(function.__doc__ or "").partition("\n")
    if not question.endswith("?"):
        problems.append(_NO_QUESTION)
    problems += strangers(options, inputs, [line.name for line in lines])
    problems += parts_of_another_kind(lines)
    if problems:
        raise Malformed(function.__name__, problems)
    told: dict[str, Any] = {name: getattr(options, name) for name in _AS_TOLD}
    return Calculator(
        name=function.__name__,
        question=question,
        explanation=_explanation(rest),
        inputs=inputs,
        lines=lines,
        function=function,
        asked_as=tuple(words for part in options.asked_as.split(",") if (words := part.strip())),
        spelling=spelling or {},
        **told,
    )


def _hints(function: Callable[..., Any], problems: list[Breach]) -> dict[str, Any]:
    """Return the types of inputs and result; one that names what is not there is told, once."""
    try:
        return typing.get_type_hints(function, include_extras=True)
    except (NameError, AttributeError, TypeError, SyntaxError):
        known: dict[str, Any] = {}
    for name, typed in function.__annotations__.items():
        try:
            alone = _Alone({name: typed})
            known |= typing.get_type_hints(alone, function.__globals__, include_extras=True)
        except (NameError, AttributeError, TypeError, SyntaxError) as reason:
            what = f"its type {typed} cannot be read ({reason})"
            problems.append(Breach(what, "use a name that the file imports", name, reason))
            known[name] = _UNREAD
    return known


_UNREAD = object()
"""Stands for a type that was told as unreadable."""


class _Alone:
    """One annotation, to be read by itself."""

    def __init__(self, annotations: dict[str, Any]) -> None:
        self.__annotations__ = annotations


def _explanation(docstring: str) -> str:
    """Return the docstring without its doctests: those are for machines and for the example box."""
    parts = docstring.strip().split("\n\n")
    return "\n\n".join(part for part in parts if not part.lstrip().startswith(">>>"))


def _input(parameter: inspect.Parameter, hint: Any, problems: list[Breach]) -> Input:
    name, default = parameter.name, parameter.default
    if hint is _UNREAD:
        return Input(name, name, default)
    base, marks = _split(hint)
    if default is inspect.Parameter.empty:
        wanted = 'give it one with "=": the page shows a result before anyone types'
        problems.append(Breach(f"{name} has no default", wanted, name))
    marker = next((mark for mark in marks if isinstance(mark, Number | Choice)), None)
    unit = next((mark for mark in marks if isinstance(mark, Unit)), None)
    if isinstance(marker, Choice):
        return _choice(name, default, marker, base, problems)
    if marker is None or unit is None:
        wanted = "annotate it as Annotated[units.…, Number(…)], or with Choice(…)"
        problems.append(Breach(f"{name} has no unit and marker", wanted, name))
        return Input(name, name, default)
    label, low, high = words_and_ends(marker, default)
    if not label or low is None or high is None:
        wanted = "give Number(…) a label and ends, or start from a fact"
        problems.append(Breach(f"{name} has no label or no ends", wanted, name))
        return Input(name, name, default)
    problems += misplaced(name, default, low, high)
    problems += no_scale(name, marker)
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
        plausible=marker.plausible or likely(default, low, high),
        shown_when=_conditions(marker),
    )


def _choice(name: str, default: Any, marker: Choice, base: Any, problems: list[Breach]) -> Input:
    options: dict[str, Any] = {}
    if isinstance(base, type) and issubclass(base, Enum):
        options = dict(base.__members__)
    else:
        what = f"{name} is a Choice, but its type is {base}"
        problems.append(Breach(what, "have it pick from an Enum", name))
    return Input(
        name,
        marker.label,
        default,
        help=marker.help,
        more=marker.more,
        formerly=marker.formerly,
        options=options,
        shown_when=_conditions(marker),
    )


def _conditions(marker: Number | Choice) -> tuple[When, ...]:
    """Return the conditions of being asked for, of which one is enough."""
    given = marker.shown_when
    return (given,) if isinstance(given, When) else given


def _lines(
    record: Any, words: Mapping[str, Line], problems: list[Breach]
) -> tuple[ResultLine, ...]:
    if record is _UNREAD:
        return ()
    if not dataclasses.is_dataclass(record) or not isinstance(record, type):
        problems.append(
            Breach(
                "it returns no record",
                "return a formula's frozen dataclass, with a field for each line",
                "return",
            )
        )
        return ()
    hints = typing.get_type_hints(record, include_extras=True)
    lines = []
    for name, line in words.items():
        _, marks = _split(hints.get(name))
        unit = next((mark for mark in marks if isinstance(mark, Unit)), None)
        if unit is None:
            problems.append(_no_line(name, record, hints))
            continue
        lines.append(
            ResultLine(
                name,
                line.label,
                unit,
                as_verdict(line.headline),
                line.part_of,
                line.none,
                line.even_with,
                line.best,
            )
        )
    return tuple(lines)


def _no_line(name: str, record: type, hints: Mapping[str, Any]) -> Breach:
    """Return why a field is no line: it has no unit, or it is not there."""
    if name in hints:
        what, remedy = f"{name} of {record.__name__} has no unit", "annotate the field with one"
    else:
        fields = ", ".join(key for key, item in hints.items() if _split(item)[1])
        what, remedy = f"line {name} is no field of {record.__name__}", f"name one of {fields}"
    return Breach(what, remedy, f"line {name}")


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
