"""A teacher's book: the schedule, the notes of each lesson with its answers, and the key alone."""

from __future__ import annotations

import xml.etree.ElementTree as etree
from collections.abc import Iterator
from dataclasses import dataclass, replace

from college.exports.book.book import Book
from college.exports.book.chapter import Chapter, heading_words
from college.exports.book.looks import Looks
from college.exports.book.paper import WIDE, Paper
from college.exports.book.places import Places
from college.exports.book.rendered import page_tree, text_tree
from college.pages.answer_key import answer_key
from college.pages.lesson import lesson_context
from college.pages.notes import NotesPage
from college.pages.plain import PlainPage
from college.pages.schedule import SchedulePage
from college.pages.site.mark import drawn_mark
from college.pages.site_page import SitePage
from college.records.course import Course
from college.records.lesson import Lesson
from college.records.track import Track

TEACHERS, KEY = "Teacher's book", "Answer key"
_HOW_TO = "teach/index.md"
"""The page on teaching the course, if it has one."""


def teachers_book(course: Course, track: Track, site: str) -> Book:
    """Return how to teach a track: what to do when, what to say, and what a good answer is."""
    return _Maker.of(course, track, site).book(notes=True)


def key_book(course: Course, track: Track, site: str) -> Book:
    """Return the answers of a track alone."""
    return _Maker.of(course, track, site).book(notes=False)


@dataclass(frozen=True)
class _Maker:
    course: Course
    """With this one track."""
    track: Track
    looks: Looks
    places: Places

    @classmethod
    def of(cls, course: Course, track: Track, site: str) -> _Maker:
        lessons = {lesson.id: lesson for lesson in course.in_track(track.id)}
        alone = replace(course, tracks={track.id: track}, lessons=lessons)
        return cls(alone, track, Looks(), Places(course, track, site))

    def book(self, *, notes: bool) -> Book:
        lessons = self.course.lessons.values()
        chapters = [
            *(self._beginning() if notes else ()),
            *(self._notes(lesson) if notes else self._key(lesson) for lesson in lessons),
        ]
        self.places.settle(chapters)
        mark = drawn_mark(self.course.root, self.course.settings)
        return Book(self.course, self.track, mark, tuple(chapters), self.looks)

    def _beginning(self) -> Iterator[Chapter]:
        """Return how to teach, and when what is done."""
        record = self.course.pages.get(_HOW_TO)
        if record:
            yield self._page("how-to", PlainPage(self.course, record))
        yield self._page("schedule", SchedulePage(self.course))

    def _page(self, name: str, page: SitePage) -> Chapter:
        """Return a page of the site, under its own heading."""
        paper = Paper(f"{name}-", self.places.leads(page.address), WIDE)
        tree = page_tree(page, page.context(), self.looks)
        (heading,) = tree.findall("h1")
        tree.remove(heading)
        return Chapter(name, heading_words(heading), "", paper.body(tree))

    def _notes(self, lesson: Lesson) -> Chapter:
        page = NotesPage(self.course, lesson)
        tree = page_tree(page, page.context(), self.looks)
        return self._chapter(lesson, page.address, tree)

    def _key(self, lesson: Lesson) -> Chapter:
        tree = text_tree(answer_key(lesson), lesson_context(lesson, self.course), self.looks)
        return self._chapter(lesson, lesson.page_uri, tree)

    def _chapter(self, lesson: Lesson, address: str, tree: etree.Element) -> Chapter:
        paper = Paper(f"{lesson.id}-", self.places.leads(address), WIDE)
        held = paper.body(tree)
        return Chapter(lesson.id, lesson.title, self.course.place(lesson), held, lesson=lesson)
