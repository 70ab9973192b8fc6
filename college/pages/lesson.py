"""A lesson's page: its record above the text and below it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Self

from calculators.engine.html import Html, tag
from college.markdown.context import RenderContext
from college.pages.parts.lesson_foot import terms, to_numbers, way_on
from college.pages.parts.lesson_head import lesson_head
from college.pages.parts.menu import Menu, Place
from college.pages.parts.section import Section
from college.pages.parts.sources import sources_section
from college.pages.parts.term_list import terms_to_mark
from college.pages.site_page import Feature, WrittenPage
from college.records.course import Course
from college.records.lesson import Lesson


@dataclass(frozen=True)
class LessonPage(WrittenPage):
    """One lesson of a track."""

    record: Lesson

    features = frozenset({Feature.LESSON})
    for_teachers = True
    lists_foot = True

    @classmethod
    def every(cls, course: Course) -> Iterable[Self]:
        """Return a page for each lesson."""
        return (cls(course, lesson) for lesson in course.lessons.values())

    @property
    def title(self) -> str:
        """The lesson's own."""
        return self.record.title

    @property
    def tags(self) -> tuple[str, ...]:
        """The lesson's topics."""
        return self.record.tags

    @property
    def menu(self) -> Menu:
        """Under its track, by step."""
        lesson = self.record
        place = (Place.TRACKS, [*self.course.tracks].index(lesson.track), lesson.step)
        return Menu(place, f"{lesson.step}. {lesson.title}", self.course.tracks[lesson.track].title)

    @property
    def draft(self) -> bool:
        """As its record says."""
        return self.record.draft

    def context(self) -> RenderContext:
        """Return its scenarios, sources and text, and the terms to mark in it."""
        page = lesson_context(self.record, self.course)
        page.terms = terms_to_mark(self.record, self.course)
        return page

    def head(self) -> Html:
        """Return back link, place in the track, title, answer and what to know before reading."""
        return lesson_head(self.record, self.course)

    def sections(self) -> tuple[Section, ...]:
        """Return the calculators to go on with, the terms and the sources."""
        lesson = self.record
        sources = sources_section(self.course, lesson.sources, self.address, lesson.reviewed)
        return (*to_numbers(lesson), *terms(lesson, self.course), sources)

    def foot(self) -> Html:
        """Return the sections, and the way on."""
        ways = way_on(self.record, self.course)
        name = self.record.id
        return tag("footer", super().foot(), ways, class_="cc-lesson-foot", data_lesson=name)

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
