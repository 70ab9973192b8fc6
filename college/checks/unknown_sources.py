"""The check that a text cites only documents that its record lists."""

from __future__ import annotations

from collections.abc import Iterator

from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.markdown.citations import REGISTER
from college.records.doc_page import DocPage
from college.records.lesson import Lesson
from college.records.problem import Problem
from college.source.marks import CITATION


@of_text(stops_build=True)
def check(text: Text) -> Iterator[Problem]:
    """Return each citation of a document that the page does not list."""
    if not isinstance(text.record, Lesson | DocPage):
        return
    whose = "lesson" if text.lesson else "page"
    for number, line in text.document.prose:
        for match in CITATION.finditer(line):
            key = match["key"]
            if key not in text.record.sources:
                yield text.problem(
                    number,
                    f"[@{key}] is not among the {whose}'s sources",
                    f"add {key} to sources"
                    if key in REGISTER
                    else "use a key that calculators/cost/sources/ has",
                )
