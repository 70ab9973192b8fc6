"""The check for options that the Markdown parser takes for text, and prints: `kind: order`.

Options stand right below the opening of a block, four spaces in.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import takewhile

from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.markdown.block_kinds import block_kinds
from college.records.problem import Problem

_OPTION = re.compile(r"^\s*(?P<name>[a-z]+):(?:\s|$)")


@of_text(stops_build=True)
def check(text: Text) -> Iterator[Problem]:
    """Return each line at the top of a block's text that is one of its options."""
    for block in text.document.blocks:
        options = block_kinds()[block.name].OPTIONS if block.name in block_kinds() else {}
        numbered = enumerate(text.document.lines[block.given.end : block.end], block.given.end)
        top = takewhile(lambda row: not row[1].strip() or _OPTION.match(row[1]), numbered)
        for number, line in top:
            found = _OPTION.match(line)
            if found and found["name"] in options:
                yield text.problem(
                    number,
                    f"{found['name']}: is taken for text, not for an option of {block.name}",
                    "put it right below the opening line, four spaces in",
                )
