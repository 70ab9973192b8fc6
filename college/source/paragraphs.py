"""The prose of a page: paragraphs, items of lists, rows and questions, each with its line."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

from college.source.marks import CITATION, EXPRESSION

_ITEM = re.compile(r"^\s*(?:[-*+]|\d+\.) +")
_SPAN = re.compile(r"`[^`]*`")
_ROW = re.compile(r"^\s*\|")
_IMAGE = re.compile(r"!\[[^\]]*\]\([^)]*\)(?:\{[^}]*\})?")
_LINK = re.compile(r"\[(?P<text>[^\]]*)\]\([^)]*\)")
_MARKS = re.compile(r"[*_#|]+|\[[ x]\]|\{[^{}]*\}")
_GIVEN_ID = re.compile(r"\{:?[^{}]*#(?P<id>[\w-]+)[^{}]*\}")
_END = re.compile(r"(?<=[.!?])[*\"”’)]*\s+(?=[*\"“(]*[A-Z\d$])")
_QUOTED = re.compile(r"[\"“][^\"”]*[\"”]")
_LOOSE = re.compile(r"\s+([.,;:!?])")
_WORD = re.compile(r"[^\W_]+(?:[’'.,-][^\W_]+)*")


@dataclass(frozen=True)
class Paragraph:
    """One paragraph. `line` counts from the top of the text, from 0."""

    line: int
    typed: str
    """As it was typed, but for the mark of an item."""
    blocks: tuple[str, ...]
    """Names of the blocks around it, the outermost first."""
    heading: bool = False
    item: bool = False
    """Whether it is an item of a list."""

    @cached_property
    def text(self) -> str:
        """The same with its code blanked: only the author's own words."""
        return "\n".join(map(without_code, self.typed.split("\n")))

    def line_at(self, offset: int) -> int:
        """Return the line on which a character of the text stands."""
        return self.line + self.text.count("\n", 0, offset)

    @cached_property
    def id(self) -> str:
        """The id that its author gave it, or a part of it, if any.

        >>> Paragraph(0, "Letters {: #letter-a .letters }", ()).id
        'letter-a'
        """
        found = _GIVEN_ID.search(self.text)
        return found["id"] if found else ""

    @cached_property
    def unquoted(self) -> str:
        """The text with what stands in quotation marks blanked: every offset stays."""
        return _QUOTED.sub(lambda quote: " " * len(quote[0]), self.text)

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


def without_code(line: str) -> str:
    """Blank the code spans of a line.

    >>> without_code("Call `run()`.")
    'Call        .'
    """
    return _SPAN.sub(lambda span: " " * len(span[0]), line) if "`" in line else line


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


class Paragraphs:
    """The paragraphs of a text in the making: it is told of every line that is no code."""

    def __init__(self) -> None:
        self.found: list[Paragraph] = []
        self.blocks: tuple[str, ...] = ()
        self._lines: list[str] = []
        self._start, self._item = 0, False

    def take(self, number: int, line: str) -> None:
        """Go on with a line of text: an item and a table's row each begin a paragraph."""
        if not line.strip():
            self.end()
            return
        item = _ITEM.match(line)
        if item or _ROW.match(line):
            self.end()
        if not self._lines:
            self._start, self._item = number, bool(item)
            line = line[item.end() :] if item else line
        self._lines.append(line)

    def add(self, number: int, typed: str, *, heading: bool = False) -> None:
        """Add a paragraph that is a line of its own."""
        self.end()
        self.found.append(Paragraph(number, typed, self.blocks, heading))

    def enter(self, number: int, block: str, argument: str) -> None:
        """Enter a block; what stands behind its bar is a paragraph of it."""
        self.end()
        self.blocks = (*self.blocks, block)
        if argument:
            self.add(number, argument)

    def leave(self) -> None:
        """Leave the innermost block."""
        self.end()
        self.blocks = self.blocks[:-1]

    def end(self) -> None:
        """End the paragraph that is growing."""
        if self._lines:
            typed = "\n".join(self._lines)
            self.found.append(Paragraph(self._start, typed, self.blocks, item=self._item))
            self._lines = []
