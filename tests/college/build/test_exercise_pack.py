"""The promise of the exercises' Python: what a program may import is in it."""

from college.build.exercise_pack import ENTRY, exercise_modules
from college.build.pack.library import imported
from tests.ours import SUBJECT


def test_the_pack_imports_the_whole_cost_module():
    """A snapshot holds only what its entry imports: every module of ours is named there."""
    modules = exercise_modules(SUBJECT)
    entry = modules[f"{ENTRY.replace('.', '/')}.py"].decode()
    for path in modules:
        name = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        assert name == ENTRY or f"import {name}\n" in entry
    assert "import calculators.cost.bids\n" in entry
    assert {"math", "random", "statistics", "decimal", "csv", "datetime"} <= set(imported(modules))
