"""Fenced code found as the Markdown parser finds it: a fence that it would not close is text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pymdownx.superfences import RE_NESTED_FENCE_START, RE_OPTIONS

_PREFIX = re.compile(r"[> \t]*")
_KNOWN_OPTIONS = {"hl_lines", "linenums", "title", "title_mode"}
"""With any other the parser leaves the fence as it was typed."""
_CLASS = re.compile(r"\.([\w-]+)")


@dataclass(frozen=True)
class Fence:
    """One piece of fenced code. Lines count from the top of the text, from 0."""

    line: int
    end: int
    """The line behind its closing mark."""
    info: str
    """What stands behind its opening mark."""
    code: str

    @property
    def kinds(self) -> tuple[str, ...]:
        """The classes an author gave it: `python` and `starter` of `{.python .starter}`."""
        return tuple(_CLASS.findall(self.info))


def fences(lines: Sequence[str]) -> Iterator[Fence]:
    """Return the fenced code of a text.

    It ends at the same mark, as far in as it began; a line that stands further out undoes it.
    """
    start, depth, mark = -1, 0, ""
    for number, line in enumerate(lines):
        if not mark:
            if "```" in line or "~~~" in line:
                depth, mark = _opening(line)
                start = number
            continue
        indent = _PREFIX.match(line[:depth])
        content = line[depth:]
        if not line.strip():
            continue
        if not indent or indent.end() < depth:
            mark = ""
        elif content.rstrip() == mark:
            info = lines[start][depth:].lstrip(mark[0]).strip()
            code = "".join(f"{text[depth:]}\n" for text in lines[start + 1 : number])
            yield Fence(start, number + 1, info, code)
            mark = ""


def _opening(line: str) -> tuple[int, str]:
    """Return how far in a fence opens on a line, and with which mark; no mark if it does not."""
    indent = _PREFIX.match(line)
    depth = indent.end() if indent else 0
    found = RE_NESTED_FENCE_START.match(line, depth)
    if not found or found["unrecognized"]:
        return 0, ""
    options = RE_OPTIONS.finditer(found["options"] or "")
    if any(option["key"] not in _KNOWN_OPTIONS for option in options):
        return 0, ""
    return depth, found["fence"]
