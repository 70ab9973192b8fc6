"""The headings of a page, and the sections that those of the second level open."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from markdown.extensions.toc import slugify

_HEADING = re.compile(r"^(?P<marks>#{1,6})(?P<title>.*?)#*\s*(?:\{:?(?P<attributes>[^{}]*)\}\s*)?$")
_ID = re.compile(r"#(?P<id>[\w-]+)")
SECTION = 2
"""The level of a section's heading."""


@dataclass(frozen=True)
class Heading:
    """One heading: how deep it is, its words, and the id its author gave it, if any."""

    line: int
    level: int
    title: str
    id: str = ""

    @property
    def address(self) -> str:
        """The id it gets if no heading above has the same."""
        return self.id or str(slugify(self.title, "-"))


@dataclass(frozen=True)
class Section:
    """What stands under one heading of the second level, up to the next one."""

    title: str
    address: str
    line: int
    end: int
    """The line behind its last."""


def read_heading(number: int, line: str) -> Heading | None:
    """Read a line as a heading, if it is one.

    >>> read_heading(4, "## Why it matters {: #why }")
    Heading(line=4, level=2, title='Why it matters', id='why')
    """
    found = _HEADING.match(line)
    if found is None:
        return None
    named = _ID.search(found["attributes"] or "")
    title = found["title"].strip()
    return Heading(number, len(found["marks"]), title, named["id"] if named else "")


def sections(headings: Sequence[Heading], lines: int) -> Iterator[Section]:
    """Return the sections of a text of so many lines."""
    found = [item for item in headings if item.level == SECTION]
    ends = [*(item.line for item in found[1:]), lines]
    for heading, end in zip(found, ends, strict=False):
        yield Section(heading.title, heading.address, heading.line, end)
