"""The exercises: read from lessons, set in the page, and the Python that runs them."""

from __future__ import annotations

import json
from pathlib import Path

from calculators.exercise.limits import MEGABYTES
from college.build.pack.sandbox import Sandbox

ENTRY = "calculators.exercise.entry"
PROBE = ("run", json.dumps({"code": "print(2 * 21)", "checks": "assert 2 == 2"}))
ROOM = Sandbox("computeCollegeExercise", MEGABYTES)
"""A Python of its own, apart from the calculators': it runs what a learner wrote."""

_OURS = ("calculators/__init__.py", "calculators/cost/", "calculators/exercise/")
_PUBLISHED = "calculators/cost/published/"


def exercise_modules(root: Path) -> dict[str, bytes]:
    """Return what a program can import of ours, the whole cost module, and what runs the program."""
    paths = {path.relative_to(root).as_posix(): path for path in root.glob("calculators/**/*.py")}
    modules = {
        name: path.read_bytes()
        for name, path in sorted(paths.items())
        if name.startswith(_OURS) and not name.startswith(_PUBLISHED)
    }
    modules[f"{ENTRY.replace('.', '/')}.py"] = _entry(modules).encode()
    return modules


def _entry(modules: dict[str, bytes]) -> str:
    """Return the module that imports all of it: a snapshot holds what was imported, and no more."""
    names = (
        name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for name in modules
    )
    return (
        '"""The door to the exercises, with all that a program may import."""\n\n'
        + "".join(f"import {name}\n" for name in names)
        + "\nfrom calculators.exercise.answer import answer, warm\n"
    )
