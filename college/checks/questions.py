"""The check that a lesson asks enough, and that every question can be answered and explained."""

from __future__ import annotations

import re
from collections.abc import Iterator

from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.markdown.block_kinds import block_kinds
from college.records.anatomy import LessonKind
from college.records.problem import Problem
from college.source.marks import EXPRESSION
from college.source.question import Kind, Question, questions

_REASON = re.compile(r"[.!?:][\"”*)]*\s+\S")
_LEAST_OPTIONS = 2


@of_text()
def check(text: Text) -> Iterator[Problem]:
    """Return what a lesson asks too little, and each question without all it needs."""
    if text.lesson and text.lesson_kind:
        yield from _counted(text, text.lesson_kind)
        yield from _asked_twice(text)
        for question in questions(text.body):
            if question.kind is Kind.CHOICE:
                yield from _choice(text, question)
            if question.kind is Kind.ORDER and len(question.items) < _LEAST_OPTIONS:
                yield text.problem(
                    question.line,
                    f"a question of order has {len(question.items) or 'no'} item"
                    f"{'' if len(question.items) == 1 else 's'}",
                    "list what is to be put in order, each item as - or 1., in the right order",
                )


def _asked_twice(text: Text) -> Iterator[Problem]:
    """Return each question in the words of one before it: answers are kept by the words."""
    first: dict[str, int] = {}
    for question in questions(text.body):
        if question.id in first:
            yield text.problem(
                question.line,
                f"this question has the words of the one on line {first[question.id] + 1}",
                "ask it in other words: a reader's answers are kept by them",
            )
        first.setdefault(question.id, question.line)


def _counted(text: Text, kind: LessonKind) -> Iterator[Problem]:
    asks = list(text.document.named("ask"))
    asking = [part for part in kind.sections if part.asks]
    found = {part.heading: sum(block.section == part.heading for block in asks) for part in asking}
    wanted = [(len(asks) - sum(found.values()), kind.asks, "in the text")]
    wanted += [(found[part.heading], part.asks, f"under “{part.heading}”") for part in asking]
    for count, least, where in wanted:
        if count < least:
            yield text.record_problem(
                "",
                f"the lesson asks {count or 'no'} question{'s' if count != 1 else ''} {where}",
                f"ask at least {least}, each in an ask block",
            )
    for part in kind.sections:
        for name in part.also:
            if not any(text.document.named(name)) and not (part.optional or name == "ask"):
                words = block_kinds()[name].MEANING if name in block_kinds() else part.answers
                yield text.record_problem(
                    "", f"the lesson has no {name} block", f"add one: {words}"
                )


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
