"""What was found in the course's own code, remembered as long as nothing that it rests on changed.

First all of it is asked for at once; only if any file changed, each calculator or function by
itself, by the files behind it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from calculators.engine.model.record import Calculator
from college.checks.running.content import Content
from college.checks.running.kept import Kept
from college.checks.running.progress import progress
from college.checks.trial.course_code import behind, file_of, fingerprint, machinery, whole
from college.checks.trial.raised import Finding
from college.records.problem import Problem, shown
from college.subject import Subject

Rows = list[list[Any]]
"""Findings as JSON keeps them: path, line, what and remedy of each."""


def remembered(
    content: Content, name: str, find: Callable[[Kept], Iterable[Finding]]
) -> Iterator[Problem]:
    """Return the problems that `find` gives; it may keep parts of its work in what it is handed."""
    root, every, parts = content.root, Kept(content.root, name), Kept(content.root, f"{name}-parts")

    def found() -> Rows:
        rows = to_rows(sorted({*find(parts)}))
        parts.save()
        return rows

    rows = every.once(f"{name}/{whole(content.course.subject)}", found)
    every.save()
    for path, line, what, remedy in from_rows(rows):
        yield Problem(shown(path, root), line, what, remedy)


def each_calculator(
    content: Content, name: str, find: Callable[[Calculator], Iterable[Finding]]
) -> Iterator[Problem]:
    """Return the problems of all calculators, each looked at anew only if its code changed."""

    def every(kept: Kept) -> Iterator[Finding]:
        subject = content.course.subject
        for calculator in progress(f"Calculators: {name}", [*subject.catalog.values()]):
            key = f"{name}/{calculator.name}/{code_behind(subject, file_of(calculator))}"
            yield from from_rows(kept.once(key, partial(_rows_of, find, calculator)))

    return remembered(content, name, every)


def code_behind(subject: Subject, path: Path) -> str:
    """Return a sum over a file of the course's own, all that it imports, and what tries it."""
    return fingerprint(machinery(subject), *sorted(behind(subject, path)))


def _rows_of(find: Callable[[Calculator], Iterable[Finding]], item: Calculator) -> Rows:
    return to_rows(find(item))


def to_rows(findings: Iterable[Finding]) -> Rows:
    """Return findings as they are kept."""
    return [[str(path), line, what, remedy] for path, line, what, remedy in findings]


def from_rows(rows: Rows) -> Iterator[Finding]:
    """Return the findings that were kept."""
    return (Finding(Path(path), line, what, remedy) for path, line, what, remedy in rows)
