"""Calculators written as spreadsheets into `dist/`, and told by name where one cannot be."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from calculators.engine.model.record import Calculator
from college.exports.spreadsheet.workbook import workbook
from college.records.nearest import closest
from college.records.settings import Settings

_FOLDER = "dist"
_PROBLEMS, _USAGE = 1, 2


def export_xlsx(
    settings: Settings, root: Path, name: str | None, say: Callable[[str], None]
) -> int:
    """Write one calculator, or each of them and the whole course, and return the exit code."""
    catalog = settings.subject.catalog
    wanted = [*catalog] if name is None else [name.replace("-", "_")]
    if name is not None and wanted[0] not in catalog:
        meant = closest(wanted[0], catalog)
        remedy = f"did you mean {meant}?" if meant else "college ask lists those there are."
        sys.stderr.write(f"college: there is no calculator “{name}”; {remedy}\n")
        return _USAGE
    site = os.environ.get("SITE_URL", "")
    folder = root / _FOLDER
    folder.mkdir(exist_ok=True)
    problems = 0
    for one in wanted:
        problems += _written(folder / f"{one}.xlsx", [catalog[one]], site, say)
    if name is None and catalog:
        whole = settings.name.lower().replace(" ", "-") or "course"
        _written(folder / f"{whole}.xlsx", catalog.values(), site, lambda _: None)
        say(f"Wrote {len(wanted) - problems} workbooks and {_FOLDER}/{whole}.xlsx, which has all.")
    elif not problems:
        say(f"Wrote {_FOLDER}/{wanted[0]}.xlsx.")
    return _PROBLEMS if problems else 0


def _written(
    path: Path, calculators: Iterable[Calculator], site: str, say: Callable[[str], None]
) -> int:
    """Write one workbook, and return how many calculators are not in it."""
    book = workbook(calculators, site)
    for name, reason in book.left_out.items():
        say(f"{name} cannot be a spreadsheet: {reason}.")
    if book.data:
        path.write_bytes(book.data)
    return len(book.left_out)
