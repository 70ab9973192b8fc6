"""The two packs of the site: one Python for calculators, one for learners' programs."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from college.build.calculator_pack import calculator_pack
from college.build.carried import packages
from college.build.exercise_pack import exercise_pack
from college.build.pack import CannotPack, Level, Pack, PackRecord, beside, make_pack, ship
from college.subject import Subject

LEVEL = "COLLEGE_PACK_LEVEL"
"""The variable of the environment that asks for a lower level than the best, to try it in pages."""


@dataclass(frozen=True)
class SitePacks:
    """Both packs, ready to be put beside the pages."""

    calculators: Pack
    exercises: Pack

    @cached_property
    def records(self) -> list[PackRecord]:
        """Return what pages are told of them, as they are shipped."""
        return [self.calculators.record, beside(self.exercises, self.calculators)]

    def ship(self, place: Path) -> None:
        """Copy them into the folder; what both have is there once."""
        ship(place, self.calculators, self.exercises)


def cache_of(root: Path) -> Path:
    """Return the folder where packs are kept between builds."""
    return root / ".cache/runtime"


def site_packs(
    root: Path,
    subject: Subject,
    *,
    say: Callable[[str], None],
    best: Level | None = None,
) -> SitePacks:
    """Make both packs, or find them; that readers get less than the best is always a warning."""
    best = best or asked_level()
    made = [
        make_pack(
            content,
            pyodide=packages() / "pyodide",
            cache=cache_of(root),
            say=say,
            warn=warn_on_terminal,
            best=best,
        )
        for content in (calculator_pack(subject), exercise_pack(subject))
    ]
    return SitePacks(*made)


def asked_level() -> Level:
    """Return the level that the environment asks for, or the best."""
    label = os.environ.get(LEVEL, Level.SNAPSHOT.label)
    labels = [level.label for level in Level]
    if label not in labels:
        raise CannotPack(f"{LEVEL} is “{label}”; the levels are {', '.join(labels)}.")
    return Level.named(label)


def warn_on_terminal(sentence: str) -> None:
    """Say it whatever the log level: MkDocs is silent about warnings when told to be quiet."""
    sys.stderr.write(f"WARNING: {sentence}\n")
