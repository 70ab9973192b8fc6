"""The check that a text cites only documents that its record lists, and each of those."""

from __future__ import annotations

from collections.abc import Iterator

from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.records.doc_page import DocPage
from college.records.lesson import Lesson
from college.records.problem import Problem, Severity
from college.records.term import Term
from college.records.track import Track
from college.source.marks import CITATION


@of_text(stops_build=True)
def check(text: Text) -> Iterator[Problem]:
    """Return each citation of a document that the page does not list."""
    unread = "sources" in text.matter.lines and "sources" not in text.matter.values
    if text.kind in (Term, Track):
        yield from _without_a_list(text)
    if not isinstance(text.record, Lesson | DocPage) or unread:
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
                    if key in text.settings.subject.sources
                    else f"use a key that {text.settings.package}/cost/sources/ has",
                )


def _without_a_list(text: Text) -> Iterator[Problem]:
    """Return each citation on a page whose record has no list of sources."""
    for number, line in text.document.prose:
        for match in CITATION.finditer(line):
            yield text.problem(
                number,
                f"[@{match['key']}] is cited on a page that lists no sources",
                "name the document and its date in the sentence",
            )


@of_text()
def check_cited(text: Text) -> Iterator[Problem]:
    """Warn of each document that the page lists and never cites."""
    if isinstance(text.record, Lesson | DocPage):
        cited = {found["key"] for found in CITATION.finditer(text.all_written)}
        for key in text.record.sources:
            if key not in cited:
                yield text.record_problem(
                    "sources",
                    f"nothing on the page cites {key}",
                    f"write [@{key}] behind what rests on it, or take it out of sources",
                    Severity.WARNING,
                )
