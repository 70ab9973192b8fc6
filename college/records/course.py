"""The whole course in memory: tracks, lessons, terms, and how they hang together.

course ⊃ track ⊃ lesson ⊃ section
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from college.records.doc_page import DocPage
from college.records.lesson import Lesson
from college.records.page_record import PageRecord
from college.records.settings import Settings
from college.records.term import Term
from college.records.track import Track


@dataclass(frozen=True)
class Course:
    """Everything an author wrote, typed. Lessons are in the order they are read."""

    root: Path
    settings: Settings
    tracks: Mapping[str, Track]
    lessons: Mapping[str, Lesson]
    terms: Mapping[str, Term]
    pages: Mapping[str, DocPage] = field(default_factory=dict)
    """The pages of `docs/` around the lessons, by their uri; terms are not among them."""

    @cached_property
    def _by_uri(self) -> dict[str, PageRecord]:
        groups = (self.tracks, self.lessons, self.terms, self.pages)
        return {record.source_uri: record for group in groups for record in group.values()}

    def at(self, source_uri: str) -> PageRecord | None:
        """Return the record of the page whose text stands at this place, if it has one."""
        return self._by_uri.get(source_uri)

    def lesson_at(self, source_uri: str) -> Lesson | None:
        """Return the lesson whose text stands at this place, if any."""
        found = self.at(source_uri)
        return found if isinstance(found, Lesson) else None

    def in_track(self, track: str) -> list[Lesson]:
        """Return a track's lessons, first step first."""
        return [lesson for lesson in self.lessons.values() if lesson.track == track]

    def beside(self, lesson: Lesson) -> tuple[Lesson | None, Lesson | None]:
        """Return the lessons before and after one, within its track."""
        row = self.in_track(lesson.track)
        place = row.index(lesson)
        return row[place - 1] if place else None, row[place + 1] if place + 1 < len(row) else None
