"""The check that a record names only lessons, terms, calculators and sources that exist."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from college.checks.running.check import of_course
from college.checks.running.content import Content, Text
from college.records.lesson import Lesson
from college.records.nearest import nearest
from college.records.problem import Problem
from college.records.term import Term


@of_course(stops_build=True)
def check(content: Content) -> Iterator[Problem]:
    """Return each id in a record that does not exist."""
    # A file whose record cannot be read is known by its name: it is told there, not here again.
    unread = {text.path.stem.partition("-")[2] for text in content.files if text.kind is Lesson}
    unwritten = {text.path.stem for text in content.files if text.kind is Term}
    lessons, terms = {*content.course.lessons, *unread}, {*content.course.terms, *unwritten}
    for text in content.of(Lesson, Term):
        match text.record:
            case Lesson() as lesson:
                yield from _named(text, "needs", lesson.needs, lessons, "lesson", "lessons/")
                yield from _named(
                    text, "teaches", lesson.teaches, terms, "glossary term", "docs/glossary/"
                )
                yield from _named(
                    text,
                    "sources",
                    lesson.sources,
                    text.settings.subject.sources,
                    "source in the register",
                    f"{text.settings.package}/cost/sources/",
                )
                yield from _calculators(text, lesson.calculators)
            case Term() as term:
                yield from _relations(text, term, content)
                yield from _calculators(text, term.calculators)


def _calculators(text: Text, names: tuple[str, ...]) -> Iterator[Problem]:
    known, where = text.settings.subject.names, f"{text.settings.package}/catalog/"
    return _named(text, "calculators", names, known, "calculator", where)


def _named(
    text: Text, key: str, names: tuple[str, ...], known: Collection[str], kind: str, where: str
) -> Iterator[Problem]:
    for name in names:
        if name not in known:
            yield text.record_problem(
                key, f"{key} names {name}, which is no {kind}", nearest(name, sorted(known), where)
            )


def _relations(text: Text, term: Term, content: Content) -> Iterator[Problem]:
    for key, names in term.relations.items():
        for name in names:
            if name not in content.course.terms:
                yield text.record_problem(
                    key, f"{key} names {name}, which is no term", "write its page, or take it out"
                )
