"""The check that every input of a calculator is used, in the unit that its formula takes."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from calculators.engine.model.record import Calculator
from calculators.engine.working.derive.source import body, called
from college.checks.running.check import of_course
from college.checks.running.content import Content
from college.checks.trial.course_code import file_of
from college.checks.trial.measured import hints_of, unit_of
from college.checks.trial.raised import Finding
from college.checks.trial.remembered import each_calculator
from college.checks.trial.source_lines import line_in
from college.records.problem import Problem


@of_course()
def check(content: Content) -> Iterator[Problem]:
    """Return each input that nothing uses, or that is handed on in another unit."""
    return each_calculator(content, "inputs", findings)


def findings(calculator: Calculator) -> Iterator[Finding]:
    """Look at what a calculator's body does with its inputs."""
    path = file_of(calculator)
    statements, _ = body(calculator.function)
    nodes = [node for statement in statements for node in ast.walk(statement)]
    used = {node.id for node in nodes if isinstance(node, ast.Name)}
    for item in calculator.inputs:
        if item.name not in used:
            line = line_in(path, calculator.name, item.name)
            remedy = "hand it to the formula, or take it out"
            yield Finding(path, line, f"the input {item.name} is used nowhere", remedy)
    for call in (node for node in nodes if isinstance(node, ast.Call)):
        formula = called(call, calculator.function)
        takes = hints_of(formula) if formula else {}
        for word in call.keywords:
            given = calculator.input(word.value.id) if isinstance(word.value, ast.Name) else None
            unit = unit_of(takes.get(word.arg or ""))
            if formula and given and given.unit and unit and given.unit != unit:
                yield Finding(
                    path,
                    line_in(path, calculator.name, given.name),
                    f"{given.name} is asked for in {given.unit.name}, but {formula.__name__} takes "
                    f"{word.arg} in {unit.name}",
                    "give both one unit",
                )
