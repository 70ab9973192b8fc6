"""The check that no two documents have one key: a citation would lead to the wrong one."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from calculators.source import Source
from college.checks.running.check import of_course
from college.checks.running.content import Content
from college.checks.trial.course_code import course_files, tree
from college.checks.trial.named_once import taken_twice
from college.checks.trial.raised import Finding
from college.checks.trial.remembered import remembered
from college.records.problem import Problem
from college.subject import Subject


@of_course()
def check(content: Content) -> Iterator[Problem]:
    """Return each document whose key another one has before it."""
    return remembered(content, "source_keys", lambda _: findings(content.course.subject))


def findings(subject: Subject) -> Iterator[Finding]:
    """Look through every file that names documents."""
    what = "the key {} is another document's"
    return taken_twice(course_files(subject), keys_in, what, "give this one a key of its own")


def keys_in(path: Path) -> Iterator[tuple[str, int]]:
    """Return the key of each document that a file makes, and its line."""
    for node in ast.walk(tree(path) or ast.Module([], [])):
        match node:
            case ast.Call(
                func=ast.Name(id=Source.__name__), args=[ast.Constant(value=str() as key), *_]
            ):
                yield key, node.args[0].lineno
