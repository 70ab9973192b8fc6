"""The whole course in memory: tracks, lessons, terms, and how they hang together.

course ⊃ track ⊃ lesson ⊃ section
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from college.records.doc_page import DocPage
from college.records.lesson import Lesson
from college.records.page_record import PageRecord
from college.records.settings import Settings
from college.records.term import Term
from college.records.track import Track
from college.subject import Subject


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

    def is_draft(self, record: PageRecord) -> bool:
        """Whether a page is not published: it is a draft, or a lesson of a track that is one."""
        track = self.tracks.get(record.track) if isinstance(record, Lesson) else None
        return record.draft or bool(track and track.draft)

    @property
    def published(self) -> Course:
        """The course without its drafts."""
        return replace(
            self,
            settings=replace(self.settings, with_drafts=False),
            tracks={name: item for name, item in self.tracks.items() if not item.draft},
            lessons={name: item for name, item in self.lessons.items() if not self.is_draft(item)},
            terms={name: item for name, item in self.terms.items() if not item.draft},
        )

    @property
    def open_tracks(self) -> list[Track]:
        """The tracks that have a lesson to read, in their order: a draft is none."""
        begun = {lesson.track for lesson in self.lessons.values()}
        return [track for track in self.tracks.values() if track.id in begun]

    def track_groups(self) -> Iterator[tuple[str, list[Track]]]:
        """Return the tracks that can be read, under the headings that the settings give them."""
        waiting = {track.id: track for track in self.open_tracks}
        for group in self.settings.track_groups:
            found = [waiting.pop(name) for name in group.tracks if name in waiting]
            if found:
                yield group.title, found
        if waiting:
            yield "", [*waiting.values()]

    def track_after(self, track: str) -> Track | None:
        """Return the track to go on with behind one, if there is any."""
        row = [item.id for item in self.open_tracks]
        place = row.index(track) + 1
        return self.tracks[row[place]] if place < len(row) else None

    def place(self, lesson: Lesson) -> str:
        """Say where a lesson stands among those of its track that can be read.

        The step is its number, which never changes with what else is published.
        """
        last = self.in_track(lesson.track)[-1].step
        return f"Step {lesson.step} of {last}" if last > 1 else "The one lesson of this track"

    @property
    def subject(self) -> Subject:
        """What the course's own package declares: calculators, facts, sources, units."""
        return self.settings.subject

    def in_track(self, track: str) -> list[Lesson]:
        """Return a track's lessons, first step first."""
        return [lesson for lesson in self.lessons.values() if lesson.track == track]

    def former(self, lesson: Lesson) -> Iterator[Lesson]:
        """Return a lesson under each other name and track it had before."""
        track = self.tracks.get(lesson.track)
        tracks = (lesson.track, *(track.formerly if track else ()))
        for name in (lesson.id, *lesson.formerly):
            place, _, known = name.rpartition("/")
            for folder in (place,) if place else tracks:
                if (folder, known) != (lesson.track, lesson.id):
                    yield replace(lesson, track=folder, id=known)

    def beside(self, lesson: Lesson) -> tuple[Lesson | None, Lesson | None]:
        """Return the lessons before and after one, within its track."""
        row = self.in_track(lesson.track)
        place = row.index(lesson)
        return row[place - 1] if place else None, row[place + 1] if place + 1 < len(row) else None
