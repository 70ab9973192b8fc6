"""The check for words still to be written: the scaffolds mark each hint with « and »."""

from __future__ import annotations

from collections.abc import Iterator

from college.checks.running.check import of_course, of_text
from college.checks.running.content import Content, Text
from college.records.doc_page import DocPage
from college.records.hint import HINT
from college.records.problem import Problem, shown
from college.records.reading.decoded import decoded

UNWRITTEN = "unwritten"
"""The name of this check: what it finds is no reason to hide a page from its author."""


@of_text(stops_build=True)
def check(text: Text) -> Iterator[Problem]:
    """Return each hint left in a lesson, a track or a term."""
    if text.kind is not DocPage:
        yield from _hints(text.where, text.typed)


@of_course()
def check_calculators(content: Content) -> Iterator[Problem]:
    """Return each hint left in a calculator's file."""
    catalog = content.root / content.course.settings.package / "catalog"
    for path in sorted(catalog.glob("*.py")):
        yield from _hints(shown(path, content.root), decoded(path)[0])


def _hints(where: str, typed: str) -> Iterator[Problem]:
    if "«" not in typed:
        return
    for number, line in enumerate(typed.splitlines(), 1):
        for found in HINT.finditer(line):
            yield Problem(
                where, number, f"still to be written: {found['words']}", "replace the hint"
            )
