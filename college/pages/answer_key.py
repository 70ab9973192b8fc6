"""The answer key of a lesson: each question with its answer in words, and how tasks are done."""

from __future__ import annotations

from calculators.engine.numbers.phrase import capitalized
from college.markdown.plain import uncited
from college.records.lesson import Lesson
from college.source.question import Choice, Question, questions
from college.source.task import tasks


def answer_key(lesson: Lesson) -> str:
    """Return the questions in their order, each with its answer, then the tasks, as Markdown.

    Where it is printed no sources are listed, so it cites none.
    """
    asked = (
        f"**{number}. {question.prompt}**\n\n{_answer(question)}"
        for number, question in enumerate(questions(lesson.body, lesson.id), 1)
    )
    worked = (f"**Task. {task.prompt}**\n\n{task.solution}" for task in tasks(lesson.body))
    return uncited("\n\n".join([*asked, *worked]))


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
