"""What a bank's file must say to a number, by the course's own records."""

from __future__ import annotations

from calculators.engine.prose.grading import VerdictKind, grade
from college.pages.lesson import lesson_context
from college.source.question import Kind, questions
from tests.ours import our_course


def all_questions():
    """Return every question of the course that has a right answer or words, by its id."""
    course = our_course()
    return {
        question.id: (question, lesson)
        for lesson in course.lessons.values()
        for question in questions(lesson.body, lesson.id)
    }


def numbers_and_verdicts():
    """Return of each number: its question's id, a value someone may give, and the verdict on it."""
    course = our_course()
    for question, lesson in all_questions().values():
        if question.kind is not Kind.NUMBER:
            continue
        book = lesson_context(lesson, course).book
        expected = book.amount(question.answer)
        foreseen = [(book.amount(slip.expression), slip.say) for slip in question.slips]
        for amount in (expected, *(slip for slip, _ in foreseen)):
            value = amount.number
            # The amount itself, no text that may mean another: 0.4 could be read as 0.4%.
            verdict = grade(repr(value), expected, question.tolerance, foreseen)
            if verdict.kind is not VerdictKind.UNREADABLE:
                yield question.id, value, verdict
