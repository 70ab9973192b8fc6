"""A lesson's page: its record above the text and below it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Self

from calculators.engine.html import Html, tag
from college.markdown.context import RenderContext
from college.markdown.structure.kickers import former_roles
from college.pages.parts.finish import FINISHES, finished, learned
from college.pages.parts.lesson_foot import terms, to_numbers, way_on
from college.pages.parts.lesson_head import lesson_head
from college.pages.parts.menu import LEARN, Menu, Place
from college.pages.parts.section import Section
from college.pages.parts.sources import sources_section
from college.pages.parts.term_list import terms_to_mark
from college.pages.parts.track.curve import Curve, lesson_curve
from college.pages.site_page import Feature, WrittenPage
from college.records.course import Course
from college.records.lesson import Lesson
from college.source.document import parse
from college.source.headings import slug
from college.source.minutes import lesson_kind, lesson_reading, practice_of


@dataclass(frozen=True)
class LessonPage(WrittenPage):
    """One lesson of a track."""

    record: Lesson

    features = frozenset({Feature.LESSON})
    for_teachers = True
    pictured = True
    lists_foot = True

    @classmethod
    def every(cls, course: Course) -> Iterable[Self]:
        """Return a page for each lesson."""
        return (cls(course, lesson) for lesson in course.lessons.values())

    def former(self) -> Iterable[Self]:
        """Return it under each name and in each track it had before."""
        return (replace(self, record=lesson) for lesson in self.course.former(self.record))

    @property
    def text(self) -> str:
        """What the author wrote, below what to take away."""
        return f"{_takeaways(self.record)}{self.record.body}"

    @property
    def title(self) -> str:
        """The lesson's own."""
        return self.record.title

    @property
    def description(self) -> str:
        """The answer to its title."""
        return self.record.summary

    @property
    def shelf(self) -> str:
        """Its track."""
        return self.course.tracks[self.record.track].title

    def curve(self) -> Curve | None:
        """Return the one of its card."""
        return lesson_curve(self.course, self.record)

    @property
    def tags(self) -> tuple[str, ...]:
        """The lesson's topics."""
        return self.record.tags

    @property
    def menu(self) -> Menu:
        """Under its track, by step."""
        lesson = self.record
        place = (Place.TRACKS, [*self.course.tracks].index(lesson.track), lesson.step)
        under = self.course.tracks[lesson.track].title
        return Menu(place, f"{lesson.step}. {lesson.title}", LEARN, under)

    def context(self) -> RenderContext:
        """Return its scenarios, sources and text, and the terms to mark in it."""
        page = lesson_context(self.record, self.course)
        page.terms = terms_to_mark(self.record, self.course)
        lesson, settings = self.record, page.settings
        page.practice = practice_of(parse(lesson.body), lesson_kind(lesson, settings))
        times = lesson_reading(lesson, settings)
        page.parts = (("Learn", f"{times.minutes} min"), ("Practice", f"{times.practice} min"))
        page.between = learned(times)
        return page

    def head(self) -> Html:
        """Return back link, place in the track, title, answer and what to know before reading."""
        return lesson_head(self.record, self.course)

    def sections(self) -> tuple[Section, ...]:
        """Return the calculators to go on with, the terms and the sources."""
        lesson = self.record
        named = (lesson.sources, self.address, lesson.reviewed)
        sources = sources_section(self.course, *named, folded=True)
        return (*to_numbers(lesson, self.course), *terms(lesson, self.course), sources)

    def anchors(self) -> Iterable[str]:
        """Return those below the text, and those of roles that had another name before."""
        yield from (*super().anchors(), *FINISHES)
        former = former_roles(self.course.settings)
        for section in parse(self.record.body).sections:
            yield from (slug(name) for name in former.get(section.name, ()))

    def foot(self) -> Html:
        """Return the finish, the sections, and the ways to other lessons."""
        done = finished(self.record, self.course)
        ways = way_on(self.record, self.course)
        parts = (done, super().foot(), ways)
        return tag("footer", *parts, class_="cc-lesson-foot", data_lesson=self.record.id)

    def structured_data(self) -> dict[str, Any]:
        """Return it as a resource of its course."""
        lesson = self.record
        return {
            "@type": "LearningResource",
            "name": lesson.title,
            "description": lesson.summary,
            "position": lesson.step,
            "timeRequired": f"PT{lesson.minutes}M",
            "keywords": ", ".join(lesson.tags),
            "audience": [
                {"@type": "Audience", "audienceType": self.course.settings.roles[name]}
                for name in lesson.audience
            ],
            "teaches": [self.course.terms[name].term for name in lesson.teaches],
            "dateModified": lesson.reviewed,
            "license": "CC BY 4.0",
            "isPartOf": {"@type": "Course", "name": self.course.tracks[lesson.track].title},
        }


def _takeaways(lesson: Lesson) -> str:
    """Return the sentences of the record as a block."""
    listed = "\n".join(f"- {sentence}" for sentence in lesson.takeaways)
    return f"/// takeaways\n{listed}\n///\n\n" if listed else ""


def lesson_context(lesson: Lesson, course: Course) -> RenderContext:
    """Return what a lesson's numbers, citations and questions are rendered with, on any page."""
    return RenderContext(
        course.settings,
        lesson.scenarios,
        "this lesson's example",
        lesson.sources,
        lesson=lesson.id,
        body=lesson.body,
    )
