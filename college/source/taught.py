"""Where a lesson teaches what a question asks: the section a wrong answer is sent to."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import cbrt, fsum, log

from markdown.extensions.toc import slugify

from college.source.scan import prose_lines

_ELSEWHERE = ("Guess first", "What you can do with this", "Check yourself", "Practice in Python")
"""Sections that ask or advise; what they use is taught in another."""
_EXPLAINING = "In plain English"
"""The section that introduces words; what is asked about one is most likely taught there."""
_LIKELIER = 1.3
_HEADING = re.compile(r"^##\s+(?P<title>.+?)\s*(?:\{.*\})?$")
_WORD = re.compile(r"[A-Za-z][A-Za-z-]{3,}|\b[A-Z]{2,}\b|\d[\d,.]*\d")
_BETWEEN = re.compile(r"\n\s*\n|^/{3,}$", re.MULTILINE)
_ASKED = re.compile(r"^/{3,} ask .*?^/{3,}$", re.MULTILINE | re.DOTALL)
_BOLD = re.compile(r"\*\*(.+?)\*\*|^/{3,} (?:card|step) \| (.+)$", re.MULTILINE | re.DOTALL)
_LEAST = 2
"""How many words a paragraph must share with a question to count."""


@dataclass(frozen=True)
class Section:
    """One section of a lesson, with its address on the page."""

    title: str
    text: str

    @property
    def address(self) -> str:
        """Return the id the heading gets."""
        return str(slugify(self.title, "-"))

    @property
    def paragraphs(self) -> list[str]:
        """Return what it says, one thought each; its own questions say nothing."""
        return [part for part in _BETWEEN.split(_ASKED.sub("", self.text)) if part.strip()]


def sections(body: str) -> Iterator[Section]:
    """Return a lesson's sections in their order."""
    title, lines = "", list[str]()
    for _, line in prose_lines(body):
        heading = _HEADING.match(line)
        if heading:
            if title:
                yield Section(title, "\n".join(lines))
            title, lines = heading["title"], []
        else:
            lines.append(line)
    if title:
        yield Section(title, "\n".join(lines))


def taught_in(body: str, question: str, answer: str = "", see: str = "") -> Section | None:
    """Return the section the author names, else the one a question stands in.

    If that only asks, give the one with the paragraph that shares most with question and answer.
    """
    found = list(sections(body))
    own = next((item for item in found if question and question in item.text), None)
    if see or (own and own.title not in _ELSEWHERE):
        return next((item for item in found if item.title == see), None) if see else own
    teaching = [item for item in found if item.title not in _ELSEWHERE]
    parts = [(item, part) for item in teaching for part in item.paragraphs]
    spread = Counter(word for item, part in parts for word in _words(f"{item.title} {part}"))
    rare = {word: log(len(parts) / count) for word, count in spread.items()}
    asked, answered = _words(question), _words(answer)
    best, score = None, 0.0
    for item, part in parts:
        shared = _shared(item, part, asked, answered, rare)
        if shared > score:
            best, score = item, shared
    return best


def _shared(
    item: Section, part: str, asked: set[str], answered: set[str], rare: Mapping[str, float]
) -> float:
    """Count the words a paragraph shares: rare ones for more, a question's own and bold ones double."""
    has = _words(f"{item.title} {part}")
    shared = (asked | answered) & has
    if len(shared) < _LEAST:
        return 0
    bold = _words(" ".join([item.title, *map("".join, _BOLD.findall(part))]))
    # fsum: a set has no order, and a page must not hang on one.
    weight = fsum(rare[word] * (1 + (word in asked)) * (1 + (word in bold)) for word in shared)
    return weight * (_LIKELIER if item.title == _EXPLAINING else 1) / cbrt(10 + len(has))


def _words(text: str) -> set[str]:
    return {word.lower().rstrip("s") for word in _WORD.findall(text)}
