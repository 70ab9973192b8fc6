"""The headings of a page, and the sections that those of the second level open.

A section may name its role before what it says: `## The common mistake | A port is not a lane`.
Its address is the role's, so that the words can be bettered and links still hold.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from markdown.extensions.toc import slugify

_MARKS = re.compile(r"#{1,6}")
_ATTRIBUTES = re.compile(r"\{:?(?P<given>[^{}]*)\}\s*$")
_ID = re.compile(r"#(?P<id>[\w-]+)")
SECTION = 2
"""The level of a section's heading."""
ROLE_MARK = " | "
"""What stands between a section's role and its words."""


@dataclass(frozen=True)
class Heading:
    """One heading: how deep it is, its words, the id its author gave it, and its role, if any."""

    line: int
    level: int
    title: str
    id: str = ""
    role: str = ""

    @property
    def address(self) -> str:
        """The id it gets if no heading above has the same."""
        return self.id or slug(self.role or self.title)


@dataclass(frozen=True)
class Section:
    """What stands under one heading of the second level, up to the next one."""

    title: str
    address: str
    line: int
    end: int
    """The line behind its last."""
    role: str = ""
    """What it does in its page, if its heading says so; else its title is its role."""

    @property
    def name(self) -> str:
        """What it is known by: its role, or its title."""
        return self.role or self.title


def slug(words: str) -> str:
    """Return the id that words give a heading.

    >>> slug("Why it matters")
    'why-it-matters'
    """
    return str(slugify(words, "-"))


def read_heading(number: int, line: str) -> Heading | None:
    """Read a line as a heading, if it is one.

    >>> read_heading(4, "## Why it matters {: #why }")
    Heading(line=4, level=2, title='Why it matters', id='why', role='')
    >>> read_heading(4, "## Why it matters | Waiting is billed").role
    'Why it matters'
    """
    marks = _MARKS.match(line)
    if marks is None:
        return None
    attributes = _ATTRIBUTES.search(line, marks.end())
    named = attributes and _ID.search(attributes["given"])
    level = len(marks[0])
    typed = line[marks.end() : attributes.start() if attributes else None]
    role, title = split_role(typed.rstrip().rstrip("#").strip(), level)
    return Heading(number, level, title, named["id"] if named else "", role)


def split_role(typed: str, level: int) -> tuple[str, str]:
    """Return role and words of a heading; only a section's has a role.

    >>> split_role("Guess first | How many hours?", 2), split_role("Sets | Bags", 3)
    (('Guess first', 'How many hours?'), ('', 'Sets | Bags'))
    """
    role, mark, words = typed.partition(ROLE_MARK)
    if level != SECTION or not mark or not words.strip():
        return "", typed
    return role.strip(), words.strip()


def sections(headings: Sequence[Heading], lines: int) -> Iterator[Section]:
    """Return the sections of a text of so many lines."""
    found = [item for item in headings if item.level == SECTION]
    ends = [*(item.line for item in found[1:]), lines]
    for heading, end in zip(found, ends, strict=False):
        yield Section(heading.title, heading.address, heading.line, end, heading.role)
