"""The reach of published cases: which formulas they put to the test, and which they leave out."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from types import CodeType, FrameType

from calculators.case import Against, Case, Published
from calculators.engine.html import fragment, tag
from calculators.engine.running.run import evaluate
from college.pages.parts.stacked_table import aside
from college.subject import Subject

_SOURCE_KEYS = re.compile(r" \[[A-Z0-9; ]+\]")
FORMULA_HEADS = ("Formula", "Put to", "Used by")


@dataclass(frozen=True)
class Reached:
    """The formulas of a subject by the best test that reaches them, in the order of their files."""

    world: tuple[str, ...]
    arithmetic: tuple[str, ...]
    """Those that no published figure of the world reaches, but a sum or a conversion does."""
    nothing: tuple[str, ...]


def called(run: Callable[[], object], names: Mapping[CodeType, str]) -> set[str]:
    """Return which of the functions a run calls, directly or through others."""
    found: set[str] = set()

    def note(frame: FrameType, event: str, _argument: object) -> None:
        if event == "call" and frame.f_code in names:
            found.add(names[frame.f_code])

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        run()
    finally:
        sys.setprofile(before)
    return found


def reached(subject: Subject, published: Published) -> Reached:
    """Return how far the judged cases reach into the formulas."""
    names = _codes(subject)

    def by(cases: Iterable[Case]) -> set[str]:
        return set().union(*(called(case.compute, names) for case in cases if case.judged))

    world = by(case for case in published.cases if case.against is Against.WORLD)
    counted = by(case for case in published.cases if case.against is Against.ARITHMETIC)
    return Reached(
        tuple(name for name in subject.formulas if name in world),
        tuple(name for name in subject.formulas if name in counted - world),
        tuple(name for name in subject.formulas if name not in counted | world),
    )


def formula_rows(subject: Subject, found: Reached) -> Iterable[tuple[str, ...]]:
    """Return a row for each formula without a test against the world, those without any first."""
    users = _users(subject)
    for word, names in (("Nothing", found.nothing), ("Arithmetic", found.arithmetic)):
        for name in names:
            cell = fragment(tag("code", name), aside(_duty(subject.formulas[name])))
            yield cell, word, ", ".join(users.get(name, ())) or "No calculator by itself"


def _codes(subject: Subject) -> dict[CodeType, str]:
    return {function.__code__: name for name, function in subject.formulas.items()}


def _users(subject: Subject) -> dict[str, list[str]]:
    """Return for each formula the titles of the calculators that call it at their defaults."""
    names = _codes(subject)
    users: dict[str, list[str]] = {}
    for item in subject.catalog.values():
        for name in called(partial(evaluate, item, item.defaults), names):
            users.setdefault(name, []).append(item.title)
    return users


def _duty(function: Callable[..., object]) -> str:
    """Return the first sentence of what a formula says of itself, without its sources."""
    first, _, _ = (function.__doc__ or "").strip().partition("\n")
    return _SOURCE_KEYS.sub("", first).removeprefix("Return ")
