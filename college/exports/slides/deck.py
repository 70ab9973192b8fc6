"""The slides of a lesson: a page for each idea, in the order of the text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from college.records.course import Course
from college.records.lesson import Lesson
from college.source.blocks import Block
from college.source.document import Document, parse
from college.source.marks import EXPRESSION, split_expression
from college.source.question import Question, guesses, questions

_PICTURES = ("picture", "chart", "data-chart")
_LIVE, _DECISION = "explore", "decision-check"


@dataclass(frozen=True)
class Slide:
    """One slide; all texts are Markdown of the lesson."""

    title: str
    text: str
    answer: str = ""
    """What is shown at the second step."""
    notes: str = ""
    """What only who presents it sees."""


def slides(lesson: Lesson, course: Course) -> list[Slide]:
    """Return the guess, the pictures, the live numbers, the questions, what to keep and to ask."""
    document = parse(lesson.body)
    return [
        Slide(lesson.title, f"{course.place(lesson)}\n\n{lesson.summary}"),
        *_guesses(lesson),
        *_shown(lesson, document),
        *_takeaways(lesson),
        *(Slide("What to ask", document.source(block)) for block in document.named(_DECISION)),
    ]


def teaching_notes(lesson: Lesson) -> str:
    """Return what the lesson says to whoever teaches it, as Markdown."""
    return "\n\n".join(block.text.strip() for block in parse(lesson.body).named("teach"))


def _guesses(lesson: Lesson) -> Iterator[Slide]:
    for guess in guesses(lesson.body, lesson.id):
        yield Slide("Guess first", guess.prompt, guess.explanation, guess.explanation)


def _shown(lesson: Lesson, document: Document) -> Iterator[Slide]:
    """Return pictures, live numbers and questions in the order of the text."""
    asked = {question.line: question for question in questions(lesson.body, lesson.id)}
    for block in document.blocks:
        if block.name in _PICTURES:
            yield Slide(_heading(document, block), document.source(block))
        elif block.name == _LIVE:
            yield Slide(_heading(document, block), _live(document, block))
        elif block.line in asked:
            yield _question(_heading(document, block), asked[block.line])


def _heading(document: Document, block: Block) -> str:
    section = document.section(block.section)
    return section.title if section else ""


def _live(document: Document, block: Block) -> str:
    """Return the sentences with fields above the picture that follows them."""
    written = (split_expression(found["body"]) for found in EXPRESSION.finditer(block.text))
    moved = {item.expression.partition(".")[0] for item in written if item.editable}
    drawn = [item for item in document.named(*_PICTURES) if item.option("scenario") in moved]
    return "\n\n".join(document.source(item) for item in (block, *drawn[:1]))


def _question(title: str, question: Question) -> Slide:
    if question.choices:
        options = "\n".join(f"- {choice.words}" for choice in question.choices)
        right = question.right
        answer = right.typed if right else ""
        return Slide(title, f"{question.prompt}\n\n{options}", answer, question.explanation)
    if question.items:
        mixed = "\n".join(f"- {item}" for item in sorted(question.items))
        ordered = "\n".join(f"1. {item}" for item in question.items)
        return Slide(title, f"{question.prompt}\n\n{mixed}", ordered, ordered)
    return Slide(title, question.prompt, question.explanation, question.explanation)


def _takeaways(lesson: Lesson) -> Iterator[Slide]:
    if lesson.takeaways:
        yield Slide("What to take away", "\n".join(f"- {item}" for item in lesson.takeaways))
