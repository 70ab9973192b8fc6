"""The check that a lesson asks enough, and that every question can be answered and explained."""

from __future__ import annotations

import re
from collections.abc import Iterator

from college.checks.anatomy import QUESTIONS_AT_END, QUESTIONS_IN_TEXT, SECTION_OF_QUESTIONS
from college.checks.content import Content, Text
from college.records.problem import Problem
from college.source.block_source import SourceBlock
from college.source.scan import EXPRESSION

_OPTION = re.compile(r"^- +\[(?P<mark>[ xX])\] +(?P<text>.*)$")
_REASON = re.compile(r"[.!?:][\"”*)]* +\S")
_CODE = ("starter", "solution", "checks")
_LEAST_OPTIONS = 2


def check(content: Content) -> Iterator[Problem]:
    """Return each lesson that asks too little, and each question without all it needs."""
    for text in content.lessons:
        yield from _counted(text)
        for block in text.blocks.named("ask"):
            if block.options.get("kind") == "choice":
                yield from _choice(text, block)
        for block in text.blocks.named("exercise"):
            yield from _exercise(text, block)
    yield from _double_exercises(content)


def _counted(text: Text) -> Iterator[Problem]:
    assert text.lesson
    asks = list(text.blocks.named("ask"))
    end = sum(block.section == SECTION_OF_QUESTIONS for block in asks)
    for found, least, where in (
        (len(asks) - end, QUESTIONS_IN_TEXT, "in the text"),
        (end, QUESTIONS_AT_END, f"under “{SECTION_OF_QUESTIONS}”"),
    ):
        if found < least:
            yield Problem(
                text.page.path,
                1,
                f"the lesson asks {found or 'no'} question{'s' if found != 1 else ''} {where}",
                f"ask at least {least}, each in an ask block",
            )
    for name, why in (
        ("predict", "a number to guess"),
        ("fade", "a worked example to complete"),
        ("exercise", "a small program to write"),
    ):
        if not any(text.blocks.named(name)):
            yield Problem(text.page.path, 1, f"the lesson has no {name} block", f"add one: {why}")


def _choice(text: Text, block: SourceBlock) -> Iterator[Problem]:
    options = list(_options(block))
    right = sum(mark in "xX" for _, mark, _ in options)
    if len(options) < _LEAST_OPTIONS:
        yield text.problem(
            block.line,
            "a choice question has fewer than two options",
            "write each as - [ ] An option. The reason; the right one as - [x]",
        )
    elif right != 1:
        yield text.problem(
            block.line,
            f"a choice question has {right or 'no'} right answer{'s' if right > 1 else ''}",
            "mark exactly one option with [x]",
        )
    for line, _, words in options:
        if not _REASON.search(EXPRESSION.sub("0", words)):
            yield text.problem(
                line,
                "an option of a choice question has no reason",
                "say after its first sentence why it is right or wrong",
            )


def _options(block: SourceBlock) -> Iterator[tuple[int, str, str]]:
    """Return line, mark and text of each option, wrapped lines joined."""
    current: tuple[int, str, str] | None = None
    for line, text in block.text:
        found = _OPTION.match(text)
        if found:
            if current:
                yield current
            current = line, found["mark"], found["text"]
        elif current and text.startswith("  "):
            current = current[0], current[1], f"{current[2]} {text.strip()}"
    if current:
        yield current


def _exercise(text: Text, block: SourceBlock) -> Iterator[Problem]:
    for name in _CODE:
        if not any(f".{name}" in info for info in block.fences):
            yield text.problem(
                block.line,
                f"the exercise has no {name}",
                f"add a fence that opens with ``` {{.python .{name}}}",
            )
    if not block.options.get("id"):
        yield text.problem(
            block.line, "the exercise has no id", "add a line id: below it, four spaces in"
        )


def _double_exercises(content: Content) -> Iterator[Problem]:
    seen: dict[str, str] = {}
    for text in content.lessons:
        for block in text.blocks.named("exercise"):
            name = str(block.options.get("id", ""))
            if name and name in seen:
                yield text.problem(
                    block.option_lines["id"],
                    f"the exercise id {name} is taken in {seen[name]}",
                    "give one of them another id",
                )
            seen.setdefault(name, text.page.path)
