"""A picture of a course: a diagram drawn from the results of one or two scenarios.

A picture is a function in a file of its own. It reads cases and returns a diagram; every number in
it is an input or a result line of a calculator, or follows from them by a run with other inputs.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from calculators.engine.html import Html
from calculators.engine.model.breach import Breach
from calculators.engine.model.folder import Broken
from calculators.engine.page.case import Case

F = TypeVar("F", bound=Callable[..., Html])
_MARK = "picture"
_FIRST = 2
"""The id and the first case come before a second case."""


@dataclass(frozen=True)
class _Options:
    """What `@picture` was told, kept on the function until the folder is read."""

    shows: str
    of: tuple[str, ...]
    against: tuple[str, ...]
    draws: str


@dataclass(frozen=True)
class Picture:
    """What is known of a picture: what it shows, and of which calculators its scenarios must be."""

    name: str
    shows: str
    of: tuple[str, ...]
    against: tuple[str, ...]
    """Calculators of a second scenario; none where it takes one scenario alone."""
    draws: str
    """The chart of its calculator that it shows: a page with both would show that twice."""
    needs_both: bool
    draw: Callable[..., Html]


Pictures = Mapping[str, Picture]
"""The pictures of a course, by their names."""


def picture(
    shows: str, *, of: tuple[str, ...], against: tuple[str, ...] = (), draws: str = ""
) -> Callable[[F], F]:
    """Make a picture of a function `(uid, case)`, or `(uid, case, other)` with a second case.

    The second is needed, unless the function has a default for it.
    """

    def marked(function: F) -> F:
        setattr(function, _MARK, _Options(shows, of, against, draws))
        return function

    return marked


def drawn(found: Picture, uid: str, *cases: Case) -> Html:
    """Draw a picture of its cases."""
    return found.draw(f"{uid}-{found.name.replace('_', '-')}", *cases)


def read_pictures(
    package: str, path: Iterable[str]
) -> tuple[dict[str, Picture], dict[str, Broken]]:
    """Read every picture of a package, by name; one that cannot be read spoils no other.

    A folder in it is no picture: it has what several of them share.
    """
    found: dict[str, Picture] = {}
    broken: dict[str, Broken] = {}
    for entry in pkgutil.iter_modules(path):
        if entry.ispkg:
            continue
        name = entry.name
        try:
            function = getattr(importlib.import_module(f"{package}.{name}"), name, None)
        except Exception as error:  # noqa: BLE001 - whatever a file raises is told to its author
            broken[name] = Broken(error=error)
            continue
        options = getattr(function, _MARK, None)
        if isinstance(options, _Options):
            found[name] = _read(name, options, function)
        else:
            remedy = f"hold one function named {name}, with @picture(…) above it"
            broken[name] = Broken((Breach("the file holds no picture", remedy),))
    return found, broken


def _read(name: str, options: _Options, function: Any) -> Picture:
    """Return the record of a marked function."""
    cases = list(inspect.signature(function).parameters.values())[_FIRST:]
    needs_both = any(case.default is case.empty for case in cases)
    return Picture(
        name, options.shows, options.of, options.against, options.draws, needs_both, function
    )
