"""What a form of `college export` is, what it is asked for, and how it is found."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from college.exports import forms
from college.records.course import Course
from college.records.nearest import closest
from college.records.settings import Settings


class NotWritten(Exception):
    """Why a form was not written, as a sentence with its remedy."""


@dataclass(frozen=True)
class Order:
    """What is wanted: of which course, of which part of it, and where to."""

    root: Path
    settings: Settings
    read_course: Callable[[], Course]
    """Reads the whole course, which takes a while and is not wanted by every form."""
    name: str | None
    """What of the course, by its id; all of it where there is none."""
    folder: Path
    site: str
    """Where the course can be read, or nothing."""
    npm: Path
    """Where the packages of npm lie."""
    say: Callable[[str], None] = field(repr=False)
    lms_scripts: Callable[[], Mapping[str, Path]] = dict
    """Makes what stands around a lesson on a learning platform, by the name of its file."""
    slide_scripts: Callable[[], Mapping[str, Path]] = dict
    """Makes what shows slides, by the name of its file."""
    font: Path | None = None
    """The letters of the pages, for what is set outside them; a font of the machine if None."""

    @cached_property
    def course(self) -> Course:
        """The course, read at the first use."""
        return self.read_course()

    @property
    def slug(self) -> str:
        """The name of the whole course, as a file is called."""
        return self.settings.name.lower().replace(" ", "-") or "course"

    def one_of(self, names: Iterable[str], what: str) -> list[str]:
        """Return the names wanted: the one asked for, or all; say what was meant by another."""
        known = [*names]
        if self.name is None:
            return known
        for typed in (self.name, self.name.replace("-", "_")):
            if typed in known:
                return [typed]
        meant = closest(self.name, known)
        remedy = f"did you mean {meant}?" if meant else f"there are {', '.join(known) or 'none'}."
        raise NotWritten(f"there is no {what} “{self.name}”; {remedy}")

    def write(self, name: str, data: bytes) -> Path:
        """Write a file of the folder, which is made where it is missing."""
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
        return path

    def wrote(self, name: str) -> None:
        """Tell of a file that was written."""
        self.say(f"Wrote {self.folder.name}/{name}.")


@dataclass(frozen=True)
class Form:
    """A way to take the course away."""

    write: Callable[[Order], int]
    """Writes the files, tells of each, and returns how many things could not be written."""
    packages: tuple[str, ...] = ()
    """The modules it imports beyond what a build needs."""

    @property
    def missing(self) -> list[str]:
        """Those of its modules that are not installed."""
        return [name for name in self.packages if importlib.util.find_spec(name) is None]


def form_names() -> list[str]:
    """Return the name of every form, without importing any."""
    return [entry.name for entry in pkgutil.iter_modules(forms.__path__)]


def form(name: str) -> Form:
    """Return a form by the name under which it is asked for."""
    found = importlib.import_module(f"{forms.__name__}.{name}").FORM
    assert isinstance(found, Form), f"{forms.__name__}.{name} has no FORM"
    return found
