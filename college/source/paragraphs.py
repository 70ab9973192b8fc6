"""The prose of a page: paragraphs, list items and questions with their lines, code left out."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

from college.markdown.citations import CITATION
from college.source.scan import EXPRESSION, prose_lines

_OPEN = re.compile(r"^ {0,3}(?P<slashes>/{3,}) *(?P<name>[\w-]+) *(?:\| *(?P<argument>.*?) *)?$")
_CLOSE = re.compile(r"^ {0,3}(?P<slashes>/{3,}) *$")
_ITEM = re.compile(r"^\s*(?:[-*+]|\d+\.) +")
_OPTION = re.compile(r"^ {4,}\S")
_ROW = re.compile(r"^\s*\|")
_IMAGE = re.compile(r"!\[[^\]]*\]\([^)]*\)(?:\{[^}]*\})?")
_LINK = re.compile(r"\[(?P<text>[^\]]*)\]\([^)]*\)")
_MARKS = re.compile(r"[*_#|]+|\[[ x]\]|\{[^{}]*\}")
_END = re.compile(r"(?<=[.!?])[*\"”’)]*\s+(?=[*\"“(]*[A-Z\d$])")
_LOOSE = re.compile(r"\s+([.,;:!?])")
_WORD = re.compile(r"[^\W_]+(?:[’'.,-][^\W_]+)*")


@dataclass(frozen=True)
class Paragraph:
    """One paragraph as it was typed. `line` counts from the top of the body, from 0."""

    line: int
    text: str
    blocks: tuple[str, ...]
    """Names of the blocks around it, the outermost first."""
    heading: bool = False

    def line_at(self, offset: int) -> int:
        """Return the line on which a character of the text stands."""
        return self.line + self.text.count("\n", 0, offset)

    @cached_property
    def sentences(self) -> list[tuple[int, str]]:
        """Each sentence with its offset."""
        ends = [*_END.finditer(self.text)]
        starts = [0, *(end.end() for end in ends)]
        stops = [*(end.start() for end in ends), len(self.text)]
        return [(a, self.text[a:b]) for a, b in zip(starts, stops, strict=True)]

    @cached_property
    def spoken(self) -> str:
        """The text as it is read out: a number for each expression, no marks, no citations."""
        return spoken(self.text)

    @cached_property
    def words(self) -> list[str]:
        """The words of it."""
        return words(self.spoken)


def spoken(text: str) -> str:
    """Take the marks of Markdown off a text.

    >>> spoken("A **bold** [link](a.md) costs {{ fast.cost }} [@KEY].")
    'A bold link costs 0.'
    """
    if "{" in text:
        text = EXPRESSION.sub("0", text)
    if "[" in text:
        text = _LINK.sub(lambda link: link["text"], _IMAGE.sub("", CITATION.sub("", text)))
    text = _MARKS.sub("", text)
    return _LOOSE.sub(r"\1", " ".join(text.split()))


def words(text: str) -> list[str]:
    """Return the words of a spoken text."""
    return _WORD.findall(text)


def paragraphs(body: str) -> list[Paragraph]:
    """Return every paragraph, list item, table row, heading and question of a body."""
    reader = _Reader()
    for number, line in prose_lines(body):
        reader.take(number, line)
    reader.finish()
    return reader.found


class _Reader:
    """Takes a page line by line; knows which blocks are open and which paragraph is growing."""

    def __init__(self) -> None:
        self.found: list[Paragraph] = []
        self.stack: list[tuple[int, str]] = []
        self.current: list[str] = []
        self.start = self.last = -1
        self.options = False

    @property
    def blocks(self) -> tuple[str, ...]:
        return tuple(name for _, name in self.stack)

    def finish(self) -> None:
        if self.current:
            self.found.append(Paragraph(self.start, "\n".join(self.current), self.blocks))
            self.current = []

    def take(self, number: int, line: str) -> None:
        if number != self.last + 1 or not line.strip():
            self.finish()  # code or an empty line stood in between
        self.last = number
        self.options = bool(self.options and _OPTION.match(line))
        opened, closed = _OPEN.match(line), _CLOSE.match(line)
        if opened:
            self._open(number, opened)
        elif closed:
            self.finish()
            while self.stack and self.stack.pop()[0] != len(closed["slashes"]):
                pass
        elif line.startswith("#"):
            self.finish()
            self.found.append(Paragraph(number, line.lstrip("# "), self.blocks, heading=True))
        elif line.strip() and not self.options:
            self._text(number, line)

    def _open(self, number: int, opened: re.Match[str]) -> None:
        self.finish()
        self.stack.append((len(opened["slashes"]), opened["name"]))
        self.options = True
        if opened["argument"]:
            self.found.append(Paragraph(number, opened["argument"], self.blocks))

    def _text(self, number: int, line: str) -> None:
        if _ITEM.match(line) or _ROW.match(line):
            self.finish()
        if not self.current:
            self.start = number
            line = _ITEM.sub("", line)
        self.current.append(line)
