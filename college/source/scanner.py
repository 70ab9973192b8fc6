"""The scanner of a page's text: it tells code, headings, marks of blocks and prose apart.

It goes by the Markdown parser's own patterns, so that both find the same blocks.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from pymdownx.blocks import RE_END, RE_START

from calculators.engine.numbers.phrase import quoted
from college.records.problem import Problem
from college.source.blocks import Block, Options, read_options
from college.source.fences import fences
from college.source.headings import SECTION, Heading, read_heading
from college.source.paragraphs import Paragraphs, without_code

_LONG_NAME = 40
_MANY_SLASHES = 20
_FURTHER_IN = re.compile(r"^(?: {4,}|\t).*?/{3,} *[\w-]+ *(?:\||$)")


@dataclass
class _Open:
    """A block that has not ended yet."""

    name: str
    argument: str
    line: int
    slashes: int
    inside: tuple[str, ...]
    section: str
    given: Options


class Scanner:
    """Goes through a text once; knows the section, and the blocks that are open."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.fences = tuple(fences(lines))
        self.prose: list[tuple[int, str]] = []
        self.headings: list[Heading] = []
        self.blocks: dict[int, Block] = {}
        self.stack: list[_Open] = []
        self.paragraphs = Paragraphs()
        self.problems: list[Problem] = []
        self.section = ""

    def scan(self) -> None:
        """Read every line."""
        ends = {fence.line: fence.end for fence in self.fences}
        number = 0
        while number < len(self.lines):
            if number in ends:
                self.paragraphs.end()
                number = ends[number]
            else:
                number = self._line(number)
        while self.stack:
            self._unclosed()
            self._end(len(self.lines))
        self.paragraphs.end()

    def _line(self, number: int) -> int:
        """Read a line, and the options below it if it opens a block; return the next to be read."""
        line = self.lines[number]
        self.prose.append((number, without_code(line)))
        if "///" in line:
            opened, closed = RE_START.fullmatch(line), RE_END.fullmatch(line)
            if opened:
                return self._open(number, *opened.groups())
            if closed:
                self._close(number, len(closed[1]))
                return number + 1
            if _FURTHER_IN.match(line):
                self._problem(number, "a block is indented", "begin its line at the margin")
        heading = read_heading(number, line) if line.startswith("#") else None
        if heading:
            self._heading(heading)
        else:
            self.paragraphs.take(number, line)
        return number + 1

    def _heading(self, heading: Heading) -> None:
        if heading.level == SECTION and self.stack:
            self._leave(heading.line, len(self.stack))
        self.headings.append(heading)
        self.paragraphs.add(heading.line, heading.title, heading=True)
        if heading.level == SECTION:
            self.section = heading.role or heading.title

    def _open(self, number: int, slashes: str, name: str, argument: str | None) -> int:
        name = name.lower()
        given = read_options(name, self.lines, number + 1)
        if given.problem:
            self.problems.append(given.problem)
        if self._is_open(slashes):
            self._leave(number, 1)
        elif self.stack and self.stack[-1].slashes == len(slashes):
            outer = self.stack[-1].name
            self._problem(
                number,
                f"{name} opens inside {outer}, which has no more slashes than it",
                f"close {outer} first, or open and close it with {slashes}/",
            )
        inside = tuple(block.name for block in self.stack)
        self.stack.append(
            _Open(
                name,
                argument or "",
                number,
                len(slashes),
                inside,
                self.section,
                given,
            )
        )
        self.prose += ((at, self.lines[at]) for at in range(number + 1, given.end))
        self.paragraphs.enter(number, name, argument or "")
        return given.end

    def _close(self, number: int, slashes: int) -> None:
        if not any(block.slashes == slashes for block in self.stack):
            remedy = "take it out, or open its block above"
            self._problem(number, f"{'/' * slashes} closes no block", remedy)
            self.paragraphs.end()
            return
        while self.stack[-1].slashes != slashes:
            self._unclosed()
            self._end(number)
        self._end(number, marks=1)

    def _end(self, number: int, marks: int = 0) -> None:
        """End the innermost open block before a line, or with it if it holds the closing mark."""
        block = self.stack.pop()
        self.paragraphs.leave()
        end = number + marks
        self.blocks[block.line] = Block(
            block.name,
            block.argument,
            block.line,
            end,
            block.inside,
            block.section,
            block.given,
            "\n".join(self.lines[block.given.end : number]),
            tuple(item for item in self.fences if block.line < item.line < end),
        )

    def _is_open(self, slashes: str) -> bool:
        """Whether the block before was left open: too few closing marks follow in its section."""
        if not self.stack or self.stack[-1].slashes != len(slashes):
            return False
        opened = closed = 0
        longer = sum(block.slashes > len(slashes) for block in self.stack)
        for line in self.lines[self.stack[-1].line :]:
            if line.startswith("## "):
                break
            start, end = RE_START.fullmatch(line), RE_END.fullmatch(line)
            opened += bool(start and start[1] == slashes)
            closed += bool(end and end[1] == slashes)
            longer += bool(start and len(start[1]) > len(slashes))
            longer -= bool(end and len(end[1]) > len(slashes))
        return opened > closed and longer >= 0  # else the outer one has lost a slash

    def _leave(self, number: int, count: int) -> None:
        """End the innermost blocks before a line that cannot stand in them; tell the outermost."""
        for _ in range(count - 1):
            self._end(number)
        self._unclosed()
        self._end(number)

    def _unclosed(self) -> None:
        block = self.stack[-1]
        name = block.name if len(block.name) <= _LONG_NAME else quoted(block.name)
        few = block.slashes <= _MANY_SLASHES
        mark = "/" * block.slashes if few else f"of {block.slashes:,} slashes"
        self._problem(block.line, f"{name} is never closed", f"add a line {mark} at its end")

    def _problem(self, line: int, what: str, remedy: str) -> None:
        self.problems.append(Problem("", line, what, remedy))
