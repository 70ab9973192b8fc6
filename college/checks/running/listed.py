"""The lines of a report in the order they matter: what to mend, what to look at, what stands."""

from __future__ import annotations

from collections.abc import Iterable

from college.records.problem import Problem, Severity

_STANDING = {
    "stale_facts": ("figure is old", "figures are old"),
    "second_hand": ("source was read second-hand", "sources were read second-hand"),
}
"""Checks whose warnings stay for months and are about no page that an author has open."""


def told(problems: Iterable[Problem], *, every: bool) -> list[str]:
    """Return a line for each problem, then for each warning; those that stand are one together.

    With `every`, they are told one by one. One alone is told as it is.
    """
    given = list(problems)
    standing = [item for item in given if _stands(item) and not every]
    standing = standing if len(standing) > 1 else []
    rest = [item for item in given if item not in standing]
    wrong = [str(item) for item in rest if item.severity is Severity.PROBLEM]
    worth_a_look = [str(item) for item in rest if item.severity is Severity.WARNING]
    return [*wrong, *worth_a_look, *([_together(standing)] if standing else [])]


def _stands(item: Problem) -> bool:
    return item.severity is Severity.WARNING and item.check in _STANDING


def _together(standing: list[Problem]) -> str:
    """Return one line for all: `2 figures are old; college check --all lists them.`"""
    parts = []
    for check, (one, many) in _STANDING.items():
        count = sum(item.check == check for item in standing)
        if count:
            parts.append(f"{count} {one if count == 1 else many}")
    return f"{' and '.join(parts)}; college check --all lists them."
