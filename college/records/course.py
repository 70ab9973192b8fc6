"""The whole course in memory: tracks, lessons, terms, and how they hang together.

course ⊃ track ⊃ lesson ⊃ section
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
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

    @classmethod
    def of(cls, root: Path, settings: Settings, records: Iterable[PageRecord]) -> Course:
        """Return the course made of these records, its tracks as the settings list them."""
        given = [*records]
        order = {name: place for place, name in enumerate(settings.tracks)}

        def place(track: str) -> tuple[int, str]:
            return order.get(track, len(order)), track

        tracks = [record for record in given if isinstance(record, Track)]
        lessons = [record for record in given if isinstance(record, Lesson)]
        tracks.sort(key=lambda track: place(track.id))
        lessons.sort(key=lambda lesson: (place(lesson.track), lesson.step))
        return cls(
            root,
            settings,
            {track.id: track for track in tracks},
            {lesson.id: lesson for lesson in lessons},
            {record.id: record for record in given if isinstance(record, Term)},
            {record.uri: record for record in given if isinstance(record, DocPage)},
        )

    @property
    def records(self) -> Iterator[PageRecord]:
        """Every record: of tracks, lessons, terms and pages."""
        for group in (self.tracks, self.lessons, self.terms, self.pages):
            yield from group.values()

    def in_track(self, track: str) -> list[Lesson]:
        """Return a track's lessons, first step first."""
        return [lesson for lesson in self.lessons.values() if lesson.track == track]

    def beside(self, lesson: Lesson) -> tuple[Lesson | None, Lesson | None]:
        """Return the lessons before and after one, within its track."""
        row = self.in_track(lesson.track)
        place = row.index(lesson)
        return row[place - 1] if place else None, row[place + 1] if place + 1 < len(row) else None
