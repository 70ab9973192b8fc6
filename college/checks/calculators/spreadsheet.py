"""The check that every calculator can be taken along as a spreadsheet with live formulas."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from calculators.engine.model.record import Calculator
from calculators.engine.working.derive.sheet.cell_sheet import worked_cells
from calculators.engine.working.derive.sheet.cells import Inexpressible
from calculators.engine.working.derive.sheet.formula import FUNCTIONS
from college.checks.running.check import of_course
from college.checks.running.content import Content
from college.checks.trial.course_code import file_of
from college.checks.trial.raised import Finding
from college.checks.trial.remembered import each_calculator
from college.records.problem import Problem

_AS_FORMULAS = (
    "write it with sums, “a if x < y else b”, choices, and the functions that spreadsheets have: "
    + ", ".join(FUNCTIONS)
)


@of_course()
def check(content: Content) -> Iterator[Problem]:
    """Return each calculator with a line that has no formula in a spreadsheet."""
    return each_calculator(content, "spreadsheet", findings)


def findings(calculator: Calculator) -> Iterator[Finding]:
    """Read the calculator into cells."""
    try:
        worked_cells(calculator)
    except Inexpressible as reason:
        file, line = reason.place or (file_of(calculator), 1)
        what = f"{calculator.name} cannot be a spreadsheet: {reason}"
        yield Finding(Path(file), line, what, _AS_FORMULAS)
