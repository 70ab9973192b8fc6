"""Whether every step and result of a function has the dimension that its annotation says.

Formulas cannot care how large a unit is. A base unit is halved: whatever is counted in it must
double with its exponent, step by step, and so the true dimension can be told beside the declared.
Each function is tried by itself, on inputs it was seen with; guards and rounding are set aside.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import FunctionType
from typing import Any

from college.checks.trial.declared import Declared, Spot, declared
from college.checks.trial.measured import hints_of, rescaled, unit_of
from college.checks.trial.other_units import bases, other_units, smooth, units
from college.checks.trial.raised import Finding
from college.checks.trial.watched import watched
from college.subject import Subject

_HALVED, _QUARTERED = 2, 4
_EXACT = 1e-9

Run = tuple[FunctionType, Mapping[str, Any]]
"""A function, and inputs that give an answer."""


@dataclass
class Trial:
    """One run, and how its numbers moved with the size of base units, where not as declared."""

    run: Run
    plain: dict[Spot, Declared]
    moved: dict[Spot, dict[str, float | None]] = field(default_factory=lambda: defaultdict(dict))
    """The exponent of each base, or None if the number follows no power of it."""


def wrong_dimensions(subject: Subject, runs: Sequence[Run]) -> list[list[Finding]]:
    """Return for each run what in it has another dimension than it is declared with."""
    with smooth(subject):
        trials = [Trial(run, _steady(subject, run)) for run in runs]
        for base in bases(subject):
            half = _strays(subject, trials, base, _HALVED)
            quarter = _strays(subject, [trials[at] for at in half], base, _QUARTERED)
            for place, (at, found) in enumerate(half.items()):
                again = quarter.get(place, {})
                for spot, ratio in found.items():
                    exponent = _exponent(ratio, again.get(spot, math.nan))
                    trials[at].moved[spot][base] = exponent
    return [[*_findings(trial, subject)] for trial in trials]


def _steady(subject: Subject, run: Run) -> dict[Spot, Declared]:
    """Return the numbers of a run; none where chance has a part, which is told elsewhere."""
    found = _numbers(subject, run)
    again = _numbers(subject, run)
    same = all(spot in again and again[spot].number == was.number for spot, was in found.items())
    return found if same else {}


def _numbers(subject: Subject, run: Run) -> dict[Spot, Declared]:
    try:
        calls = watched(subject, *run)
    except Exception:  # noqa: BLE001 - what a run raises is told by the check of runs
        return {}
    return dict(declared(calls[-1])) if calls else {}


def _strays(
    subject: Subject, trials: Sequence[Trial], base: str, factor: int
) -> dict[int, dict[Spot, float]]:
    """Return of each run how much those numbers grew that did not grow as declared."""
    found: dict[int, dict[Spot, float]] = {}
    with other_units(subject, base, factor):
        for at, trial in enumerate(trials):
            function, values = trial.run
            hints = hints_of(function)
            other = {
                key: rescaled(value, hints.get(key), base, factor) for key, value in values.items()
            }
            seen = _numbers(subject, (function, other))
            strays = {
                spot: seen[spot].number / was.number if was.number else math.inf
                for spot, was in trial.plain.items()
                if spot in seen and not _as_declared(was, seen[spot].number, base, factor)
            }
            if strays:
                found[at] = strays
    return found


def _as_declared(was: Declared, now: float, base: str, factor: int) -> bool:
    expected = was.number * factor ** dict(was.unit.dimension).get(base, 0)
    return math.isclose(now, expected, rel_tol=_EXACT, abs_tol=0)


def _exponent(ratio: float, again: float) -> float | None:
    """Return the exponent that both ratios tell of, or None if there is none."""
    if not 0 < ratio < math.inf or not math.isclose(again, ratio**2, rel_tol=_EXACT):
        return None
    exponent = round(2 * math.log2(ratio)) / 2
    return exponent if math.isclose(2**exponent, ratio, rel_tol=_EXACT) else None


def _findings(trial: Trial, subject: Subject) -> Iterator[Finding]:
    """Return what is declared wrongly; of sums of unlike things the first: the rest follows."""
    told: set[tuple[Path, int]] = set()
    for spot, number in trial.plain.items():
        moved = trial.moved.get(spot)
        if not moved:
            continue
        lost = None in moved.values()
        if (number.file, number.line) in told or (lost and told):
            continue
        told.add((number.file, number.line))
        unit = f"{number.words} {number.unit.name}"
        if lost:
            yield Finding(
                number.file,
                number.line,
                f"{unit}, but adds or compares what has another unit: it follows no power of "
                f"{' and '.join(sorted(moved))}",
                "bring all of its parts to one unit; an input may have a wrong one",
            )
            continue
        true = _called({**dict(number.unit.dimension), **moved}, trial.run[0], subject)
        yield Finding(
            number.file,
            number.line,
            f"{unit}, but {number.verb} {true}",
            "declare the unit that it has, or mend the formula",
        )


def _called(dimension: Mapping[str, float | None], function: FunctionType, subject: Subject) -> str:
    """Return the name of a unit of this dimension, the function's own first; or the dimension."""
    true = {base: power for base, power in dimension.items() if power}
    own = filter(None, map(unit_of, hints_of(function).values()))
    named = [unit.name for unit in (*own, *units(subject)) if dict(unit.dimension) == true]
    if not true or named:
        return named[0] if true else "a plain number"
    return " × ".join(
        base if power == 1 else f"{base}^{power:g}" for base, power in sorted(true.items())
    )
