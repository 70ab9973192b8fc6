"""An exercise as its author wrote it, read from the text of a lesson."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from calculators.exercise.checks import HIDDEN

_BLOCK = re.compile(
    r"^/// exercise \| (?P<task>.+?)\n(?P<body>.*?)^///\s*$", re.DOTALL | re.MULTILINE
)
_ID = re.compile(r"^ +id: *(?P<id>\S+) *$", re.MULTILINE)
_FENCE = re.compile(
    r"^``` *\{ *\.python +\.(?P<kind>\w+) *\}\n(?P<code>.*?)^```\s*$", re.DOTALL | re.MULTILINE
)


@dataclass(frozen=True)
class Exercise:
    """One exercise; what the author left out is an empty text."""

    id: str
    line: int
    task: str
    starter: str
    solution: str
    checks: str

    @property
    def hidden(self) -> str:
        """Return the checks whose text a learner does not see."""
        return split_checks(self.checks)[1]


@lru_cache(maxsize=4096)
def exercises(text: str) -> tuple[Exercise, ...]:
    """Return the exercises in the text of a lesson; several pages ask for them."""
    return tuple(_found(text))


def _found(text: str) -> Iterator[Exercise]:
    for block in _BLOCK.finditer(text):
        code = {fence["kind"]: fence["code"] for fence in _FENCE.finditer(block["body"])}
        named = _ID.search(block["body"])
        yield Exercise(
            named["id"] if named else "",
            text.count("\n", 0, block.start()) + 1,
            block["task"],
            *(code.get(kind, "") for kind in ("starter", "solution", "checks")),
        )


def split_checks(checks: str) -> tuple[str, str]:
    r"""Return the visible checks and the hidden ones.

    >>> split_checks("assert a\n# hidden\nassert b\n")
    ('assert a\n', 'assert b\n')
    """
    lines = checks.splitlines(keepends=True)
    mark = next((at for at, line in enumerate(lines) if line.strip() == HIDDEN), len(lines))
    return "".join(lines[:mark]), "".join(lines[mark + 1 :])
