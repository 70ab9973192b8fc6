"""The check for blocks that do not exist: they would be printed as they were typed."""

from __future__ import annotations

from collections.abc import Iterator

from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.markdown.block_kinds import block_kinds
from college.records.nearest import nearest
from college.records.problem import Problem


@of_text(stops_build=True)
def check(text: Text) -> Iterator[Problem]:
    """Return each block of which there is no kind."""
    known = block_kinds()
    for block in text.document.blocks:
        if block.name not in known:
            yield text.problem(
                block.line, f"there is no block “{block.name}”", nearest(block.name, known)
            )
