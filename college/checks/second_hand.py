"""The check for documents that were read at somebody else's, and what rests on them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from calculators.fact import Fact
from calculators.source import Source
from college.checks.running.check import of_course
from college.checks.running.content import Content
from college.checks.trial.course_code import course_files
from college.records.problem import Problem, Severity, shown

_SOURCE = re.compile(r"\bSource\(\s*(?:key=)?[\"'](?P<key>[^\"']+)")
MOST = 10
"""Sources of this kind that a course may have; above it they are more than exceptions."""


def second_hand(
    sources: Mapping[str, Source], facts: Mapping[str, Fact], places: Mapping[str, tuple[str, int]]
) -> Iterator[Problem]:
    """Warn of each such source, with the facts that rest on it; too many are a problem.

    `places` has the file and the line of every source.
    """
    found = [source for source in sources.values() if source.second_hand]
    for source in found:
        resting = [name for name, fact in facts.items() if fact.source == source]
        on_it = f"; on it rest {', '.join(resting)}" if resting else ""
        yield Problem(
            *places.get(source.key, ("", 1)),
            f"{source.key} was read second-hand: {source.second_hand}{on_it}",
            "read the document itself if you can, and give its own address",
            Severity.WARNING,
        )
    if len(found) > MOST:
        yield Problem(
            *places.get(found[-1].key, ("", 1)),
            f"{len(found)} sources were read second-hand, and {MOST} are the most",
            "read some of the documents themselves",
        )


@of_course()
def check(content: Content) -> Iterator[Problem]:
    """Look at the sources of the course's subject."""
    subject = content.course.subject
    return second_hand(subject.sources, subject.facts, dict(_places(content)))


def _places(content: Content) -> Iterator[tuple[str, tuple[str, int]]]:
    """Return the key of each source with the file and the line that it stands in."""
    for path in course_files(content.course.subject):
        if "sources" in (path.parent.name, path.stem):
            text = path.read_text("utf-8", "replace")
            for found in _SOURCE.finditer(text):
                line = text.count("\n", 0, found.start()) + 1
                yield found["key"], (shown(path, content.root), line)
