"""`college doctor`: every examination over the built site, one table, one report."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from college.doctor.browsers.missing import MissingBrowser
from college.doctor.examination import (
    BROWSERS,
    FileExamination,
    VisitExamination,
    examinations,
    names,
)
from college.doctor.pictures import Pictures
from college.doctor.report import table, told, write_report
from college.doctor.site import BuiltSite, built_site
from college.doctor.visits import Row, go_round, look_at_files
from college.records.problem import BadContent

Say = Callable[[str], None]
REPORT = "dist/doctor"


class NotExamined(Exception):
    """There is nothing to examine, or nothing to examine it with; the sentence says why."""


@dataclass(frozen=True)
class Wish:
    """What an author wants examined: names of examinations, browsers, a pattern of addresses."""

    only: Sequence[str] = ()
    browsers: Sequence[str] = ()
    pages: str = "*"


def examine(root: Path, wish: Wish, say: Say) -> int:
    """Examine the built site of a course; return the exit code."""
    started = time.perf_counter()
    site = _site(root, wish)
    rows = [Row(item) for item in examinations() if not wish.only or item.name in wish.only]
    report = root / REPORT
    shutil.rmtree(report, ignore_errors=True)
    pictures = Pictures(report)
    for row in rows:
        if isinstance(row.examination, FileExamination):
            look_at_files(site, row, row.examination)
    missing = _gone_round(site, rows, wish, pictures)
    for line in told(rows):
        say(line)
    say(table(rows))
    for note in missing:
        say(note)
    title = f"{site.course.settings.name}: the doctor's report"
    page = write_report(report, title, rows, pictures, missing)
    found = sum(len(row.found) for row in rows)
    verdict = f"{found} to mend" if found else "nothing to mend"
    taken = f"{time.perf_counter() - started:.0f} s"
    pictured = page.relative_to(root).as_posix()
    say(f"{len(site.kinds)} pages, {verdict}, {taken}. {pictured} has pictures.")
    return 1 if found else 0


def _site(root: Path, wish: Wish) -> BuiltSite:
    known = [*names()]
    for name in wish.only:
        if name not in known:
            raise NotExamined(f"there is no examination {name}; there are {', '.join(known)}.")
    try:
        site = built_site(root, wish.pages)
    except BadContent as bad:
        raise NotExamined(f"the course has problems.\n{bad}") from None
    if site is None:
        raise NotExamined("there is no site/ to examine; run college build first.")
    if not site.kinds:
        raise NotExamined(f"no page of site/ matches {wish.pages}.")
    return site


def _gone_round(site: BuiltSite, rows: Sequence[Row], wish: Wish, pictures: Pictures) -> list[str]:
    """Go through the site in every browser that is here; return a note of each that is not."""
    notes = []
    wanted = [
        name
        for name in wish.browsers or BROWSERS
        if any(
            isinstance(row.examination, VisitExamination) and name in row.examination.browsers
            for row in rows
        )
    ]
    for name in wanted:
        try:
            go_round(site, name, rows, pictures)
        except MissingBrowser as reason:
            notes.append(f"Not looked at in {name}: {reason}")
    if wanted and (len(notes) == len(wanted) or (wish.browsers and notes)):
        raise NotExamined("\n".join(notes))
    return notes
