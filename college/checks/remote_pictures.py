"""The check for pictures from elsewhere: a page asks nobody else for anything."""

from __future__ import annotations

import re
from collections.abc import Iterator

from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.records.problem import Problem

_REMOTE = re.compile(
    r"!\[(?:[^\[\]]|\[[^\]]*\])*\]\(<?(?P<target>(?:[a-z][a-z0-9+.-]*:|//)[^\s()>]+)"
)
_BY_NAME = re.compile(r"!\[[^\]]*\]\[[^\]]*\]")


@of_text(stops_build=True)
def check(text: Text) -> Iterator[Problem]:
    """Return each picture that the page would fetch, or that stands elsewhere in the text."""
    for number, line in text.document.prose:
        for found in _REMOTE.finditer(line):
            yield text.problem(
                number,
                f"the picture {found['target']} would be fetched from elsewhere",
                "put the file into docs/assets/figures/, and link it from there",
            )
        if _BY_NAME.search(line):
            yield text.problem(
                number,
                "the picture's file stands elsewhere in the text",
                "write it beside the words: ![what it shows](path/to/file.svg)",
            )
