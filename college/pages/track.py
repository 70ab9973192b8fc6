"""A track's page: its promise, its lessons, what they lead to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Self

from calculators.engine.html import Html, fragment, tag
from college.pages.parts.links import link
from college.pages.parts.menu import Menu, Place
from college.pages.parts.section import Section
from college.pages.parts.track_length import track_length
from college.pages.site_page import WrittenPage
from college.records.course import Course
from college.records.lesson import Lesson
from college.records.track import Track


@dataclass(frozen=True)
class TrackPage(WrittenPage):
    """The page that a track begins with."""

    record: Track

    @classmethod
    def every(cls, course: Course) -> Iterable[Self]:
        """Return a page for each track."""
        return (cls(course, track) for track in course.tracks.values())

    @property
    def title(self) -> str:
        """The track's own."""
        return self.record.title

    @property
    def menu(self) -> Menu:
        """Above its lessons."""
        place = (Place.TRACKS, [*self.course.tracks].index(self.record.id), 0)
        return Menu(place, self.record.title, self.record.title)

    @property
    def lessons(self) -> list[Lesson]:
        """Its lessons, first step first."""
        return self.course.in_track(self.record.id)

    def head(self) -> Html:
        """Return title and promise, who it is for, and the way in."""
        track = self.record
        about = f"For {', '.join(track.audience)}. {track_length(track, self.lessons)}"
        return fragment(
            tag("p", "Track", class_="cc-eyebrow"),
            tag("h1", track.title),
            tag("p", track.summary, class_="cc-answer"),
            tag("p", about),
            self._start(),
        )

    def _start(self) -> Html | None:
        """Return the button to the first lesson, once there is one."""
        first = next(iter(self.lessons), None)
        if not first:
            return None
        words = f"Start with lesson {first.step}: {first.title}"
        action = tag("a", words, class_="cc-action", href=link(self.address, first.page_uri))
        return tag("p", action, class_="cc-start")

    def sections(self) -> tuple[Section, ...]:
        """Return what a reader can decide at the end, and the steps."""
        decisions = tag("ul", *(tag("li", item) for item in self.record.decisions))
        steps = tag("ol", *(self._step(lesson) for lesson in self.lessons), class_="cc-step-list")
        return (
            Section.headed("decisions", "What you can decide at the end", decisions),
            Section.headed("steps", "Steps", steps),
        )

    def _step(self, lesson: Lesson) -> Html:
        return tag(
            "li",
            tag("a", lesson.title, href=link(self.address, lesson.page_uri)),
            " ",
            tag("span", f"{lesson.minutes} min", class_="cc-muted"),
            tag("br"),
            lesson.summary,
            value=lesson.step,
        )

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
