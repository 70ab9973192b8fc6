"""The check that the record of what is published names no draft: the site has no page for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from college.checks.running.check import of_course
from college.checks.running.content import Content
from college.records.lesson import Lesson
from college.records.page_record import PageRecord
from college.records.problem import Problem
from college.records.term import Term


@of_course(stops_build=True)
def check(content: Content) -> Iterator[Problem]:
    """Return each lesson or term that is not ready, where a record that is ready names it."""
    course = content.course
    for text in content.texts:
        if not text.record or course.is_draft(text.record):
            continue
        for name in sorted(text.named_calculators & {*course.subject.drafts}):
            listed = name in text.matter.values.get("calculators", ())
            yield text.record_problem(
                "calculators" if listed else "scenarios",
                f"it names the calculator {name}, which is a draft",
                "publish it first, or take it out",
            )
        for key, names, known in _named(text.record, content):
            for name in names:
                if name in known and course.is_draft(known[name]):
                    yield text.record_problem(
                        key,
                        f"{key} names {name}, which is a draft",
                        "publish it first, or take it out",
                    )


def _named(
    record: PageRecord, content: Content
) -> Iterator[tuple[str, tuple[str, ...], Mapping[str, PageRecord]]]:
    """Return each key that names pages, the ids in it, and the pages that there are."""
    course = content.course
    match record:
        case Lesson():
            yield "needs", record.needs, course.lessons
            yield "teaches", record.teaches, course.terms
        case Term():
            for key, names in record.relations.items():
                yield key, names, course.terms
