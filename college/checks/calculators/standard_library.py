"""The check that the course's own code uses what a page has, and answers alike every time.

The reader's browser has Python's standard library and no more; no formula may ask chance, the
clock or the machine.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from college.checks.running.check import of_course
from college.checks.running.content import Content
from college.checks.trial.course_code import course_files, imports, tree
from college.checks.trial.raised import Finding, stranger
from college.checks.trial.remembered import remembered
from college.records.problem import Problem
from college.subject import Subject

_NOT_ALIKE = {
    "random": "chance",
    "secrets": "chance",
    "uuid": "chance",
    "time": "the clock",
    "datetime": "the clock",
    "os": "the machine",
    "pathlib": "the machine",
    "platform": "the machine",
    "socket": "the machine",
    "subprocess": "the machine",
    "urllib": "the machine",
}
_NOT_THERE = {
    "open": ("a page has no files", "write the figures down as facts"),
    "input": ("a page asks in its form", "make it an input of the calculator"),
    "print": ("a page prints nothing", "make it a line of the result"),
    "eval": ("a working shows the sum itself", "write the sum"),
    "exec": ("a working shows the sum itself", "write the sum"),
}
"""Functions of Python itself that a formula has no use for, and what to do instead."""
_EXERCISES = "exercise"
"""Where a learner's program is run: it is handed a part of the library, chance and clock too."""


@of_course()
def check(content: Content) -> Iterator[Problem]:
    """Return each import and call that no page can make, or that answers otherwise each time."""
    return remembered(content, "standard_library", lambda _: findings(content.course.subject))


def findings(subject: Subject) -> Iterator[Finding]:
    """Look through every file of the course's own."""
    files = course_files(subject)
    own = {subject.package.partition(".")[0], "calculators"}
    for path in files:
        yield from _calls(path)
        for line, module in imports(path):
            name = module.partition(".")[0]
            if name not in sys.stdlib_module_names and name not in own:
                yield Finding(path, line, *stranger(name))
            elif name in _NOT_ALIKE and path.parent.name != _EXERCISES:
                yield Finding(
                    path,
                    line,
                    f"it imports {name}: a formula that asks {_NOT_ALIKE[name]} answers otherwise "
                    "each time",
                    "make it an input with a default",
                )


def _calls(path: Path) -> Iterator[Finding]:
    """Return each call of what a page has not."""
    for node in ast.walk(tree(path) or ast.Module([], [])):
        match node:
            case ast.Call(func=ast.Name(id=name)) if name in _NOT_THERE:
                why, remedy = _NOT_THERE[name]
                yield Finding(path, node.lineno, f"it calls {name}, but {why}", remedy)
