"""The teachers' schedule: minutes a lesson, cut into sessions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from calculators.engine.html import Html, tag
from college.pages.parts.links import link
from college.pages.parts.menu import Menu, Place
from college.pages.parts.named_table import named_table
from college.pages.parts.track_length import track_length
from college.pages.site_page import SinglePage
from college.records.lesson import Lesson
from college.records.track import Track

_SESSION = 50
"""Minutes of a class hour that can be planned."""
_NOTE = (
    f"A session holds what fits into {_SESSION} minutes. Double it where you discuss and do the "
    "exercises."
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
        for track in self.course.tracks.values():
            lessons = self.course.in_track(track.id)
            parts += [
                f"## {track.title}",
                track_length(track, lessons),
                self._table(track, lessons),
            ]
        return "\n\n".join([*parts, _NOTE])

    def _table(self, track: Track, lessons: list[Lesson]) -> Html:
        rows = (self._row(number, each) for number, each in enumerate(_sessions(lessons), 1))
        table = named_table(track.title, ("Session", "Lessons", "Minutes"), rows)
        return tag("div", table, class_="cc-schedule")

    def _row(self, number: int, session: list[Lesson]) -> Html:
        lessons = (
            tag("a", f"{item.step}. {item.title}", href=link(self.address, item.page_uri))
            for item in session
        )
        minutes = sum(lesson.minutes for lesson in session)
        return tag("tr", tag("td", str(number)), tag("td", *lessons), tag("td", str(minutes)))


def _sessions(lessons: list[Lesson]) -> Iterator[list[Lesson]]:
    session: list[Lesson] = []
    for lesson in lessons:
        if session and sum(item.minutes for item in session) + lesson.minutes > _SESSION:
            yield session
            session = []
        session.append(lesson)
    if session:
        yield session
