"""The check that a calculator answers at its presets, and at the ends of every input.

A reader who goes to an end gets an answer, or the formula's own sentence why there is none; never
a division by zero, and nothing endless.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import suppress
from enum import Enum
from functools import partial
from typing import Any

from calculators.engine.model.record import Calculator, Input
from calculators.engine.running.run import Impossible, typed
from college.checks.running.check import of_course
from college.checks.running.content import Content
from college.checks.trial.course_code import file_of, is_course_code
from college.checks.trial.raised import Finding, raised
from college.checks.trial.remembered import each_calculator
from college.checks.trial.source_lines import line_in
from college.checks.trial.time_limit import TooLong
from college.records.problem import Problem
from college.subject import Subject


@of_course()
def check(content: Content) -> Iterator[Problem]:
    """Return each preset and each end at which a calculator stops."""
    return each_calculator(content, "runs", partial(findings, content.course.subject))


def findings(subject: Subject, calculator: Calculator) -> Iterator[Finding]:
    """Run one calculator at its presets and ends, until one of them takes for ever."""
    with suppress(TooLong):
        yield from _tried(subject, calculator)


def _tried(subject: Subject, calculator: Calculator) -> Iterator[Finding]:
    """Run at the presets, then at both ends of each input and of what is likely."""
    for preset in calculator.presets:
        try:
            values = typed(calculator, dict(preset.values))
        except Impossible as reason:
            remedy = reason.remedy or "keep it within the ends of the input, or widen them"
            what = f"preset “{preset.label}”: {reason.what.rstrip('.')}"
            yield _at(calculator, preset.label, what, remedy)
            continue
        doing = f"with the preset “{preset.label}”"
        yield from _run(subject, calculator, values, preset.label, doing)
    for item in calculator.inputs:
        for value in _ends(item):
            doing = f"with {item.name} at {_short(value)}"
            values = {**calculator.defaults, item.name: value}
            yield from _run(subject, calculator, values, item.name, doing)


def _ends(item: Input) -> list[Any]:
    """Return the values to try: both ends of the field, and of what a careful reader would try."""
    if item.options:
        return [*item.options.values()]
    likely = (max(item.low, min(item.high, end)) for end in item.plausible)
    return [int(end) if item.whole else end for end in (item.low, item.high, *likely)]


def _run(
    subject: Subject, calculator: Calculator, values: dict[str, Any], of: str, doing: str
) -> Iterator[Finding]:
    try:
        record = calculator.function(**values)
    except Exception as error:
        if type(error) is not ValueError:
            found = raised(error, partial(is_course_code, subject), f"{calculator.name} {doing}")
            yield found or _at(calculator, of, f"{doing} it stops: {error}", "mend the formula")
            if isinstance(error, TooLong):
                raise
        elif of not in values:
            what = f"{doing} it has no answer: {str(error).rstrip('.')}"
            yield _at(calculator, of, what, "change the value, or what the formula refuses")
        return
    for line in calculator.lines:
        value = getattr(record, line.name, None)
        if isinstance(value, int | float) and not math.isfinite(value):
            what = f"{doing} the line {line.name} grows beyond any number"
            yield _at(
                calculator, of, what, "move the end of the input, or refuse it in the formula"
            )


def _at(calculator: Calculator, of: str, what: str, remedy: str) -> Finding:
    path = file_of(calculator)
    return Finding(path, line_in(path, calculator.name, of), what, remedy)


def _short(value: Any) -> str:
    return value.name if isinstance(value, Enum) else f"{value:g}"
