"""The whole course read into memory: tracks, lessons, terms, and how they hang together.

    course ⊃ track ⊃ lesson ⊃ section

Reading collects every problem of every file; only then does it stop, once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TypeVar

from college.checks.anatomy import missing_parts
from college.checks.block_rules import block_problems
from college.checks.body import body_problems, scenario_problems
from college.checks.hints import hint_problems
from college.checks.needs import needs_problems
from college.checks.places import (
    double_ids,
    name_problems,
    place_problems,
    term_problems,
    track_problems,
)
from college.markdown.citations import citation_problems
from college.records.doc_page import PageSource, read_page
from college.records.frontmatter import Report, read_front_matter
from college.records.lesson import LESSON_KEYS, Lesson, read_lesson
from college.records.memory import Memory
from college.records.problem import BadContent, Finding, Problem, shown
from college.records.term import Term, read_term
from college.records.track import Track, read_track

Readable = TypeVar("Readable", Lesson, Term, Track, PageSource)


@dataclass(frozen=True)
class Course:
    """Everything an author wrote, typed. Lessons are in the order they are read."""

    root: Path
    tracks: Mapping[str, Track]
    lessons: Mapping[str, Lesson]
    terms: Mapping[str, Term]
    pages: Mapping[str, PageSource] = field(default_factory=dict)
    """The pages of `docs/` around the lessons, by their uri; terms are not among them."""

    def lesson_at(self, source_uri: str) -> Lesson | None:
        """Find the lesson whose text stands at this place, if any."""
        return next((item for item in self.lessons.values() if item.source_uri == source_uri), None)

    def in_track(self, track: str) -> list[Lesson]:
        """Return a track's lessons, first step first."""
        return [lesson for lesson in self.lessons.values() if lesson.track == track]

    def beside(self, lesson: Lesson) -> tuple[Lesson | None, Lesson | None]:
        """Return the lessons before and after one, within its track."""
        row = self.in_track(lesson.track)
        place = row.index(lesson)
        return row[place - 1] if place else None, row[place + 1] if place + 1 < len(row) else None


def read_course(root: Path, *, drafts: bool = False) -> Course:
    """Read `lessons/` and `docs/` below the root, or raise BadContent with all problems."""
    course, problems = gather(root, drafts=drafts)
    if problems:
        raise BadContent(problems)
    return course


def gather(
    root: Path, *, drafts: bool = False, memory: Memory | None = None
) -> tuple[Course, list[Problem]]:
    """Return what of the course can be read, and every problem that stops a build.

    Drafts are read in any case, since others may name them; without `drafts` neither they nor
    their problems are given. A `memory` from the time before saves reading what did not change.
    """
    reader = _Reader(root, memory or Memory())
    index = sorted(root.glob("lessons/*/index.md"))
    files = [path for path in sorted(root.glob("lessons/*/*.md")) if path.name != "index.md"]
    glossary = [path for path in sorted(root.glob("docs/glossary/*.md")) if path.name != "index.md"]
    tracks = reader.records(index, read_track)
    lessons = reader.records(files, read_lesson)
    terms = reader.records(glossary, read_term)
    course = Course(
        root,
        {track.id: track for track in tracks},
        {lesson.id: lesson for lesson in sorted(lessons, key=lambda item: (item.track, item.step))},
        {term.id: term for term in terms},
        reader.pages(),
    )
    unread = {path.stem.partition("-")[2] for path in files} | {path.stem for path in glossary}
    records: list[Lesson | Term | Track] = [*tracks, *lessons, *terms]
    for record in records:
        reader.tell(record.path, _place_findings(record, course, unread))
    for path, finding in (*double_ids(tracks), *double_ids(lessons), *double_ids(terms)):
        reader.tell(path, [finding])
    if drafts:
        return course, reader.problems
    hidden = {shown(path, root) for path in files if is_draft(reader.text(path))}
    kept = {name: item for name, item in course.lessons.items() if not item.draft}
    return replace(course, lessons=kept), [
        item for item in reader.problems if item.path not in hidden
    ]


def is_draft(text: str) -> bool:
    """Whether a lesson says that it is not ready; known even when its record cannot be read."""
    return bool(re.match(r"---\n(?:(?!---$).*\n)*?draft: *true *(?:#.*)?\n", text))


class _Reader:
    """Reads files, keeps what is wrong with each, and remembers both for the next time."""

    def __init__(self, root: Path, memory: Memory) -> None:
        self.root, self.memory = root, memory
        self.problems: list[Problem] = []
        self._texts: dict[Path, str] = {}

    def text(self, path: Path) -> str:
        if path not in self._texts:
            self._texts[path] = path.read_text("utf-8")
        return self._texts[path]

    def tell(self, path: Path, findings: Iterable[Finding]) -> None:
        where = shown(path, self.root)
        self.problems += (Problem(where, *finding) for finding in findings)

    def records(
        self, paths: Iterable[Path], read: Callable[[Path, Report], Readable | None]
    ) -> list[Readable]:
        found = []
        for path in paths:
            text = self.text(path)
            record, findings = self.memory.once(path, text, lambda: _examined(path, text, read))  # noqa: B023 - called at once
            self.tell(path, findings)
            if record is not None:
                found.append(record)
        return found

    def pages(self) -> dict[str, PageSource]:
        """Read the pages around the lessons."""
        docs = self.root / "docs"
        paths = [path for path in sorted(docs.rglob("*.md")) if path.parent != docs / "glossary"]
        found = self.records(paths, lambda path, report: read_page(path, docs, report))
        return {page.uri: page for page in found}


def _examined(
    path: Path, text: str, read: Callable[[Path, Report], Readable | None]
) -> tuple[Readable | None, list[Finding]]:
    """Read a record, and give all that can be said of its file alone."""
    findings: list[Finding] = []
    record = read(path, lambda *finding: findings.append(finding))
    if record is not None:
        findings += body_problems(record)
        findings += block_problems(record)
        findings += scenario_problems(record, record.lines)
    elif read is read_lesson:
        findings += _text_findings(text)
    if isinstance(record, Lesson | PageSource):
        findings += citation_problems(record)
    if isinstance(record, Lesson):
        findings += missing_parts(record)
    if not isinstance(record, PageSource):
        findings += hint_problems(text)
    return record, findings


def _text_findings(text: str) -> list[Finding]:
    """Return what can be said of a lesson's text when its record is wrong, to spare a second round."""
    matter = read_front_matter(text, LESSON_KEYS, lambda *_: None)
    page = PageSource("", "", "", matter.body, matter.body_line, matter.values.get("scenarios", {}))
    findings = [*missing_parts(page)]
    if "scenarios" in matter.values:
        findings += [*body_problems(page), *block_problems(page)]
        findings += scenario_problems(page, matter.lines)
    return findings


def _place_findings(
    record: Lesson | Term | Track, course: Course, unread: Collection[str]
) -> list[Finding]:
    """Return what is wrong with a record among the others. `unread` names files as they are called."""
    if isinstance(record, Lesson):
        return [
            *place_problems(record, course.tracks, course.lessons),
            *name_problems(record, {*course.lessons, *unread}, {*course.terms, *unread}),
            *needs_problems(record, course.lessons),
        ]
    if isinstance(record, Term):
        return list(term_problems(record, course.terms))
    return list(track_problems(record))
