"""A track's page: its promise, its lessons, what they lead to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Self

from calculators.engine.html import Html, fragment, tag
from college.pages.parts.menu import LEARN, Menu, Place
from college.pages.parts.section import Section
from college.pages.parts.track.lesson_cards import lesson_cards
from college.pages.parts.track.take_along import take_along
from college.pages.parts.track.track_list import start_button, track_bar, track_length
from college.pages.parts.track.track_parts import part_html, track_parts
from college.pages.site_page import Feature, WrittenPage
from college.records.course import Course
from college.records.lesson import Lesson
from college.records.track import Track


@dataclass(frozen=True)
class TrackPage(WrittenPage):
    """The page that a track begins with."""

    record: Track

    @classmethod
    def every(cls, course: Course) -> Iterable[Self]:
        """Return a page for each track that has a lesson to read."""
        return (cls(course, track) for track in course.open_tracks)

    def former(self) -> Iterable[Self]:
        """Return it under each id it had before."""
        own = self.record
        return (replace(self, record=replace(own, id=name)) for name in own.formerly)

    @property
    def title(self) -> str:
        """The track's own."""
        return self.record.title

    pictured = True
    features = frozenset({Feature.OFFLINE})

    @property
    def description(self) -> str:
        """Its promise."""
        return self.record.summary

    @property
    def menu(self) -> Menu:
        """Above its lessons."""
        place = (Place.TRACKS, [*self.course.tracks].index(self.record.id), 0)
        return Menu(place, self.record.title, LEARN, self.record.title)

    @property
    def lessons(self) -> list[Lesson]:
        """Its lessons, first step first."""
        return self.course.in_track(self.record.id)

    def head(self) -> Html:
        """Return title and promise, who it is for, and the way in."""
        track = self.record
        length = track_length(self.course.settings, track, self.lessons)
        about = f"For {', '.join(track.audience)}. {length}"
        return fragment(
            tag("p", "Track", class_="cc-head-eyebrow"),
            tag("h1", track.title),
            tag("p", track.summary, class_="cc-head-answer"),
            tag("p", about),
            track_bar(track, self.lessons),
            start_button(self.course, track, self.address),
        )

    def sections(self) -> tuple[Section, ...]:
        """Return the decisions at the end, the steps, by part if there are any, and the way out."""
        decisions = tag("ul", *(tag("li", item) for item in self.record.decisions))
        end = Section.headed("decisions", "What you can decide at the end", decisions)
        along = Section.headed("offline", "Without a network", take_along(self.address))
        parts = [*track_parts(self.record, self.lessons)]
        if parts:
            shown = [(part, part_html(self.course, part, self.address)) for part in parts]
            steps = (Section.headed(part.place, part.title, html) for part, html in shown)
            return (end, *steps, along)
        cards = lesson_cards(self.course, self.lessons, self.address, told=True)
        return (end, Section.headed("steps", "Steps", cards), along)

    def structured_data(self) -> dict[str, Any]:
        """Return it as a course with its parts."""
        return {
            "@type": "Course",
            "name": self.record.title,
            "description": self.record.summary,
            "provider": {"@type": "Organization", "name": self.course.settings.name},
            "timeRequired": f"PT{sum(lesson.minutes for lesson in self.lessons)}M",
            "hasPart": [
                {"@type": "LearningResource", "name": lesson.title, "position": lesson.step}
                for lesson in self.lessons
            ],
        }
