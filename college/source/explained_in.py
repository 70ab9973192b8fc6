"""Where a text explains what a question asks: the section a wrong answer is sent to."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import cbrt, fsum, log

from college.records.anatomy import LESSON_KINDS
from college.source.document import Document, parse
from college.source.headings import Section
from college.source.question import Question

_EXPLAINS = {
    part.heading: part.explains for kind in LESSON_KINDS.values() for part in kind.sections
}
_WORD = re.compile(r"[A-Za-z][A-Za-z-]{3,}|\b[A-Z]{2,}\b|\d[\d,.]*\d")
_BOLD = re.compile(r"\*\*(.+?)\*\*", re.DOTALL)
_SHORT = ("card", "step")
"""Blocks that say one thing: each word of them is as good as bold."""
_LEAST = 2
"""How many words a thought must share with a question to count."""


@dataclass(frozen=True)
class Thought:
    """Lines of a section that belong together, and the words among them that stand out."""

    section: Section
    words: frozenset[str]
    bold: frozenset[str]


@lru_cache(maxsize=4096)
def explained_in(text: str, question: Question) -> Section | None:
    """Return the section the author names, else the one the question stands in.

    If that only asks, return the one with the thought that shares most with question and answer.
    """
    document = parse(text)
    if question.see:
        return document.section(question.see)
    own = document.section(question.section)
    thoughts = _thoughts(text)
    if own and any(thought.section == own for thought in thoughts):
        return own
    spread = Counter(word for thought in thoughts for word in thought.words)
    rare = {word: log(len(thoughts) / count) for word, count in spread.items()}
    asked = _words(question.prompt)
    answered = _words(question.right.typed if question.right else question.explanation)
    best, score = None, 0.0
    for thought in thoughts:
        shared = _shared(thought, asked, answered, rare)
        if shared > score:
            best, score = thought.section, shared
    return best


def _explains(section: Section) -> float:
    return _EXPLAINS.get(section.name, 1)


def _shared(
    thought: Thought, asked: set[str], answered: set[str], rare: Mapping[str, float]
) -> float:
    """Count the words a thought shares: rare ones more, a question's own and bold ones double."""
    shared = (asked | answered) & thought.words
    if len(shared) < _LEAST:
        return 0
    # fsum: a set has no order, and a page must not hang on one.
    weight = fsum(
        rare[word] * (1 + (word in asked)) * (1 + (word in thought.bold)) for word in shared
    )
    return weight * _explains(thought.section) / cbrt(10 + len(thought.words))


@lru_cache(maxsize=256)
def _thoughts(text: str) -> tuple[Thought, ...]:
    """Return what a text explains; its questions explain nothing."""
    document = parse(text)
    asking = {at for block in document.named("ask") for at in range(block.line, block.end)}
    ends = {block.end - 1 for block in document.blocks}
    short = {
        at: document.lines[at] if at > block.line else block.argument
        for block in document.named(*_SHORT)
        for at in range(block.line, block.end)
    }
    return tuple(
        Thought(
            section,
            frozenset(_words(" ".join([section.title, *lines.values()]))),
            frozenset(_words(" ".join(_bold(section.title, lines, short)))),
        )
        for section in document.sections
        if _explains(section)
        for lines in _runs(document, section, asking, ends)
    )


def _bold(title: str, lines: Mapping[int, str], short: Mapping[int, str]) -> Iterator[str]:
    yield title
    yield from _BOLD.findall("\n".join(lines.values()))
    yield from (short[at] for at in lines if at in short)


def _runs(
    document: Document, section: Section, asking: set[int], ends: set[int]
) -> Iterator[dict[int, str]]:
    """Return the lines of a section, cut at empty ones and where blocks end."""
    run: dict[int, str] = {}
    for number, line in document.prose:
        if not section.line < number < section.end or number in asking:
            continue
        if line.strip() and number not in ends:
            run[number] = line
        elif run:
            yield run
            run = {}
    if run:
        yield run


def _words(text: str) -> set[str]:
    return {word.lower().rstrip("s") for word in _WORD.findall(text)}
