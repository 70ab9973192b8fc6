"""The authors' reference: every key, block, section, command and calculator, from the code."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from calculators.catalog import CATALOG
from college.commands import COMMANDS
from college.markdown.block_kinds import block_kinds
from college.pages.parts.menu import Menu, Place
from college.pages.site_page import SinglePage
from college.records.anatomy import ANATOMY
from college.records.doc_page import DocPage
from college.records.keys import keys_of
from college.records.lesson import Lesson
from college.records.settings import Settings
from college.records.term import Term
from college.records.track import Track

_RECORDS = {
    "A lesson's record": Lesson,
    "A track's record": Track,
    "A term's record": Term,
    "Any other page's record": DocPage,
    "The course's settings, course.yml": Settings,
}


@dataclass(frozen=True)
class ReferencePage(SinglePage):
    """All tables that an author looks things up in."""

    at = "teach/reference.md"
    menu = Menu((Place.TEACH, 4), "Reference", "Teach")

    @property
    def text(self) -> str:
        """A section for each table."""
        return "\n".join(
            [
                "# Reference for authors",
                *self._keys(),
                *_sections(),
                *_blocks(),
                *_commands(),
                *_calculators(),
            ]
        )

    def _keys(self) -> Iterator[str]:
        for title, record in _RECORDS.items():
            yield from _table(title, "Key", "Meaning", "Needed")
            for name, key in keys_of(record, self.course.settings).items():
                yield f"| `{name}` | {key.meaning} | {'yes' if key.required else 'no'} |"


def _table(title: str, *heads: str) -> Iterator[str]:
    yield from ("", f"## {title}", "", f"| {' | '.join(heads)} |", f"|{'---|' * len(heads)}")


def _sections() -> Iterator[str]:
    yield from _table("Sections of a lesson, in order", "Heading", "What it is for", "Blocks in it")
    for part in ANATOMY:
        blocks = ", ".join(f"`{name}`" for name in part.blocks)
        yield f"| {part.heading} | {part.answers} | {blocks} |"


def _blocks() -> Iterator[str]:
    yield from _table("Blocks", "Block", "What it is for", "Options")
    for name, kind in block_kinds().items():
        listed = ", ".join(f"`{option}`" for option in kind.OPTIONS)
        words = kind.MEANING.replace("{{ edit … }}", "edit fields")
        yield f"| `{name}` | {words} | {listed} |"


def _commands() -> Iterator[str]:
    yield from _table("Commands", "Command", "What it does")
    for command in COMMANDS.values():
        yield f"| `{command.usage}` | {command.does} |"


def _calculators() -> Iterator[str]:
    yield from _table("Calculators", "Name", "Question", "Lines")
    for name, item in CATALOG.items():
        lines = ", ".join(f"`{line.name}`" for line in item.lines)
        yield f"| `{name}` | {item.question} | {lines} |"
