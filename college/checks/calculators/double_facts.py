"""The check that no fact takes another one's name: what imports it would get the wrong figure."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from college.checks.running.check import of_course
from college.checks.running.content import Content
from college.checks.trial.course_code import course_files, tree
from college.checks.trial.named_once import taken_twice
from college.checks.trial.raised import Finding
from college.checks.trial.remembered import remembered
from college.records.problem import Problem
from college.subject import Subject

_MADE_BY = {"illustrative", "sourced", "derived", "same"}
"""The ways in which a group takes a fact in."""


@of_course()
def check(content: Content) -> Iterator[Problem]:
    """Return each fact whose name another one has before it."""
    return remembered(content, "double_facts", lambda _: findings(content.course.subject))


def findings(subject: Subject) -> Iterator[Finding]:
    """Look through every file that names facts."""
    what = "{} is another fact's name"
    return taken_twice(course_files(subject), _facts, what, "give this one its own name")


def _facts(path: Path) -> Iterator[tuple[str, int]]:
    """Return the name of each fact that a file makes, and its line."""
    module = tree(path)
    for node in module.body if module else ():
        match node:
            case ast.AnnAssign(
                target=ast.Name(id=name), value=ast.Call(func=ast.Attribute(attr=way))
            ) if way in _MADE_BY:
                yield name, node.lineno
            case ast.Assign(
                targets=[ast.Name(id=name)], value=ast.Call(func=ast.Attribute(attr=way))
            ) if way in _MADE_BY:
                yield name, node.lineno
