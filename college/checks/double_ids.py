"""The check that no two records of a kind share an id."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from college.checks.running.check import of_course
from college.checks.running.content import Content
from college.records.lesson import Lesson
from college.records.problem import Problem
from college.records.term import Term
from college.records.track import Track


@of_course(stops_build=True)
def check(content: Content) -> Iterator[Problem]:
    """Return each record whose id another one has too."""
    for kind in (Track, Lesson, Term):
        typed = [(text, text.matter.values) for text in content.of(kind)]
        found = [(text, values["id"]) for text, values in typed if "id" in values]
        counts = Counter(name for _, name in found)
        for text, name in found:
            if counts[name] > 1:
                yield text.record_problem(
                    "id", f"id {name} is taken by another file", "give one of them another id"
                )
