"""This file is where a lesson teaches what a question asks: the section a wrong answer is sent to."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from math import fsum

from markdown.extensions.toc import slugify

from college.scan import prose_lines

_ASKING = ("Guess first", "Check yourself", "Practice in Python")
"""Sections that ask; what they ask is taught in another."""
_HEADING = re.compile(r"^##\s+(?P<title>.+?)\s*(?:\{.*\})?$")
_WORD = re.compile(r"[A-Za-z][A-Za-z-]{3,}|\b[A-Z]{2,}\b|\d[\d,.]*\d")
_LEAST = 2


@dataclass(frozen=True)
class Section:
    """One section of a lesson, with its address on the page."""

    title: str
    text: str

    @property
    def address(self) -> str:
        """Give the id the heading gets."""
        return str(slugify(self.title, "-"))


def sections(body: str) -> Iterator[Section]:
    """Give a lesson's sections in their order."""
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


def taught_in(body: str, question: str, answer: str = "") -> Section | None:
    """Give the section a question stands in, or if that only asks, the one that shares most words.

    A word counts the less the more sections have it.
    """
    found = list(sections(body))
    own = next((item for item in found if question and question in item.text), None)
    if own and own.title not in _ASKING:
        return own
    teaching = [item for item in found if item.title not in _ASKING]
    words = {item.title: _words(item.text) for item in teaching}
    spread = Counter(word for each in words.values() for word in each)
    asked = _words(f"{question} {answer}")
    # fsum: a set has no order, and a page must not hang on one.
    scores = {title: fsum(1 / spread[word] for word in asked & has) for title, has in words.items()}
    best = max(teaching, key=lambda item: scores[item.title], default=None)
    return best if best and len(asked & words[best.title]) >= _LEAST else None


def _words(text: str) -> set[str]:
    return {word.lower().rstrip("s") for word in _WORD.findall(text)}
