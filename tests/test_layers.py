"""The rule of the layers: imports point left only."""

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

MAY_IMPORT = {
    "calculators/cost": ("calculators.cost",),
    "calculators/engine": ("calculators.engine",),
    "calculators/catalog": ("calculators.cost", "calculators.engine", "calculators.catalog"),
    "calculators/api": ("calculators.catalog", "calculators.engine", "calculators.api"),
    "calculators/exercise": ("calculators.cost", "calculators.exercise"),
    "college": ("calculators", "college", "markdown", "pymdownx", "yaml"),
    "hooks": ("calculators", "college", "jinja2", "mkdocs"),
}
"""Beside the standard library, which all may import."""


def imports(path):
    """Return the modules a file imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: write the full name of the module"
            yield node.lineno, node.module


def breaches(folder, allowed):
    """Return each import a layer may not make."""
    for path in sorted((ROOT / folder).rglob("*.py")):
        for line, module in imports(path):
            known = module.split(".")[0] in sys.stdlib_module_names
            if not known and not any(
                module == name or module.startswith(name + ".") for name in allowed
            ):
                yield f"{path.relative_to(ROOT)}:{line}: {module}"


@pytest.mark.parametrize("folder", MAY_IMPORT)
def test_imports_point_left(folder):
    """Cost knows nothing, the engine no formula, the course no MkDocs."""
    assert list(breaches(folder, MAY_IMPORT[folder])) == []


def test_the_rule_can_fail():
    """A layer held to a stricter rule than its own is caught."""
    assert list(breaches("hooks", ("calculators", "college")))


def test_hooks_stay_thin():
    """One duty a file, at most 64 lines."""
    long = {
        path.name: n
        for path in (ROOT / "hooks").glob("*.py")
        if (n := len(path.read_text().splitlines())) > 64
    }
    assert long == {}
