"""The teachers' schedule: minutes a lesson, cut into sessions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from calculators.engine.html import Html, tag
from college.pages.parts.dates import spoken_time
from college.pages.parts.links import link
from college.pages.parts.menu import Menu, Place
from college.pages.parts.named_table import named_table
from college.pages.parts.track.track_list import track_length
from college.pages.site_page import SinglePage
from college.records.lesson import Lesson
from college.records.track import Track
from college.source.minutes import lesson_reading

_SESSION = 60
"""Minutes of a session that can be planned."""
_NOTE = (
    "The minutes are those of the teaching notes. A session holds what fits into "
    f"{_SESSION} minutes; a longer lesson has one of its own, and its exercise can be homework."
)


@dataclass(frozen=True)
class SchedulePage(SinglePage):
    """Every track, session by session."""

    at = "teach/schedule.md"
    menu = Menu((Place.TEACH, 1), "Schedule", "Teach")

    @property
    def text(self) -> str:
        """A table for each track."""
        parts = ["# Schedule"]
        for track in self.course.open_tracks:
            lessons = self.course.in_track(track.id)
            length = track_length(self.course.settings, track, lessons)
            total = sum(map(self._planned, lessons))
            parts += [
                f"## {track.title}",
                f"{length} In class: {spoken_time(total)}.",
                self._table(track, lessons),
            ]
        return "\n\n".join([*parts, _NOTE])

    def _planned(self, lesson: Lesson) -> int:
        """Return the minutes that a lesson takes in class, or alone if the notes plan none."""
        times = lesson_reading(lesson, self.course.settings)
        return times.in_class or times.minutes + times.practice

    def _table(self, track: Track, lessons: list[Lesson]) -> Html:
        sessions = enumerate(self._sessions(lessons), 1)
        rows = (self._row(number, each) for number, each in sessions)
        table = named_table(track.title, ("Session", "Lessons", "Minutes"), rows)
        return tag("div", table, class_="cc-table-schedule")

    def _row(self, number: int, session: list[Lesson]) -> Html:
        lessons = (
            tag("a", f"{item.step}. {item.title}", href=link(self.address, item.page_uri))
            for item in session
        )
        minutes = sum(map(self._planned, session))
        return tag("tr", tag("td", str(number)), tag("td", *lessons), tag("td", str(minutes)))

    def _sessions(self, lessons: list[Lesson]) -> Iterator[list[Lesson]]:
        session: list[Lesson] = []
        for lesson in lessons:
            if session and sum(map(self._planned, [*session, lesson])) > _SESSION:
                yield session
                session = []
            session.append(lesson)
        if session:
            yield session
