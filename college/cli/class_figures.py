"""`college class`: a folder of exported records made into a page and a workbook."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path

from college.checks.running.gather import gather
from college.exports.classroom.folder import read_class
from college.exports.classroom.page import class_page
from college.exports.classroom.tally import Tally
from college.exports.classroom.workbook import class_workbook
from college.markdown.age import today

_FOLDER, _PAGE, _BOOK = "dist", "class.html", "class.xlsx"
_PROBLEMS, _USAGE = 1, 2


def class_figures(root: Path, folder: Path, say: Callable[[str], None]) -> int:
    """Write both files, tell of each record that could not be read, and return the exit code."""
    if not folder.is_dir():
        sys.stderr.write(f"college: there is no folder {folder}; name the one with the records.\n")
        return _USAGE
    found = read_class(folder, time.time())
    for problem in found.problems:
        say(problem)
    if not found.learners:
        say(f"{folder} holds no record; put the files there that learners export, as .json.")
        return _PROBLEMS
    tally = Tally(gather(root).course, found.learners)
    place = root / _FOLDER
    place.mkdir(exist_ok=True)
    (place / _PAGE).write_text(class_page(tally, found.problems, today()), "utf-8")
    (place / _BOOK).write_bytes(class_workbook(tally, found.problems))
    read = len(found.learners)
    say(f"Read {read} {'record' if read == 1 else 'records'}.")
    say(f"Wrote {_FOLDER}/{_PAGE} and {_FOLDER}/{_BOOK}.")
    return _PROBLEMS if found.problems else 0
