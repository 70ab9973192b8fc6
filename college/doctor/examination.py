"""An examination: what it looks at, in which browsers, and what it finds."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from enum import Enum
from functools import cache

import college.doctor.examinations as folder
from college.doctor.browsers.page import Page
from college.doctor.browsers.server import StaticServer
from college.doctor.site import BuiltSite

CHROMIUM = "chromium"
FIREFOX = "firefox"
WEBKIT = "webkit"
BROWSERS = (CHROMIUM, FIREFOX, WEBKIT)


class Transport(Enum):
    """The way a page comes to its reader."""

    HTTP = "http"
    FILE = "file"
    CUT = "network cut"
    """It came on http, and since then nothing can be reached."""


@dataclass(frozen=True)
class Finding:
    """One thing that is wrong: in which page or file, and what."""

    page: str
    what: str
    where: str = ""
    """The browser and the way, if it was seen in one."""
    picture: str = ""
    """The file of its picture in the report."""
    examination: str = ""

    def __str__(self) -> str:
        seen = f" ({self.where})" if self.where else ""
        return f"{self.examination}: {self.page}{seen}: {self.what}"


@dataclass(frozen=True)
class Visit:
    """A page that stands open in a browser, as its reader has it."""

    site: BuiltSite
    page: Page
    address: str
    browser: str
    transport: Transport
    server: StaticServer
    errors: list[str] = field(default_factory=list)
    """What was said in the console, or not caught, since it was opened."""
    outside: list[str] = field(default_factory=list)
    """What was asked elsewhere since."""

    @property
    def kind(self) -> str:
        """The kind of the page."""
        return self.site.kinds[self.address]

    @property
    def where(self) -> str:
        """The browser and the way, in words."""
        return f"{self.browser}, {self.transport.value}"


Wants = Callable[[BuiltSite, str], bool]
LookAtFile = Callable[[BuiltSite, str], Iterable[str]]
LookAtVisit = Callable[[Visit], Iterable[str]]


@dataclass(frozen=True, kw_only=True)
class Examination:
    """One examination. It is named after its file."""

    name: str
    does: str
    wants: Wants
    """Whether it looks at an address."""


@dataclass(frozen=True, kw_only=True)
class FileExamination(Examination):
    """An examination of the files of pages, without a browser."""

    look: LookAtFile


@dataclass(frozen=True, kw_only=True)
class VisitExamination(Examination):
    """An examination of open pages."""

    look: LookAtVisit
    browsers: tuple[str, ...]
    transports: tuple[Transport, ...]
    before: str
    """A script that runs in each page before its own."""
    disturbs: bool
    """Whether it changes the page, so that it gets one of its own."""


def every_page(_site: BuiltSite, _address: str) -> bool:
    """Want all pages."""
    return True


def one_of_each_kind(site: BuiltSite, address: str) -> bool:
    """Want one page of each kind."""
    return address in site.samples


def of_file(*, wants: Wants = every_page) -> Callable[[LookAtFile], FileExamination]:
    """Make an examination of a function that looks at a page's file and says what is wrong."""
    return lambda look: FileExamination(name=_name(look), does=_does(look), wants=wants, look=look)


def of_visit(
    *,
    browsers: tuple[str, ...] = (CHROMIUM,),
    transports: tuple[Transport, ...] = (Transport.HTTP,),
    before: str = "",
    disturbs: bool = False,
    wants: Wants = every_page,
) -> Callable[[LookAtVisit], VisitExamination]:
    """Make an examination of a function that looks at an open page and says what is wrong."""
    return lambda look: VisitExamination(
        name=_name(look),
        does=_does(look),
        wants=wants,
        look=look,
        browsers=browsers,
        transports=transports,
        before=before,
        disturbs=disturbs,
    )


def _name(look: Callable[..., object]) -> str:
    return look.__module__.rpartition(".")[2]


def _does(look: Callable[..., object]) -> str:
    return (look.__doc__ or "").partition("\n")[0]


@cache
def examinations() -> tuple[FileExamination | VisitExamination, ...]:
    """Return every examination of the folder, those of files first."""
    entries = pkgutil.iter_modules(folder.__path__, f"{folder.__name__}.")
    modules = [importlib.import_module(entry.name) for entry in entries]
    found = [
        item
        for module in modules
        for item in vars(module).values()
        if isinstance(item, FileExamination | VisitExamination)
    ]
    return tuple(sorted(found, key=lambda item: isinstance(item, VisitExamination)))


def names() -> Iterator[str]:
    """Return the name of each examination, without importing any."""
    return (entry.name for entry in pkgutil.iter_modules(folder.__path__))
