"""The check that the course's own code imports what a page has, and answers alike every time.

The reader's browser has Python's standard library and no more; no formula may ask chance, the
clock or the machine.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from college.checks.running.check import of_course
from college.checks.running.content import Content
from college.checks.trial.course_code import course_files, imports
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
_EXERCISES = "exercise"
"""Where a learner's program is run: it is handed a part of the library, chance and clock too."""


@of_course()
def check(content: Content) -> Iterator[Problem]:
    """Return each import that no page can make, or that makes a formula answer otherwise."""
    return remembered(content, "standard_library", lambda _: findings(content.course.subject))


def findings(subject: Subject) -> Iterator[Finding]:
    """Look through every file of the course's own."""
    files = course_files(subject)
    own = {subject.package.partition(".")[0], "calculators"}
    for path in files:
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
