"""The exercises as a pack: which modules a learner's program finds, and what is tried in it."""

from __future__ import annotations

import json
from pathlib import Path

from calculators.exercise.answer import answer
from calculators.exercise.limits import MEGABYTES
from college.build.pack import Content, Question, Reply, Sandbox

ENTRY = "calculators.exercise.entry"
SANDBOX = Sandbox("computeCollegeExercise", MEGABYTES)
"""A Python of its own, apart from the calculators': it runs what a learner wrote."""

_OURS = (
    "calculators/__init__.py",
    "calculators/unit.py",
    "calculators/cost/",
    "calculators/exercise/",
)
_PUBLISHED = "calculators/cost/published/"

_PROGRAM = """\
import math


def share(part, whole):
    return part / whole


for count in (3, 8):
    print(f"{share(1, count):.4f}", math.sqrt(count))
"""
# No error of Python's own among these: its words change from version to version.
_CHECKS = """\
assert share(1, 4) == 0.25, "A quarter."
assert share(2, 3) == 0.5, f"Not a half: {share(2, 3)}"
# hidden
assert share(1, 8) == 0.125
"""


def exercise_pack(root: Path) -> Content:
    """Return what the exercises' pack is made of."""
    question = Question("run", json.dumps({"code": _PROGRAM, "checks": _CHECKS}))
    return Content(exercise_modules(root), ENTRY, SANDBOX, (question,), _answer)


def exercise_modules(root: Path) -> dict[str, bytes]:
    """Return what a program can import of ours, the whole cost module, and what runs it."""
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


def _answer(question: Question) -> Reply:
    """Run the program here; what it prints is collected and not shown to who builds."""
    printed: list[str] = []
    text = answer(question.name, question.text, printed.append)
    return Reply(text, tuple(printed))
