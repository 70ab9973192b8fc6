"""This file is the preview's memory between two builds: what was read, and which pages must be built anew.

A page is stale when its source changed, or what its record sets around it, or something that
stands on every page.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from college.checks.hints import is_unwritten
from college.course import Course, gather
from college.lesson import Lesson
from college.lesson_page import lesson_footer, lesson_header
from college.memory import Memory
from college.navigation import navigation
from college.problem import Problem
from college.standin import with_standins
from college.teaching import taught_at
from college.term_page import term_page
from college.track_page import track_page


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

    def read(self, root: Path) -> Course:
        """Read the course, drafts too; what has problems is replaced by the list of them.

        Hints still to be replaced are no reason to hide a page: they stand where words will be.
        """
        course, problems = gather(root, drafts=True, memory=self.memory)
        self.problems = sorted({item for item in problems if not is_unwritten(item.what)})
        whole, self.texts = with_standins(course, self.problems, self.lessons.values())
        self.lessons |= {lesson.path: lesson for lesson in course.lessons.values()}
        return whole

    def stale(self, course: Course, sources: Iterable[tuple[str, str]]) -> set[str]:
        """Give the places of the pages to build, of all pages with their sources."""
        terms = [(term.id, term.term, term.definition) for term in course.terms.values()]
        everywhere = _digest(repr(navigation(course)), repr(terms))
        around = _Around(course)
        now = {
            uri: _digest(everywhere, self.texts.get(uri, text), around.page(uri))
            for uri, text in sources
        }
        before, self.fingerprints = self.fingerprints, now
        return {uri for uri, mark in now.items() if before.get(uri) != mark}


def _digest(*parts: str) -> str:
    return hashlib.blake2b("\0".join(parts).encode(), digest_size=16).hexdigest()


class _Around:
    """What each page's record sets around its text."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.lessons = {item.source_uri: item for item in course.lessons.values()}
        self.tracks = {item.source_uri: item for item in course.tracks.values()}
        self.terms = {item.source_uri: item for item in course.terms.values()}

    def page(self, uri: str) -> str:
        if uri in self.lessons:
            lesson = self.lessons[uri]
            return lesson_header(lesson, self.course) + lesson_footer(lesson, self.course)
        if uri in self.tracks:
            return track_page(self.tracks[uri], self.course, "")
        if uri in self.terms:
            return term_page(self.terms[uri], self.course, "")
        taught = taught_at(self.course, uri)
        return repr(taught.scenarios) if taught else ""
