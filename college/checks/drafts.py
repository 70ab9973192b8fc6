"""The reminder of drafts: they are written, checked and not yet published."""

from __future__ import annotations

from collections.abc import Iterator

from college.checks.running.check import of_course, of_text
from college.checks.running.content import Content, Text
from college.checks.trial.source_lines import line_in
from college.records.problem import Problem, Severity, shown

_WHAT = "this is a draft, which the built site leaves out"
_REMEDY = "take the line out when it is ready"


@of_text()
def check(text: Text) -> Iterator[Problem]:
    """Warn of a page that the build leaves out."""
    if text.record and text.record.draft:
        yield text.record_problem("draft", _WHAT, _REMEDY, Severity.WARNING)


@of_course()
def check_calculators(content: Content) -> Iterator[Problem]:
    """Warn of a calculator that the build leaves out."""
    for name, path in content.course.subject.drafts.items():
        where, line = shown(path, content.root), line_in(path, name, "draft")
        yield Problem(where, line, _WHAT, _REMEDY, Severity.WARNING)
