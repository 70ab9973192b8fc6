"""The check that every step and result has the dimension of the unit it is declared in.

A fee declared in hours would be printed in hours, and added to dollars.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from types import FunctionType
from typing import Any

from calculators.engine.model.record import Input
from calculators.engine.running.run import Impossible, typed
from college.checks.running.check import of_course
from college.checks.running.content import Content
from college.checks.running.kept import Kept
from college.checks.trial.dimensions import Run, wrong_dimensions
from college.checks.trial.measured import hints_of
from college.checks.trial.other_units import functions
from college.checks.trial.raised import Finding
from college.checks.trial.remembered import (
    code_behind,
    from_rows,
    remembered,
    to_rows,
)
from college.checks.trial.watched import watched
from college.records.problem import Problem
from college.subject import Subject


@of_course()
def check(content: Content) -> Iterator[Problem]:
    """Return each step, field and result of another dimension than declared."""
    return remembered(content, "dimensions", partial(findings, content.course.subject))


def findings(subject: Subject, kept: Kept) -> Iterator[Finding]:
    """Try every function that a calculator runs, and every other whose inputs are known by name."""
    todo: dict[str, Run] = {}
    for run in _runs(subject):
        function, values = run
        path = Path(function.__code__.co_filename)
        key = f"dimensions/{function.__qualname__}/{code_behind(subject, path)}/{values!r}"
        rows = kept.known(key)
        if rows is None:
            todo[key] = run
        else:
            yield from from_rows(rows)
    found = wrong_dimensions(subject, [*todo.values()])
    for key, rows in zip(todo, found, strict=True):
        kept.keep(key, to_rows(rows))
        yield from rows


def _runs(subject: Subject) -> Iterator[Run]:
    """Return functions with inputs they were seen with: one where most of the inputs count."""
    seen: dict[FunctionType, dict[str, Any]] = {}
    samples: dict[str, Any] = {}
    for calculator in subject.catalog.values():
        starts = [calculator.defaults, {**calculator.defaults, **_nonzero(calculator.inputs)}]
        for preset in calculator.presets:
            try:
                starts.append(typed(calculator, dict(preset.values)))
            except Impossible:
                continue  # told where it is run
        for values in starts:
            for function, given in _calls(subject, calculator.function, values):
                samples.update(given)
                if function not in seen or _zeros(given) < _zeros(seen[function]):
                    seen[function] = given
    for function in {*functions(subject).values()} - {*seen}:
        names = inspect.signature(function).parameters
        known = {*samples} & {*hints_of(function)}
        if not function.__name__.startswith("_") and names and {*names} <= known:
            seen[function] = {name: samples[name] for name in names}
    return iter(sorted(seen.items(), key=lambda run: (run[0].__module__, run[0].__qualname__)))


def _nonzero(inputs: tuple[Input, ...]) -> dict[str, float]:
    """Return another value for inputs that start from nothing, which would hide their unit."""
    return {
        item.name: round((item.low + item.high) / 2)
        if item.whole
        else item.low + (item.high - item.low) / 8
        for item in inputs
        if item.unit and not item.default
    }


def _calls(
    subject: Subject, function: Any, values: dict[str, Any]
) -> Iterator[tuple[FunctionType, dict[str, Any]]]:
    try:
        calls = watched(subject, function, values)
    except Exception:  # noqa: BLE001 - told where it is run
        return
    for call in calls:
        names = inspect.signature(call.function).parameters
        yield call.function, {name: call.values[name] for name in names if name in call.values}


def _zeros(values: dict[str, Any]) -> int:
    return sum(not value for value in values.values())
