"""The manner of the cost module: what it may import, and what each part says of itself."""

import ast
import inspect
import pathlib
import sys
import textwrap

import pytest

from calculators import cost
from tests.some import some

FOLDER = pathlib.Path(cost.__file__).parent
FILES = sorted(FOLDER.rglob("*.py"))
LIGHT = {"collections", "dataclasses", "enum", "itertools", "math", "typing"}
"""The parts of the standard library that start fast in a browser."""


def _imported(path):
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_file_says_what_it_is(path):
    """The first line of a file is its duty, a phrase that ends like a sentence."""
    first = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))).splitlines()[0]
    assert first[-1] in ".:"


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_file_imports_little(path):
    """The cost module imports itself, the shared records, and light parts of the library."""
    ours = (
        "calculators.cost",
        "calculators.unit",
        "calculators.fact",
        "calculators.source",
        "calculators.case",
    )
    light = LIGHT & sys.stdlib_module_names
    heavy = [name for name in _imported(path) if name.split(".")[0] not in light]
    assert [name for name in heavy if not name.startswith(ours)] == []


def test_formulas_do_not_know_the_reference_cases():
    """Only tests and the build read what others published; the browser never loads it."""
    for path in some(FILES):
        if "published" not in path.relative_to(FOLDER).parts:
            assert not any("published" in name for name in _imported(path)), path


def test_function_has_an_example(cost_function):
    """Every function shows one call with its result."""
    assert ">>> " in cost_function.__doc__


def test_function_is_straight_line_code(cost_function):
    """A formula has no loops and no branches, so that its working can be read off its source."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(cost_function))).body[0]
    kinds = {type(node) for node in tree.body[1:]}
    if cost_function.__name__ == "measured_allreduce_time":
        kinds -= {ast.Assign}  # two neighbors of a table at once
    assert kinds <= {ast.Expr, ast.AnnAssign, ast.Return}
