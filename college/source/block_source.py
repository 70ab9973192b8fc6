"""The blocks of a page read from its source, with their lines; rendering would lose both.

A block that the Markdown parser does not understand is printed as it was typed, without a word.
So whatever could keep it from being understood is found here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import yaml

from college.source.scan import Finding

_OPEN = re.compile(r"^ {0,3}(?P<slashes>/{3,}) *(?P<name>[\w-]+) *(?:\| *(?P<argument>.*?) *)?$")
_CLOSE = re.compile(r"^ {0,3}(?P<slashes>/{3,}) *$")
_FENCE = re.compile(r"^\s*(?P<mark>`{3,}|~{3,})(?P<info>.*)$")
_PLAIN = re.compile(r"^    (?P<name>\w+): (?P<value>[A-Za-z0-9](?:[^:#]|:(?=\S))*?) *$")
"""An option that YAML would take as it stands; most are, and YAML is slow."""
_OPTION = re.compile(r"^ {4,}\S")


@dataclass
class SourceBlock:
    """One block as it was typed. Lines count from the top of the body, from 0."""

    name: str
    argument: str
    line: int
    slashes: int
    inside: tuple[str, ...]
    """Names of the blocks around it, the outermost first."""
    section: str
    """The heading it stands under."""
    options: dict[str, Any] = field(default_factory=dict)
    option_lines: dict[str, int] = field(default_factory=dict)
    text: list[tuple[int, str]] = field(default_factory=list)
    """The lines between its options and its end, blocks inside it included."""
    fences: list[str] = field(default_factory=list)
    """What stands behind the opening mark of each code fence in it."""


@dataclass(frozen=True)
class Blocks:
    """The blocks of a page in their order, and what kept some from being understood."""

    found: tuple[SourceBlock, ...]
    findings: tuple[Finding, ...]

    def named(self, name: str) -> Iterator[SourceBlock]:
        """Return those of one kind."""
        return (block for block in self.found if block.name == name)


@lru_cache(maxsize=4096)
def source_blocks(body: str) -> Blocks:
    """Read the blocks of a body; the findings' lines count from 0 as well."""
    reader = _Reader(body.splitlines())
    for number in range(len(reader.lines)):
        reader.take(number)
    reader.findings += (_unclosed(block) for block in reader.stack)
    return Blocks(tuple(reader.found), tuple(reader.findings))


class _Reader:
    """Takes a page line by line; knows the section, the open blocks and the open code fence."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.found: list[SourceBlock] = []
        self.findings: list[Finding] = []
        self.stack: list[SourceBlock] = []
        self.section = self.fence = ""
        self.options_until = 0

    def take(self, number: int) -> None:
        if number < self.options_until:
            return
        line = self.lines[number]
        for block in self.stack:
            block.text.append((number, line))
        if "`" in line or "~" in line or self.fence:
            if self._in_code(line):
                return
        elif line.startswith("## "):
            self.section = re.sub(r"\s*\{.*\}$", "", line[3:]).strip()
        if "///" not in line:
            return
        opened, closed = _OPEN.match(line), _CLOSE.match(line)
        if opened:
            self._open(number, opened)
        elif closed:
            _close(self.stack, len(closed["slashes"]), number, self.findings)

    def _in_code(self, line: str) -> bool:
        """Whether the line is code, or opens or closes it."""
        mark = _FENCE.match(line)
        if self.fence:
            closing = mark and not mark["info"].strip() and mark["mark"].startswith(self.fence)
            self.fence = "" if closing else self.fence
            return True
        if mark:
            self.fence = mark["mark"]
            if self.stack:
                self.stack[-1].fences.append(mark["info"])
        return bool(mark)

    def _open(self, number: int, opened: re.Match[str]) -> None:
        block = SourceBlock(
            opened["name"],
            opened["argument"] or "",
            number,
            len(opened["slashes"]),
            tuple(block.name for block in self.stack),
            self.section,
        )
        if self.stack and self.stack[-1].slashes <= block.slashes:
            self.findings.append(_too_few_slashes(self.stack[-1], block))
        self.options_until = _read_options(block, self.lines, self.findings)
        self.found.append(block)
        self.stack.append(block)


def _too_few_slashes(outer: SourceBlock, inner: SourceBlock) -> Finding:
    return (
        inner.line,
        f"{inner.name} opens inside {outer.name}, which has no more slashes than it",
        f"close {outer.name} first, or open and close it with {'/' * (inner.slashes + 1)}",
    )


def _unclosed(block: SourceBlock) -> Finding:
    mark = "/" * block.slashes
    return block.line, f"{block.name} is never closed", f"add a line {mark} at its end"


def _close(stack: list[SourceBlock], slashes: int, line: int, findings: list[Finding]) -> None:
    if not any(block.slashes == slashes for block in stack):
        mark = "/" * slashes
        findings.append((line, f"{mark} closes no block", "take it out, or open its block above"))
        return
    while stack[-1].slashes != slashes:
        findings.append(_unclosed(stack.pop()))
    stack.pop()


def _read_options(block: SourceBlock, lines: list[str], findings: list[Finding]) -> int:
    """Read the indented lines right below the opening; give the number of the first line after."""
    end = block.line + 1
    while end < len(lines) and _OPTION.match(lines[end]):
        end += 1
    if end == block.line + 1:
        return end
    plain = [_PLAIN.match(line) for line in lines[block.line + 1 : end]]
    if all(plain):
        for at, option in enumerate(filter(None, plain), block.line + 1):
            block.options[option["name"]] = option["value"]
            block.option_lines[option["name"]] = at
        return end
    text = "\n".join(lines[block.line + 1 : end])
    try:
        node = yaml.compose(text, Loader=yaml.CSafeLoader)
        values = yaml.load(text, Loader=yaml.CSafeLoader)
    except yaml.MarkedYAMLError as broken:
        at = block.line + 1 + (broken.problem_mark.line if broken.problem_mark else 0)
        findings.append(
            (
                at,
                f"the options of {block.name} cannot be read",
                "write name: value, and put a value that holds a colon or begins with a sign in quotes",
            )
        )
        return end
    if not isinstance(values, Mapping):
        findings.append(
            (
                block.line + 1,
                f"the indented lines below {block.name} are no options",
                "write name: value, or do not indent the text",
            )
        )
        return end
    for name_node, _ in node.value:
        block.option_lines[name_node.value] = block.line + 1 + name_node.start_mark.line
    block.options.update(values)
    return end
