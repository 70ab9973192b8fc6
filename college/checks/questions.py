"""The check that a lesson asks enough, and that every question can be answered and explained."""

from __future__ import annotations

import re
from collections.abc import Iterator

from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.records.anatomy import QUESTIONS_AT_END, QUESTIONS_IN_TEXT, SECTION_OF_QUESTIONS
from college.records.problem import Problem
from college.source.marks import EXPRESSION
from college.source.question import Kind, Question, questions

_REASON = re.compile(r"[.!?:][\"”*)]*\s+\S")
_LEAST_OPTIONS = 2


@of_text()
def check(text: Text) -> Iterator[Problem]:
    """Return what a lesson asks too little, and each question without all it needs."""
    if text.lesson:
        yield from _counted(text)
        for question in questions(text.body):
            if question.kind is Kind.CHOICE:
                yield from _choice(text, question)


def _counted(text: Text) -> Iterator[Problem]:
    asks = list(text.document.named("ask"))
    end = sum(block.section == SECTION_OF_QUESTIONS for block in asks)
    for found, least, where in (
        (len(asks) - end, QUESTIONS_IN_TEXT, "in the text"),
        (end, QUESTIONS_AT_END, f"under “{SECTION_OF_QUESTIONS}”"),
    ):
        if found < least:
            yield text.record_problem(
                "",
                f"the lesson asks {found or 'no'} question{'s' if found != 1 else ''} {where}",
                f"ask at least {least}, each in an ask block",
            )
    for name, why in (
        ("predict", "a number to guess"),
        ("fade", "a worked example to complete"),
        ("exercise", "a small program to write"),
    ):
        if not any(text.document.named(name)):
            yield text.record_problem("", f"the lesson has no {name} block", f"add one: {why}")


def _choice(text: Text, question: Question) -> Iterator[Problem]:
    right = sum(choice.right for choice in question.choices)
    if len(question.choices) < _LEAST_OPTIONS:
        yield text.problem(
            question.line,
            "a choice question has fewer than two options",
            "write each as - [ ] An option. The reason; the right one as - [x]",
        )
    elif right != 1:
        yield text.problem(
            question.line,
            f"a choice question has {right or 'no'} right answer{'s' if right > 1 else ''}",
            "mark exactly one option with [x]",
        )
    for choice in question.choices:
        if not _REASON.search(EXPRESSION.sub("0", choice.typed)):
            yield text.problem(
                choice.line,
                "an option of a choice question has no reason",
                "say after its first sentence why it is right or wrong",
            )
