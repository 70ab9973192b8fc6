"""The import budget of the browser: what of the standard library our modules may ask for.

Each module here costs start-up time and memory of every reader. `UPDATE_GOLDEN=1` accepts a change.
"""

from __future__ import annotations

import ast
import os
from pathlib import Path

from college.build.calculator_pack import browser_modules

ROOT = Path(__file__).parents[1]
BUDGET = ROOT / "tests/golden/imports.txt"


def imported() -> list[str]:
    """Return the standard modules that the browser's modules import, wherever in them."""
    found = set()
    for source in browser_modules(ROOT, {}).values():
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                found.add(node.module or "")
    return sorted(name for name in found if not name.startswith("calculators"))


def test_the_browser_imports_what_the_budget_says() -> None:
    """A new import is a decision, seen in a diff; an unused line of the budget goes."""
    now = "\n".join(imported()) + "\n"
    if os.environ.get("UPDATE_GOLDEN"):
        BUDGET.write_text(now, "utf-8")
    assert now == BUDGET.read_text("utf-8")
