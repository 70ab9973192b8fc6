"""A check: what it looks at, and whether the site can be built while it finds something."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Generic, TypeVar

import college.checks
from college.checks.running.content import Content, Text
from college.records.problem import Problem

Seen = TypeVar("Seen", Text, Content)


@dataclass(frozen=True)
class Check(Generic[Seen]):
    """One check. It is named after its file."""

    name: str
    look: Callable[[Seen], Iterable[Problem]]
    stops_build: bool

    def __call__(self, seen: Seen) -> Iterator[Problem]:
        """Return each problem, marked with the check's name."""
        return (replace(problem, check=self.name) for problem in self.look(seen))


class TextCheck(Check[Text]):
    """A check that looks at one file alone, so that the preview can remember what it found."""


class CourseCheck(Check[Content]):
    """A check that looks at the whole course."""


def of_text(
    *, stops_build: bool = False
) -> Callable[[Callable[[Text], Iterable[Problem]]], TextCheck]:
    """Make a check of a function that looks at one file's text."""
    return lambda look: TextCheck(_name(look), look, stops_build)


def of_course(
    *, stops_build: bool = False
) -> Callable[[Callable[[Content], Iterable[Problem]]], CourseCheck]:
    """Make a check of a function that looks at the whole course."""
    return lambda look: CourseCheck(_name(look), look, stops_build)


def _name(look: Callable[..., object]) -> str:
    return look.__module__.rpartition(".")[2]


@cache
def _found() -> tuple[TextCheck | CourseCheck, ...]:
    entries = pkgutil.walk_packages(college.checks.__path__, f"{college.checks.__name__}.")
    modules = [importlib.import_module(entry.name) for entry in entries]
    return tuple(
        item
        for module in modules
        for item in vars(module).values()
        if isinstance(item, TextCheck | CourseCheck)
    )


def text_checks() -> tuple[TextCheck, ...]:
    """Return every check of one file's text."""
    return tuple(item for item in _found() if isinstance(item, TextCheck))


def course_checks() -> tuple[CourseCheck, ...]:
    """Return every check of the whole course."""
    return tuple(item for item in _found() if isinstance(item, CourseCheck))
