"""The questions of the course as a text file that Anki imports."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from calculators.engine.html import Html, fragment, tag
from college.exports.export import Export
from college.markdown.plain import PlainRenderer
from college.pages.lesson import lesson_context
from college.records.course import Course
from college.records.lesson import Lesson
from college.source.memory import Memory
from college.source.question import Question, questions


def anki_text(course: Course, memory: Memory) -> str:
    """Return a line a question: question, answer, tags."""
    rows = [
        "#separator:tab",
        "#html:true",
        f"#deck:{course.settings.name}",
        "#columns:Question\tAnswer\tTags",
        "#tags column:3",
    ]
    for lesson in course.lessons.values():
        made_from = lesson.body, repr(lesson.scenarios), lesson.track
        rows += memory.once(("anki", lesson.id), made_from, partial(_rows, lesson, course))
    return "\n".join(rows) + "\n"


ANKI = Export("assets/review-cards.txt", anki_text)


def _rows(lesson: Lesson, course: Course) -> list[str]:
    render = PlainRenderer(lesson_context(lesson, course))
    return [
        "\t".join((*_sides(question, render), f"{lesson.track} {lesson.id}"))
        for question in questions(lesson.body, lesson.id)
    ]


def _sides(question: Question, render: PlainRenderer) -> tuple[Html, Html]:
    """Return question and answer; what is to choose from or to put in order is asked."""
    front, right = render.line(question.prompt), question.right
    if right:
        options = (render.line(choice.words) for choice in question.choices)
        return fragment(front, _listed(options)), render.line(right.typed)
    answer = render.html(question.explanation)
    if question.items:
        items = sorted(render.line(item) for item in question.items)
        front = fragment(front, _listed(iter(items)))
    return front, answer


def _listed(items: Iterator[Html]) -> Html:
    return tag("ul", *(tag("li", item) for item in items))
