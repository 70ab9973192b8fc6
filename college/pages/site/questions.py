"""Every question of the course outside its lesson, for the review page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from markdown.core import Markdown

from college.markdown.extension import CollegeExtension
from college.pages.lesson import lesson_context
from college.records.course import Course
from college.records.lesson import Lesson
from college.source.memory import Memory
from college.source.question import Question, questions


@dataclass(frozen=True)
class Card:
    """One question, rendered as on its lesson's page."""

    question: Question
    lesson: Lesson
    html: str


def cards(course: Course, memory: Memory) -> Iterator[Card]:
    """Return the questions of all lessons, in the order they are read."""
    for lesson in course.lessons.values():
        made_from = lesson.body, repr(lesson.scenarios), lesson.sources, lesson.track
        yield from memory.once(("cards", lesson.id), made_from, partial(_cards, lesson, course))


def _cards(lesson: Lesson, course: Course) -> list[Card]:
    extension = CollegeExtension(page=lesson_context(lesson, course))
    render = Markdown(extensions=[extension, "attr_list"])
    return [
        Card(question, lesson, render.reset().convert(question.source))
        for question in questions(lesson.body, lesson.id)
    ]
