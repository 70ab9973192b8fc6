"""The check for sentences and paragraphs that two lessons share."""

from __future__ import annotations

import zlib
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import replace

from college.checks.running.check import of_course
from college.checks.running.content import Content, Text
from college.records.hint import HINT
from college.records.problem import Problem
from college.source.paragraphs import Paragraph, spoken, words

_LEAST_WORDS = 8
"""Shorter sentences meet by chance."""
_LONG_PARAGRAPH = 25
_RUN = 5
_ALIKE = 0.7
_ONE_IN = 4
"""Of all runs of words one in four is kept: enough to tell, and four times as fast."""


@of_course()
def check(content: Content) -> Iterator[Problem]:
    """Return each sentence that an older lesson has too, and each near-copy of a paragraph."""
    first: dict[str, Text] = {}
    told: set[tuple[str, int]] = set()
    lessons = sorted(content.lessons, key=_age)
    for text in lessons:
        for paragraph in text.paragraphs:
            if paragraph.heading or HINT.search(paragraph.text):
                continue
            for start, sentence in paragraph.sentences:
                said = " ".join(sentence.replace("*", "").casefold().split())
                if said.count(" ") < _LEAST_WORDS - 1:
                    continue
                other = first.setdefault(said, text)
                if other is not text and len(words(spoken(said))) >= _LEAST_WORDS:
                    line = paragraph.line_at(start)
                    told.add((text.where, paragraph.line))
                    problem = text.problem(
                        line,
                        f"this sentence stands in {other.where} too: “{_short(said)}”",
                        "say it once, and link, or say it anew",
                    )
                    yield replace(problem, also=other.where)
    yield from _near_copies(lessons, told)


def _age(text: Text) -> tuple[bool, str]:
    """Return what puts the newer of two lessons last: it is the one that copied."""
    return (text.lesson.draft, text.lesson.reviewed) if text.lesson else (True, "")


def _short(sentence: str) -> str:
    listed = sentence.split()
    return " ".join(listed[:_LEAST_WORDS]) + (" …" if len(listed) > _LEAST_WORDS else "")


def _near_copies(lessons: Iterable[Text], told: set[tuple[str, int]]) -> Iterator[Problem]:
    kept: list[tuple[Text, Paragraph, int]] = []
    holders: dict[int, list[int]] = defaultdict(list)
    for text in lessons:
        for paragraph in text.paragraphs:
            if (text.where, paragraph.line) in told or HINT.search(paragraph.text):
                continue
            runs = _runs(paragraph)
            shared = Counter(index for run in runs for index in holders[run])
            for index, count in shared.most_common(1):
                other, twin, size = kept[index]
                if other is not text and count >= _ALIKE * max(len(runs), size):
                    place = f"{other.where}:{other.matter.body_line + twin.line}"
                    problem = text.problem(
                        paragraph.line,
                        f"this paragraph is nearly the one in {place}",
                        "keep one, or say it anew",
                    )
                    yield replace(problem, also=other.where)
            for run in runs:
                holders[run].append(len(kept))
            kept.append((text, paragraph, len(runs)))


def _runs(paragraph: Paragraph) -> set[int]:
    listed = [word.casefold() for word in paragraph.words]
    if paragraph.heading or len(listed) < _LONG_PARAGRAPH:
        return set()
    found = set()
    for index in range(len(listed) - _RUN + 1):
        number = zlib.crc32(" ".join(listed[index : index + _RUN]).encode())
        if number % _ONE_IN == 0:
            found.add(number)
    return found
