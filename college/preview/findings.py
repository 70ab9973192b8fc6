"""What `college check` says, page by page, as the file that the preview's pages ask for.

Run as a program it checks the course and writes that file: `python -m … ROOT FILE`. The check has
a process of its own, so that nobody waits for it who only wants to see the text.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TypedDict

from calculators.engine.numbers.phrase import capitalized
from college.checks.running.report import Report, check
from college.records.problem import Problem, counted

ADDRESS = "preview/findings.json"
"""Where the file lies in the previewed site."""
_PATIENCE = 10
"""How far the check steps back behind a build: the nice value of its process."""


class Finding(TypedDict):
    """One thing to mend, as a page shows it."""

    severity: str
    place: str
    what: str
    remedy: str


class PageFindings(TypedDict):
    """What one page shows: its own problems, and how many there are elsewhere."""

    summary: str
    problems: list[Finding]


class Findings(TypedDict):
    """The whole file. `pages` has the sources with something to mend, `other` is for the rest."""

    done: bool
    pages: dict[str, PageFindings]
    other: PageFindings


def unfinished(failure: str = "") -> Findings:
    """Return what stands in the file while a check runs, or when it could not."""
    return {"done": bool(failure), "pages": {}, "other": {"summary": failure, "problems": []}}


def findings(report: Report) -> Findings:
    """Return what a report says of each file that it names, and of all others."""
    problems = report.problems
    files = sorted({name for item in problems for name in (item.path, item.also) if name})
    return {
        "done": True,
        "pages": {file: _page(file, report) for file in files},
        "other": {"summary": _summary((), problems), "problems": []},
    }


def _page(file: str, report: Report) -> PageFindings:
    own = report.only([report.course.root / file]).problems
    elsewhere = [item for item in report.problems if file not in (item.path, item.also)]
    return {
        "summary": _summary(own, elsewhere),
        "problems": [
            {
                "severity": capitalized(item.severity),
                "place": f"line {item.line}" if item.path == file else f"{item.path}:{item.line}",
                "what": item.what,
                "remedy": capitalized(f"{item.remedy}."),
            }
            for item in own
        ],
    }


def _summary(own: Iterable[Problem], elsewhere: Iterable[Problem]) -> str:
    """Return the counts as two sentences.

    >>> one = Problem("a.md", 3, "it is wrong", "mend it")
    >>> _summary([one, one], [one])
    'This page: 2 problems. Elsewhere in the course: 1 problem.'
    >>> _summary([], [])
    'This page: no problem. Elsewhere in the course: no problem.'
    """
    return f"This page: {counted([*own])} Elsewhere in the course: {counted([*elsewhere])}"


def write(file: Path, told: Findings) -> None:
    """Write the file whole: a page never reads half of it. A preview that is gone gets nothing."""
    part = file.with_name(f"{file.name}.{os.getpid()}")
    try:
        part.write_text(json.dumps(told, ensure_ascii=False), "utf-8")
        part.replace(file)
    except FileNotFoundError:
        return


def main(root: Path, file: Path) -> None:
    """Check, and write what is found; a check that fails says so, with the way to see why."""
    try:
        told = findings(check(root))
    except Exception:  # noqa: BLE001 - whatever it is, `college check` tells it better
        told = unfinished("The check could not run; `college check` says why.")
    write(file, told)


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(_PATIENCE)
    main(*map(Path, sys.argv[1:]))
