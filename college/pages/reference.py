"""The authors' reference: every key, block, section, command, calculator and picture."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from college.command_line import commands_of, options_of, parser
from college.commands import COMMANDS
from college.markdown.block_kinds import block_kinds
from college.pages.parts.menu import Menu, Place
from college.pages.site_page import SinglePage
from college.records.anatomy import Part
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
                "",
                "Units, markers, facts and sources: [Reference: numbers](reference-numbers.md).",
                *self._keys(),
                *self._sections(),
                *_blocks(),
                *_commands(),
                *self._calculators(),
                *self._pictures(),
            ]
        )

    def _keys(self) -> Iterator[str]:
        for title, record in _RECORDS.items():
            yield from table(title, "Key", "Meaning", "Needed")
            for name, key in keys_of(record, self.course.settings).items():
                yield f"| `{name}` | {key.meaning} | {'yes' if key.required else 'no'} |"

    def _calculators(self) -> Iterator[str]:
        yield from table("Calculators", "Name", "Question", "Lines")
        for name, item in self.course.subject.catalog.items():
            lines = ", ".join(f"`{line.name}`" for line in item.lines)
            yield f"| `{name}` | {item.question} | {lines} |"

    def _pictures(self) -> Iterator[str]:
        if not self.course.subject.pictures:
            return
        yield from table("Pictures", "Name", "What it shows", "scenario, of", "against, of")
        for name, item in self.course.subject.pictures.items():
            of, against = (
                " or ".join(f"`{one}`" for one in names) for names in (item.of, item.against)
            )
            needed = ", needed" if item.needs_both else ""
            yield f"| `{name}` | {item.shows} | {of} | {against}{needed} |"

    def _sections(self) -> Iterator[str]:
        for name, kind in self.course.settings.known_kinds.items():
            title = f"Sections of a lesson of the kind {name}, in order"
            yield from table(title, "Role", "What it is for", "Part", "Blocks in it")
            for part in kind.sections:
                heading = f"{part.heading} (may be left out)" if part.optional else part.heading
                stage = "Practice" if part.practice else "Learn"
                yield f"| {heading} | {part.answers} | {stage} | {_needed(part)} |"
            asked = f", and {kind.asks} questions or more in the text" if kind.asks else ""
            yield f"\nFor {kind.meaning}{asked}."


def _needed(part: Part) -> str:
    """Return the blocks that a section must have, and how many questions."""
    asks = (f"{part.asks} × `ask`",) if part.asks else ()
    either = (" or ".join(f"`{name}`" for name in part.either),) if part.either else ()
    return ", ".join([*asks, *either, *(f"`{name}`" for name in part.blocks)])


def table(title: str, *heads: str) -> Iterator[str]:
    """Begin a section with a table; its rows follow."""
    yield from ("", f"## {title}", "", f"| {' | '.join(heads)} |", f"|{'---|' * len(heads)}")


def _blocks() -> Iterator[str]:
    yield from table("Blocks", "Block", "What it is for", "Options")
    for name, kind in block_kinds().items():
        listed = ", ".join(f"`{option}`" for option in kind.OPTIONS)
        words = kind.MEANING.replace("{{ edit … }}", "edit fields")
        yield f"| `{name}` | {words} | {listed} |"


def _commands() -> Iterator[str]:
    yield from table("Commands", "Command", "What it does")
    for command in COMMANDS.values():
        yield f"| `{command.usage}` | {command.does} |"
    yield from table("Options of the commands", "Command", "Option", "What it is for")
    for name, typed in commands_of(parser()):
        for option, words in options_of(typed):
            yield f"| `college {name}` | `{option}` | {words} |"
