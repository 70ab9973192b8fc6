"""The check for terms that no lesson teaches and no page links to."""

from __future__ import annotations

import re
from collections.abc import Iterator

from college.checks.running.check import of_course
from college.checks.running.content import Content
from college.records.lesson import Lesson
from college.records.problem import Problem, Severity
from college.records.term import Term
from college.source.links.references import BY_ID

_LINKED = re.compile(r"\(\S*?([\w-]+)\.md(?:#\S*)?\)")


@of_course()
def check(content: Content) -> Iterator[Problem]:
    """Warn of each term that nobody comes upon."""
    if any(text.kind is Lesson and not text.matter.lines for text in content.files):
        return  # what it teaches cannot be known
    known: set[str] = set()
    for text in content.files:
        if text.kind is Lesson:
            known |= set(text.matter.values.get("teaches", ()))
        known |= set(_LINKED.findall(text.body))
        known |= {found["id"] for found in BY_ID.finditer(text.body)}
    for text in content.of(Term):
        name = text.matter.values["id"]
        if name not in known:
            yield text.record_problem(
                "id",
                f"no lesson teaches {name}, and no page links to it",
                "name it in a lesson's teaches, link to it, or delete it",
                Severity.WARNING,
            )
