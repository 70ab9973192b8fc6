"""The check that every record stands where it says, and names only what exists."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Protocol

from calculators.catalog import CATALOG
from college.markdown.citations import REGISTER
from college.records.lesson import Lesson
from college.records.nearest import nearest
from college.records.problem import Finding
from college.records.term import Term
from college.records.track import Track


def place_problems(
    lesson: Lesson, tracks: Mapping[str, Track], lessons: Mapping[str, Lesson]
) -> Iterator[Finding]:
    """Return what is wrong with a lesson's folder, file name and step."""
    track = tracks.get(lesson.track)
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
    for other in lessons.values():
        same = other.track == lesson.track and other.step == lesson.step
        if same and other is not lesson:
            yield (
                step,
                f"step {lesson.step} is taken by {other.path.name}",
                "give one of them another step",
            )


def name_problems(
    lesson: Lesson, lessons: Collection[str], terms: Collection[str]
) -> Iterator[Finding]:
    """Return each id in a lesson's record that does not exist."""
    for key, names, known, kind, where in (
        ("needs", lesson.needs, lessons, "lesson", "lessons/"),
        ("teaches", lesson.teaches, terms, "glossary term", "docs/glossary/"),
        ("calculators", lesson.calculators, CATALOG, "calculator", "calculators/catalog/"),
        (
            "sources",
            lesson.sources,
            REGISTER,
            "source in the register",
            "calculators/cost/sources/",
        ),
    ):
        for name in names:
            if name not in known:
                yield (
                    lesson.lines[key],
                    f"{key} names {name}, which is no {kind}",
                    nearest(name, sorted(known), where),
                )


def term_problems(term: Term, terms: Mapping[str, Term]) -> Iterator[Finding]:
    """Return each related term that does not exist, and a file name that is not the id."""
    for key, names in term.relations.items():
        for name in names:
            if name not in terms:
                yield (
                    term.lines[key],
                    f"{key} names {name}, which is no term",
                    "write its page, or take it out",
                )
    if term.path.stem != term.id:
        yield (
            term.lines["id"],
            f"the file is called {term.path.name}",
            f"rename it to {term.id}.md, or change id",
        )


def track_problems(track: Track) -> Iterator[Finding]:
    """Return a track whose id is not its folder's name."""
    if track.path.parent.name != track.id:
        yield (
            track.lines["id"],
            f"the folder is called {track.path.parent.name}",
            f"rename it to {track.id}, or change id",
        )


class Identified(Protocol):
    """Anything with a stable id, written on a known line of a file."""

    @property
    def id(self) -> str:
        """Return its name."""

    @property
    def path(self) -> Path:
        """Return its file."""

    @property
    def lines(self) -> Mapping[str, int]:
        """Return the line of each key."""


def double_ids(records: Sequence[Identified]) -> Iterator[tuple[Path, Finding]]:
    """Return the file of each record whose id another one has too."""
    counts = Counter(record.id for record in records)
    for record in records:
        if counts[record.id] > 1:
            what = f"id {record.id} is taken by another file"
            yield record.path, (record.lines["id"], what, "give one of them another id")
