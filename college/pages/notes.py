"""The teachers' pages of a lesson: notes and answer key, and the list of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Self

from calculators.engine.html import Html, tag
from college.markdown.context import RenderContext
from college.pages.answer_key import answer_key
from college.pages.lesson import lesson_context
from college.pages.parts.dates import minutes_said
from college.pages.parts.menu import Menu, Place
from college.pages.parts.page_head import head_id, page_head
from college.pages.site_page import Search, SinglePage, SitePage
from college.records.course import Course
from college.records.lesson import Lesson
from college.source.document import parse
from college.source.minutes import lesson_reading

TITLE, GROUP = "Notes and answers", "Teach"


@dataclass(frozen=True)
class NotesPage(SitePage):
    """The notes and answers of one lesson; its numbers are the lesson's."""

    lesson: Lesson

    search = Search(exclude=True)

    @classmethod
    def every(cls, course: Course) -> Iterable[Self]:
        """Return a page for each lesson."""
        return (cls(course, lesson) for lesson in course.lessons.values())

    def former(self) -> Iterable[Self]:
        """Return it under each name that its lesson had before."""
        return (replace(self, lesson=lesson) for lesson in self.course.former(self.lesson))

    @property
    def uri(self) -> str:
        """By its lesson's id."""
        return f"teach/notes/{self.lesson.id}.md"

    @property
    def draft(self) -> bool:
        """As its lesson is."""
        return self.course.is_draft(self.lesson)

    @property
    def title(self) -> str:
        """What it is, and of which lesson."""
        return f"Notes: {self.lesson.title}"

    @property
    def text(self) -> str:
        """The notes, then the answers."""
        lesson = self.lesson
        noted = (block.text.strip() for block in parse(lesson.body).named("teach"))
        notes = "\n\n".join(noted) or "No notes yet."
        answers = answer_key(lesson)
        times = lesson_reading(lesson, self.course.settings)
        planned = f"In class: {times.in_class} minutes. " if times.in_class else ""
        return (
            f"Step {lesson.step}. Alone: {minutes_said(times)}. {planned}"
            f"[The lesson](../../{lesson.source_uri})\n\n{notes}\n\n## Answers\n\n{answers}\n"
        )

    def context(self) -> RenderContext:
        """Return the lesson's."""
        return lesson_context(self.lesson, self.course)

    def head(self) -> Html:
        """Return the way back to all notes, and the lesson's title."""
        return page_head(self.lesson.title, TITLE)

    def anchors(self) -> Iterable[str]:
        """Return the head's."""
        return (head_id(self.lesson.title),)


@dataclass(frozen=True)
class NotesIndexPage(SinglePage):
    """The list of all notes."""

    at = "teach/notes/index.md"
    menu = Menu((Place.TEACH, 2), TITLE, GROUP)

    @property
    def text(self) -> str:
        """A list for each track, one line a lesson, by the lesson's own number."""
        parts = [f"# {TITLE}", "One page a lesson. They are left out of the search."]
        for track in self.course.open_tracks:
            parts += [f"## {track.title}", self._list(self.course.in_track(track.id))]
        return "\n\n".join(parts)

    def _list(self, lessons: Iterable[Lesson]) -> Html:
        items = (
            tag("li", tag("a", item.title, href=f"{item.id}.html"), value=item.step)
            for item in lessons
        )
        return tag("ol", *items)
