"""Every picture of the course, drawn of the cases that tests ask for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from calculators.engine.page.case import Case
from calculators.engine.page.picture import Picture, drawn
from calculators.engine.running.run import typed
from college.subject import subject_of

SUBJECT = subject_of("calculators")
PICTURES = SUBJECT.pictures


def case(name: str, calculator: str, given: Mapping[str, Any] | None = None) -> Case:
    """Return a case of a calculator, with its own inputs but for those given."""
    found = SUBJECT.catalog[calculator]
    return Case.of(name, found, typed(found, given or {}))


def settings(picture: Picture) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Return for each calculator of a picture its own inputs and its presets, by a name."""
    for calculator in picture.of:
        yield f"{calculator}", calculator, {}
        for number, preset in enumerate(SUBJECT.catalog[calculator].presets, 1):
            yield f"{calculator}-{number}", calculator, dict(preset.values)


@cache
def pictures() -> dict[str, str]:
    """Return every picture of every preset, by name."""
    found = {}
    for picture in PICTURES.values():
        for name, calculator, given in settings(picture):
            uid = name.replace("_", "-")
            found[f"{picture.name} {name}"] = drawn(picture, uid, case("a", calculator, given))
    return found
