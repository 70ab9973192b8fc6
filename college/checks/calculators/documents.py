"""The check that a document has a date and an address that a reader can use."""

from __future__ import annotations

import re
from collections.abc import Iterator

from calculators.source import Source
from college.checks.calculators.source_keys import keys_in
from college.checks.running.check import of_course
from college.checks.running.content import Content
from college.checks.trial.course_code import course_files
from college.markdown.age import today
from college.records.problem import Problem, shown

_DATE = re.compile(r"undated|\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?")
_ADDRESS = re.compile(r"[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:/\S*)?(?: .*)?")
"""What leads somewhere, and what more there is to say: a file, a page, a second address."""


@of_course()
def check(content: Content) -> Iterator[Problem]:
    """Return each document whose date is none, or to come, and each address that leads nowhere."""
    subject = content.course.subject
    wrong = {key: found for key, source in subject.sources.items() if (found := [*_wrong(source)])}
    for path in course_files(subject) if wrong else ():
        for key, line in keys_in(path):
            for what, remedy in wrong.get(key, ()):
                yield Problem(shown(path, content.root), line, what, remedy)


def _wrong(source: Source) -> Iterator[tuple[str, str]]:
    """Return what is wrong with one, and the remedy."""
    if not _DATE.fullmatch(source.date):
        what = f"the date of {source.key}, “{source.date}”, is none"
        yield what, "write it as far as known: 2026-05, or undated"
    elif source.date[:1].isdigit() and source.date > today().isoformat():
        what = f"the date of {source.key}, {source.date}, is still to come"
        yield what, "write the date of the document"
    if not _ADDRESS.fullmatch(source.address):
        what = f"the address of {source.key}, “{source.address}”, leads nowhere"
        yield what, "write it without https://, such as example.org/a"
