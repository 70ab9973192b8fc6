"""The import budget of the browser: what of the standard library our modules may ask for.

Each module here costs start-up time and memory of every reader. `pytest --accept` takes a change.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from college.build.calculator_pack import browser_modules
from tests.ours import SUBJECT

ROOT = Path(__file__).parents[1]
BUDGET = ROOT / "tests/golden/imports.txt"


def imported() -> list[str]:
    """Return the standard modules that the browser's modules import, wherever in them."""
    found = set()
    for source in browser_modules(SUBJECT).values():
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                found.add(node.module or "")
    return sorted(name for name in found if not name.startswith("calculators"))


def test_the_browser_imports_what_the_budget_says(pytestconfig: pytest.Config) -> None:
    """A new import is a decision, seen in a diff; an unused line of the budget goes."""
    now = "\n".join(imported()) + "\n"
    if pytestconfig.getoption("--accept"):
        BUDGET.write_text(now, "utf-8")
    assert now == BUDGET.read_text("utf-8"), "pytest --accept takes it"
