"""The check for `[words][name]` whose name nothing explains: it would be printed as typed."""

from __future__ import annotations

import re
from collections.abc import Iterator

from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.records.problem import Problem

_NAMED = re.compile(r"(?<![!\]\\])\[(?P<words>[^\[\]@^][^\[\]]*)\]\[(?P<name>[^\[\]@^]*)\]")
_EXPLAINED = re.compile(r"^ {0,3}\[(?P<name>[^\[\]@^][^\[\]]*)\]:\s*\S")


@of_text(stops_build=True)
def check(text: Text) -> Iterator[Problem]:
    """Return each link by a name that the page does not explain."""
    prose = text.document.prose
    known = {_plain(found["name"]) for _, line in prose if (found := _EXPLAINED.match(line))}
    for number, line in prose:
        for found in _NAMED.finditer(line):
            name = found["name"] or found["words"]
            if _plain(name) not in known:
                yield text.problem(
                    number,
                    f"{found[0]} is no link: nothing says where “{name}” leads",
                    f"write [{found['words']}](path/to/file.md)",
                )


def _plain(name: str) -> str:
    """Return a name as Markdown compares it."""
    return " ".join(name.lower().split())
