"""The budgets of a course: what a page may weigh, ask for, work and print, read from files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Annotated, Any

from college.records.frontmatter import read_keys
from college.records.keys import Key, arguments, keys_of
from college.records.problem import BadContent
from college.records.readers import table_of, whole
from college.records.reading.decoded import decoded

BUDGET_FILE = "budgets.yml"
_DEFAULT = Path(__file__).with_name(BUDGET_FILE)


@dataclass(frozen=True, kw_only=True)
class Budgets:
    """How much is too much; bytes are those of a compressing server."""

    page_bytes: Annotated[int, Key("what a page that nobody touches may weigh", whole)]
    page_requests: Annotated[int, Key("how many files it may ask for", whole)]
    work: Annotated[int, Key("how many times the work of a bare page it may be to show", whole)]
    sheets: Annotated[
        Mapping[str, int], Key("sheets of paper that a kind of page may take", table_of(whole))
    ] = field(default_factory=dict)
    files: Annotated[
        Mapping[str, int], Key("what a file may weigh, by its path or a pattern", table_of(whole))
    ] = field(default_factory=dict)

    def of_file(self, path: str) -> tuple[str, int] | None:
        """Return the line that a file is held to, and its bytes; the last that matches it."""
        found = [item for item in self.files.items() if fnmatchcase(path, item[0])]
        return found[-1] if found else None


def read_budgets(root: Path) -> Budgets:
    """Return the budgets of a course: its own lines before those that every course has."""
    own = root / BUDGET_FILE
    base = _read(_DEFAULT)
    given = _read(own) if own.is_file() else {}
    merged = {
        key: {**base[key], **value} if isinstance(value, dict) else value
        for key, value in given.items()
    }
    return Budgets(**{**base, **merged})


def _read(path: Path) -> dict[str, Any]:
    """Read one file; any key may be left out of it."""
    rows = {key: replace(row, required=False) for key, row in keys_of(Budgets).items()}
    text, wrong = decoded(path)
    values, _, problems = read_keys(text, rows, BUDGET_FILE)
    found = [item for item in (wrong, *problems) if item]
    if found:
        raise BadContent(item.moved(BUDGET_FILE) for item in found)
    return arguments(rows, values)
