"""The check that a lesson has every section of the anatomy, in order, with the blocks it needs."""

from __future__ import annotations

from collections.abc import Iterator

from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.markdown.block_kinds import block_kinds
from college.records.anatomy import ANATOMY
from college.records.lesson import Lesson
from college.records.nearest import closest
from college.records.problem import Problem


@of_text(stops_build=True)
def check(text: Text) -> Iterator[Problem]:
    """Return each part a lesson lacks, has out of order, or has without its blocks."""
    if text.kind is not Lesson:
        return
    found = {section.title: section for section in text.document.sections}
    last = 0
    for part in ANATOMY:
        section = found.get(part.heading)
        if section is None:
            yield text.record_problem(
                "",
                f"the section “{part.heading}” is missing",
                f"add ## {part.heading}: {part.answers}",
            )
            continue
        if section.line < last:
            yield text.problem(
                section.line,
                f"the section “{part.heading}” is out of order",
                "keep the order of the anatomy",
            )
        last = max(last, section.line)
        blocks = _blocks(text, part.heading)
        for name in part.blocks:
            if name not in blocks:
                yield text.problem(
                    section.line, f"“{part.heading}” has no {name} block", f"add /// {name}"
                )
    known = {part.heading for part in ANATOMY}
    for section in found.values():
        if section.title not in known:
            yield text.problem(
                section.line,
                f"“{section.title}” is not a section of a lesson",
                "make it a ### below one of the sections",
            )


def _blocks(text: Text, section: str) -> set[str]:
    """Return the blocks under a heading; a misspelled one counts as the one that was meant."""
    names = {block.name for block in text.document.blocks if block.section == section}
    known = block_kinds()
    return {name if name in known else closest(name, known) for name in names}
