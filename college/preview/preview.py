"""The preview's memory between two builds: what was read, and which pages must be built anew.

A page is stale when its source changed, or what its record sets around it, or something that
stands on every page.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from college.checks.running.gather import gather
from college.checks.running.placeholder import with_placeholders
from college.checks.unwritten import UNWRITTEN
from college.pages.lesson import lesson_footer, lesson_header
from college.pages.navigation import navigation
from college.pages.teach import taught_at
from college.pages.term import term_page
from college.pages.track import track_page
from college.records.course import Course
from college.records.lesson import Lesson
from college.records.problem import Problem
from college.records.term import Term
from college.records.track import Track
from college.source.memory import Memory

_TEXT = ("body", "body_line", "lines")


@dataclass
class Preview:
    """One running preview."""

    memory: Memory = field(default_factory=Memory)
    fingerprints: dict[str, str] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    lessons: dict[Path, Lesson] = field(default_factory=dict)
    """Each lesson as it last could be read."""
    texts: Mapping[str, str] = field(default_factory=dict)
    """What to show at the place of each page with problems."""
    around: _Around | None = None
    """What records set around the pages, as of the last build."""

    def read(self, root: Path) -> Course:
        """Read the course, drafts too; what has problems is replaced by the list of them.

        Hints still to be replaced are no reason to hide a page: they stand where words will be.
        """
        gathered = gather(root, drafts=True, memory=self.memory)
        course = gathered.course
        self.problems = sorted({item for item in gathered.problems if item.check != UNWRITTEN})
        whole, self.texts = with_placeholders(course, self.problems, self.lessons.values())
        self.lessons |= {lesson.path: lesson for lesson in course.lessons.values()}
        return whole

    def stale(self, course: Course, sources: Iterable[tuple[str, str]]) -> set[str]:
        """Return the places of the pages to build, of all pages with their sources."""
        terms = [(term.id, term.term, term.definition) for term in course.terms.values()]
        everywhere = _digest(repr(navigation(course)), repr(terms))
        around = self.around = _Around(course, self.around)
        now = {
            uri: _digest(everywhere, self.texts.get(uri, text), around.page(uri))
            for uri, text in sources
        }
        before, self.fingerprints = self.fingerprints, now
        return {uri for uri, mark in now.items() if before.get(uri) != mark}


def _digest(*parts: str) -> str:
    return hashlib.blake2b("\0".join(parts).encode(), digest_size=16).hexdigest()


class _Around:
    """What each page's record sets around its text; kept from before while no record says anything else."""

    def __init__(self, course: Course, before: _Around | None) -> None:
        self.course = course
        every: list[Lesson | Track | Term] = [
            *course.lessons.values(),
            *course.tracks.values(),
            *course.terms.values(),
        ]
        self.records = {item.source_uri: item for item in every}
        self.faces = repr([_face(record) for record in self.records.values()])
        same = before is not None and before.faces == self.faces
        self.kept: dict[str, str] = dict(before.kept) if before and same else {}

    def page(self, uri: str) -> str:
        if uri not in self.kept:
            self.kept[uri] = self._made(uri)
        return self.kept[uri]

    def _made(self, uri: str) -> str:
        record = self.records.get(uri)
        if isinstance(record, Lesson):
            return lesson_header(record, self.course) + lesson_footer(record, self.course)
        if isinstance(record, Track):
            return track_page(record, self.course, "")
        if isinstance(record, Term):
            return term_page(record, self.course, "")
        taught = taught_at(self.course, uri)
        return repr(taught.scenarios) if taught else ""


def _face(record: Lesson | Track | Term) -> dict[str, object]:
    """Return all that a record says, without its text and where the text stands."""
    return {name: value for name, value in vars(record).items() if name not in _TEXT}
