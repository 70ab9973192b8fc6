"""The exercises as a pack: which modules a learner's program finds, and what is tried in it."""

from __future__ import annotations

import json

from calculators.exercise.answer import answer
from calculators.exercise.limits import MEGABYTES
from college.build.pack import Content, Question, Reply, Sandbox
from college.subject import Subject
from college.subject_modules import engine_modules, subject_modules

ENTRY = "calculators.exercise.entry"
SANDBOX = Sandbox("collegeExercise", MEGABYTES)
"""A Python of its own, apart from the calculators': it runs what a learner wrote."""

_ENGINE = ("unit.py", "fact.py", "source.py", "exercise/")

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


def exercise_pack(subject: Subject) -> Content:
    """Return what the exercises' pack is made of."""
    question = Question("run", json.dumps({"code": _PROGRAM, "checks": _CHECKS}))
    modules = exercise_modules(subject)
    whole = (f"{subject.package}/cost/",) if subject.package else ()  # a learner may ask for help
    return Content(modules, ENTRY, SANDBOX, (question,), _answer, whole, tuple(modules))


def exercise_modules(subject: Subject) -> dict[str, bytes]:
    """Return what a program can import of ours, the whole cost module, and what runs it."""
    modules = {**engine_modules(_ENGINE), **subject_modules(subject, ("cost/",))}
    modules = dict(sorted(modules.items()))
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
