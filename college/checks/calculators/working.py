"""The check that "How this was worked out" arrives at the headline, and shows no Python.

The working is read off the source: a branch, a loop or a comprehension cannot be shown as a step.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from calculators.engine.model.record import Calculator
from calculators.engine.numbers.precise import precise
from calculators.engine.running.run import Impossible, run
from calculators.engine.working.derive import derive
from calculators.engine.working.derive.source import assigned, body, called
from calculators.engine.working.show import worked_steps
from college.checks.calculators import dimensions
from college.checks.running.check import of_course
from college.checks.running.content import Content
from college.checks.trial.course_code import behind, file_of
from college.checks.trial.raised import Finding
from college.checks.trial.remembered import each_calculator
from college.checks.trial.source_lines import LINE, line_in
from college.records.problem import Problem, shown

_AS_STEPS = (
    "write it as steps, one named value a line, with “a if x < y else b” for a choice; "
    "what needs a loop goes into a function of its own"
)


@of_course()
def check(content: Content) -> Iterator[Problem]:
    """Return each calculator whose working does not show how the headline comes about.

    Where a formula behind it has a wrong unit, that is told, and the working follows from it.
    """
    strays = {problem.path for problem in dimensions.check(content)}
    for problem in each_calculator(content, "working", findings):
        files = behind(content.course.subject, content.root / problem.path)
        if not strays & {shown(path, content.root) for path in files}:
            yield problem


def findings(calculator: Calculator) -> Iterator[Finding]:
    """Look through the working at the defaults."""
    try:
        result = run(calculator, calculator.defaults)
    except Impossible:
        return  # told where it is run
    rows = worked_steps(calculator, derive(calculator), result.seen)
    line = calculator.headline
    shown = precise(result.value(line.name), line.unit)
    if (line.label, shown) not in [(row[0], row[3]) for row in rows]:
        what = f"the working of {calculator.name} does not arrive at {line.name}, its headline"
        yield _blamed(calculator) or _at_line(calculator, line.name, what)
    for label, words, _, _ in rows:
        if "_" in words or "[" in words:
            what = f"the working shows Python under “{label}”: {words}"
            yield _at_line(calculator, line.name, what)


def _at_line(calculator: Calculator, name: str, what: str) -> Finding:
    path = file_of(calculator)
    return Finding(path, line_in(path, calculator.name, LINE + name), what, _AS_STEPS)


def _blamed(calculator: Calculator) -> Finding | None:
    """Return the first statement on the way to the headline that is no step."""
    todo: list[Callable[..., Any]] = [calculator.function]
    for function in todo:
        statements, first = body(function)
        path = Path(function.__code__.co_filename)
        for statement in statements:
            place = first + statement.lineno - 1
            if not assigned(statement) and not isinstance(statement, ast.Return):
                kind = type(statement).__name__.lower()
                what = f"the working ends here: {function.__name__} has a statement “{kind}”"
                return Finding(path, place, what, _AS_STEPS)
        handed = [
            call
            for statement in statements
            if isinstance(statement, ast.Return) and isinstance(call := statement.value, ast.Call)
        ]
        todo += [found for call in handed if (found := called(call, function))]
    return None
