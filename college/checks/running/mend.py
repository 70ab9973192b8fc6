"""`college check --fix`: what has one remedy, and that a word for a word, is carried out."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from college.records.problem import Problem, Swap
from college.records.reading.decoded import decoded


def mend(root: Path, problems: Iterable[Problem]) -> Iterator[str]:
    """Swap the word in each file that has such a problem; give a line for each that was mended."""
    for problem in problems:
        remedy, path = problem.remedy, root / problem.path
        if not isinstance(remedy, Swap):
            continue
        text, wrong = decoded(path)
        if wrong:
            continue  # its bytes come first, and only its author can save it anew
        lines = text.splitlines(keepends=True)
        at = problem.line - 1
        word = re.compile(rf"(?<![\w-]){re.escape(remedy.old)}(?![\w-])")
        mended, count = word.subn(remedy.new, lines[at], count=1)
        if count:
            lines[at] = mended
            path.write_text("".join(lines), "utf-8")
            yield f"{problem.path}:{problem.line}: mended: {remedy.old} is now {remedy.new}."
