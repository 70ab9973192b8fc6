"""The course's own Python: the files of its catalog, and the formulas and facts behind them.

The engine that serves any course is none of it.
"""

from __future__ import annotations

import ast
import hashlib
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import college.checks
from calculators import engine
from calculators.engine.model.record import Calculator
from college.subject import Subject

_ENGINE = Path(engine.__file__ or "").parents[1]
_SHARED = ("engine", "api", "exercise", "money.py", "unit.py", "fact.py", "source.py", "case.py")
"""What serves any course."""
_TOPS = {(name,) for name in _SHARED}


def catalog_file(subject: Subject, name: str) -> Path:
    """Return the file of a calculator."""
    return _package(subject) / "catalog" / f"{name}.py"


def picture_file(subject: Subject, name: str) -> Path:
    """Return the file of a picture."""
    return _package(subject) / "pictures" / f"{name}.py"


def file_of(calculator: Calculator) -> Path:
    """Return the file that a calculator's function stands in."""
    return Path(calculator.function.__code__.co_filename)


def is_course_code(subject: Subject, path: Path) -> bool:
    """Whether a file holds the course's own Python."""
    depth = len(_ENGINE.parts)
    shared = path.parts[:depth] == _ENGINE.parts and path.parts[depth:][:1] in _TOPS
    return not shared and path.is_relative_to(_package(subject))


def _package(subject: Subject) -> Path:
    """Return the folder of the course's own package; a course without one has no code."""
    return subject.folder or Path("/no package")


@cache
def course_files(subject: Subject) -> tuple[Path, ...]:
    """Return every file of the course's own."""
    found = _package(subject).rglob("*.py")
    return tuple(sorted(path for path in found if is_course_code(subject, path)))


@cache
def behind(subject: Subject, path: Path) -> frozenset[Path]:
    """Return a file, and all of the course's own that it imports, and those import in turn."""
    top = _package(subject).parent
    seen: set[Path] = set()
    todo = [path]
    while todo:
        here = todo.pop()
        if here not in seen and here.is_file() and is_course_code(subject, here):
            seen.add(here)
            todo += _imported(here, top)
    return frozenset(seen)


@cache
def tree(path: Path) -> ast.Module | None:
    """Return a file as Python reads it, or None if it cannot."""
    try:
        return ast.parse(path.read_text("utf-8"))
    except (SyntaxError, ValueError):
        return None


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Return line and full name of what a file imports; names out of a module follow its own."""
    for node in ast.walk(tree(path) or ast.Module([], [])):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield node.lineno, node.module or ""
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)


def _imported(path: Path, top: Path) -> Iterator[Path]:
    """Return where what a file imports would stand, below the folder of the course's package."""
    for _, name in imports(path):
        place = top.joinpath(*name.split("."))
        yield place.with_suffix(".py") if name else place
        yield place / "__init__.py"


@cache
def whole(subject: Subject) -> str:
    """Return a sum over all of the course's own code, and what tries it."""
    return fingerprint(machinery(subject), *course_files(subject))


@cache
def machinery(subject: Subject) -> str:
    """Return a sum over what tries the course's code: the engine, the checks, and Python itself."""
    folders = (_ENGINE, *(Path(place) for place in college.checks.__path__))
    files = {path for folder in folders for path in folder.rglob("*.py")}
    return fingerprint(
        sys.version, *sorted(path for path in files if not is_course_code(subject, path))
    )


def fingerprint(*parts: Path | str) -> str:
    """Return a sum over texts and the content of files."""
    total = hashlib.sha256()
    for part in parts:
        total.update(part.read_bytes() if isinstance(part, Path) else part.encode())
        total.update(b"\0")
    return total.hexdigest()
