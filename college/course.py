"""This file is the whole course read into memory: tracks, lessons, terms, and how they hang together.

    course ⊃ track ⊃ lesson ⊃ section

Reading collects every problem of every file; only then does it stop, once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, TypeVar

from calculators.catalog import CATALOG
from college.anatomy import missing_parts
from college.citations import REGISTER, citation_problems
from college.lesson import Lesson, read_lesson
from college.problem import BadContent, Problem, shown
from college.scan import Finding, body_problems
from college.term import Term, read_term
from college.track import Track, read_track


class Identified(Protocol):
    """Anything with a stable id."""

    @property
    def id(self) -> str: ...


Record = TypeVar("Record", bound=Identified)


@dataclass(frozen=True)
class Course:
    """Everything an author wrote, typed. Lessons are in the order they are read."""

    root: Path
    tracks: Mapping[str, Track]
    lessons: Mapping[str, Lesson]
    terms: Mapping[str, Term]

    def lesson_at(self, source_uri: str) -> Lesson | None:
        """Find the lesson whose text stands at this place, if any."""
        return next((item for item in self.lessons.values() if item.source_uri == source_uri), None)

    def in_track(self, track: str) -> list[Lesson]:
        """Give a track's lessons, first step first."""
        return [lesson for lesson in self.lessons.values() if lesson.track == track]

    def beside(self, lesson: Lesson) -> tuple[Lesson | None, Lesson | None]:
        """Give the lessons before and after one, within its track."""
        row = self.in_track(lesson.track)
        place = row.index(lesson)
        return row[place - 1] if place else None, row[place + 1] if place + 1 < len(row) else None


def read_course(root: Path) -> Course:
    """Read `lessons/` and `docs/glossary/` below the root, or raise BadContent with all problems."""
    problems: list[Problem] = []
    tracks = _read(sorted(root.glob("lessons/*/index.md")), read_track, root, problems)
    pages = [path for path in sorted(root.glob("lessons/*/*.md")) if path.name != "index.md"]
    lessons = _read(pages, read_lesson, root, problems)
    files = [path for path in sorted(root.glob("docs/glossary/*.md")) if path.name != "index.md"]
    terms = _read(files, read_term, root, problems)
    course = Course(
        root,
        {track.id: track for track in tracks},
        {lesson.id: lesson for lesson in sorted(lessons, key=lambda item: (item.track, item.step))},
        {term.id: term for term in terms},
    )
    problems += _doubles(lessons, root) + _doubles(terms, root)
    for lesson in lessons:
        problems += _lesson_problems(lesson, course)
    for term in terms:
        problems += _term_problems(term, course)
    if problems:
        raise BadContent(problems)
    return course


def _read(
    paths: Iterable[Path],
    read: Callable[[Path, Callable[[int, str, str], None]], Record | None],
    root: Path,
    problems: list[Problem],
) -> list[Record]:
    found = []
    for path in paths:

        def report(line: int, what: str, remedy: str, path: Path = path) -> None:
            problems.append(Problem(shown(path, root), line, what, remedy))

        record = read(path, report)
        if record is not None:
            found.append(record)
    return found


def _doubles(records: Iterable[Lesson] | Iterable[Term], root: Path) -> list[Problem]:
    counts = Counter(record.id for record in records)
    return [
        Problem(
            shown(record.path, root),
            record.lines["id"],
            f"id {record.id} is taken by another file",
            "give one of them another id",
        )
        for record in records
        if counts[record.id] > 1
    ]


def _term_problems(term: Term, course: Course) -> list[Problem]:
    where = shown(term.path, course.root)
    found = [
        Problem(
            where,
            term.lines[key],
            f"{key} names {name}, which is no term",
            "write its page, or take it out",
        )
        for key, names in term.relations.items()
        for name in names
        if name not in course.terms
    ]
    if term.path.stem != term.id:
        found.append(
            Problem(
                where,
                term.lines["id"],
                f"the file is called {term.path.name}",
                f"rename it to {term.id}.md, or change id",
            )
        )
    return found


def _lesson_problems(lesson: Lesson, course: Course) -> list[Problem]:
    findings = [
        *_place_problems(lesson, course),
        *_name_problems(lesson, course),
        *citation_problems(lesson),
        *body_problems(lesson),
        *missing_parts(lesson),
    ]
    where = shown(lesson.path, course.root)
    return [Problem(where, line, what, remedy) for line, what, remedy in findings]


def _place_problems(lesson: Lesson, course: Course) -> Iterator[Finding]:
    """Whether the lesson stands where its record says it does."""
    track = course.tracks.get(lesson.track)
    step = lesson.lines["step"]
    if track is None or lesson.path.parent.name != lesson.track:
        yield (
            lesson.lines["track"],
            f"track is {lesson.track}",
            "name the folder it stands in, which needs an index.md with the track's record",
        )
    elif lesson.step > track.steps:
        yield (
            step,
            f"step is {lesson.step}, but the track has {track.steps}",
            "change the step, or steps in the track's index.md",
        )
    expected = f"{lesson.step:02d}-{lesson.id}.md"
    if lesson.path.name != expected:
        yield (
            lesson.lines["id"],
            f"the file is called {lesson.path.name}",
            f"rename it to {expected}, or change id or step",
        )
    same = [other for other in course.in_track(lesson.track) if other.step == lesson.step]
    if len(same) > 1:
        yield (
            step,
            f"step {lesson.step} is taken by another lesson of the track",
            "give one of them another step",
        )


def _name_problems(lesson: Lesson, course: Course) -> Iterator[Finding]:
    """Whether every id the record names exists."""
    for key, names, known, kind in (
        ("needs", lesson.needs, course.lessons, "lesson"),
        ("teaches", lesson.teaches, course.terms, "glossary term"),
        ("calculators", lesson.calculators, CATALOG, "calculator"),
        ("sources", lesson.sources, REGISTER, "source in the register"),
    ):
        for name in names:
            if name not in known:
                yield (
                    lesson.lines[key],
                    f"{key} names {name}, which is no {kind}",
                    f"use one of {', '.join(sorted(known)) or 'none yet'}",
                )
