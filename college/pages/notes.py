"""The teachers' pages of a lesson: notes and answer key, and the list of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from calculators.engine.html import Html
from calculators.engine.numbers.phrase import capitalized
from college.markdown.context import RenderContext
from college.pages.lesson import lesson_context
from college.pages.parts.menu import Menu, Place
from college.pages.parts.page_head import head_id, page_head
from college.pages.site_page import Search, SinglePage, SitePage
from college.records.course import Course
from college.records.lesson import Lesson
from college.source.document import parse
from college.source.question import Choice, Question, questions

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

    @property
    def uri(self) -> str:
        """By its lesson's id."""
        return f"teach/notes/{self.lesson.id}.md"

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
        answers = "\n\n".join(
            f"**{number}. {question.prompt}**\n\n{_answer(question)}"
            for number, question in enumerate(questions(lesson.body, lesson.id), 1)
        )
        return (
            f"Step {lesson.step}, {lesson.minutes} minutes alone. "
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
        """One line a lesson."""
        rows = "\n".join(
            f"{number}. [{lesson.title}]({lesson.id}.md)"
            for number, lesson in enumerate(self.course.lessons.values(), 1)
        )
        return f"# {TITLE}\n\nOne page a lesson. They are left out of the search.\n\n{rows}"


def _answer(question: Question) -> str:
    """Return the answer in words; of each choice, whether it is right, said once."""
    if not question.choices:
        return question.explanation
    return "\n".join(f"- {_judged(choice)}" for choice in question.choices)


def _judged(choice: Choice) -> str:
    if not choice.right:
        return f"**Wrong.** {choice.typed}"
    before, said, reason = choice.typed.partition("Right: ")
    return f"**Right.** {before}{capitalized(reason) if said else ''}"
