"""A book: the lessons of a track as chapters, with answers, glossary and sources at the end."""

from __future__ import annotations

import xml.etree.ElementTree as etree
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from calculators.engine.html import Html
from college.exports.book.chapter import Chapter
from college.exports.book.looks import Looks
from college.exports.book.paper import Paper
from college.exports.book.places import Places
from college.exports.book.rendered import page_tree
from college.exports.book.tree import Piece, made, read_html
from college.markdown.context import RenderContext
from college.pages.lesson import LessonPage, lesson_context
from college.pages.parts.sources import sources_section
from college.pages.parts.term_list import terms_to_mark
from college.pages.site.mark import drawn_mark
from college.pages.track import TrackPage
from college.records.course import Course
from college.records.lesson import Lesson
from college.records.track import Track


@dataclass(frozen=True)
class Book:
    """What any form of a book is made of."""

    course: Course
    track: Track
    mark: Html
    chapters: tuple[Chapter, ...]
    looks: Looks

    @property
    def title(self) -> str:
        """The track's."""
        return self.track.title

    @property
    def date(self) -> str:
        """The day the youngest of its lessons was checked: a book has no clock."""
        return max(lesson.reviewed for lesson in self.course.in_track(self.track.id))


def track_book(course: Course, track: Track, site: str, drawing: str) -> Book:
    """Return a track as a book; what is not in it is linked on the site, if that is known."""
    maker = _Maker(course, track, Looks(), Places(course, track, site), drawing)
    chapters = maker.chapters()
    maker.places.settle(chapters)
    mark = drawn_mark(course.root, course.settings)
    return Book(course, track, mark, tuple(chapters), maker.looks)


@dataclass(frozen=True)
class _Maker:
    course: Course
    track: Track
    looks: Looks
    places: Places
    drawing: str

    def chapters(self) -> list[Chapter]:
        """Return all chapters; the last ones gather what the lessons put off."""
        lessons = self.course.in_track(self.track.id)
        papers = {
            lesson.id: Paper(f"{lesson.id}-", self.places.leads(lesson.page_uri), self.drawing)
            for lesson in lessons
        }
        made_of = [self._lesson(lesson, papers[lesson.id]) for lesson in lessons]
        return [
            self._beginning(),
            *made_of,
            *self._answers(lessons, papers),
            *self._glossary(),
            *self._sources(lessons, papers),
        ]

    def _beginning(self) -> Chapter:
        page = TrackPage(self.course, self.track)
        paper = Paper("beginning-", self.places.leads(page.address), self.drawing)
        tree = page_tree(page, RenderContext(self.course.settings), self.looks)
        return Chapter("beginning", "What this track is about", "", paper.body(tree))

    def _lesson(self, lesson: Lesson, paper: Paper) -> Chapter:
        context = lesson_context(lesson, self.course)
        context.terms = terms_to_mark(lesson, self.course)
        tree = page_tree(LessonPage(self.course, lesson), context, self.looks)
        summary = made("p", {"class": "summary"}, lesson.summary)
        held: list[Piece] = [summary, *paper.body(tree)]
        return Chapter(lesson.id, lesson.title, self.course.place(lesson), held, lesson=lesson)

    def _answers(self, lessons: Sequence[Lesson], papers: dict[str, Paper]) -> Iterator[Chapter]:
        held: list[Piece] = []
        for lesson in lessons:
            if papers[lesson.id].answers:
                held.append(_back_head(lesson))
                for answer in papers[lesson.id].answers:
                    back = made("a", {"href": f"#{answer.asked_at}"}, answer.label)
                    head = made("p", {"class": "cc-label"}, back)
                    asked = made("p", {"class": "asked-again"}, answer.prompt)
                    marks = {"class": "answer", "id": answer.id}
                    held.append(made("div", marks, head, asked, *answer.held))
        if held:
            yield Chapter("answers", "Answers", "", held)

    def _glossary(self) -> Iterator[Chapter]:
        terms = sorted(
            (self.course.terms[name] for name in self.places.terms),
            key=lambda term: term.term.casefold(),
        )
        listed = made("dl", {"class": "glossary"})
        for term in terms:
            listed.append(made("dt", {"id": f"term-{term.id}"}, term.term))
            listed.append(made("dd", None, term.definition))
        if terms:
            yield Chapter("glossary", "Glossary", "", [listed])

    def _sources(self, lessons: Sequence[Lesson], papers: dict[str, Paper]) -> Iterator[Chapter]:
        """Return the sources of each lesson by the numbers under which its text cites them."""
        held: list[Piece] = []
        for lesson in lessons:
            if lesson.sources:
                section = sources_section(
                    self.course, lesson.sources, lesson.page_uri, lesson.reviewed
                )
                (whole,) = read_html(section.html)
                listed = (item for item in whole if item.tag != "h2")
                held.append(_back_head(lesson))
                held += papers[lesson.id].body(made("div", None, *listed))
        if held:
            yield Chapter("sources", "Sources", "", held)


def _back_head(lesson: Lesson) -> etree.Element:
    return made("h2", None, f"{lesson.step}. {lesson.title}")
