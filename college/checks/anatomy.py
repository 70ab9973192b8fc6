"""What a lesson must contain, in which order: data, read by the check and the scaffolding."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from college.checks.body import Body
from college.markdown.blocks.names import BLOCKS
from college.records.nearest import closest
from college.records.problem import Finding
from college.source.document import parse


@dataclass(frozen=True)
class Part:
    """One section of a lesson: its heading, and the blocks that must stand in it."""

    heading: str
    blocks: tuple[str, ...] = ()
    answers: str = ""
    """What the section is for, for the author's guide."""
    also: tuple[str, ...] = ()
    """Blocks the lesson must have somewhere; a new lesson has them here."""


ANATOMY = (
    Part("Guess first", ("predict",), "one number the reader guesses before the lesson gives it"),
    Part(
        "In plain English",
        ("memory-trick",),
        "the idea without jargon, and a picture to remember it by",
    ),
    Part("Why it matters", (), "what goes wrong for someone who does not know this", also=("ask",)),
    Part(
        "A simple example",
        ("steps", "explore"),
        "an everyday picture, then numbers the reader can change",
        also=("fade", "illustrative"),
    ),
    Part("Try your own numbers", ("calculator",), "the calculator, started from the example"),
    Part(
        "The common mistake",
        ("cards",),
        "what people get wrong, and the three things they mix up",
        also=("ask",),
    ),
    Part(
        "Market signal",
        ("market-read",),
        "how this shows in prices, quotes and announcements, with dates",
    ),
    Part(
        "What you can do with this",
        ("roles", "decision-check"),
        "by role, and the one question to ask",
    ),
    Part("Check yourself", ("ask",), "three questions or more, with answers"),
    Part(
        "Practice in Python",
        ("exercise", "teach"),
        "one small program, with starter, solution and checks; then the notes for teachers",
    ),
)

SECTION_OF_QUESTIONS = "Check yourself"
QUESTIONS_AT_END = 3
QUESTIONS_IN_TEXT = 2


@dataclass
class Section:
    """A section found: its line, and the blocks in it."""

    line: int
    blocks: set[str]


def sections(lesson: Body) -> dict[str, Section]:
    """Return the lesson's sections by heading, in their order; a misspelled block counts as the one meant."""
    document = parse(lesson.body)
    found = {item.title: Section(lesson.body_line + item.line, set()) for item in document.sections}
    for block in document.blocks:
        if block.section in found:
            meant = block.name if block.name in BLOCKS else closest(block.name, BLOCKS)
            found[block.section].blocks.add(meant or block.name)
    return found


def missing_parts(lesson: Body) -> Iterator[Finding]:
    """Return each part a lesson lacks, has out of order, or has without its blocks."""
    found = sections(lesson)
    last = 0
    for part in ANATOMY:
        section = found.get(part.heading)
        if section is None:
            yield (
                1,
                f"the section “{part.heading}” is missing",
                f"add ## {part.heading}: {part.answers}",
            )
            continue
        if section.line < last:
            yield (
                section.line,
                f"the section “{part.heading}” is out of order",
                "keep the order of the anatomy",
            )
        last = max(last, section.line)
        for name in part.blocks:
            if name not in section.blocks:
                yield section.line, f"“{part.heading}” has no {name} block", f"add /// {name}"
    known = {part.heading for part in ANATOMY}
    for title, section in found.items():
        if title not in known:
            yield (
                section.line,
                f"“{title}” is not a section of a lesson",
                "make it a ### below one of the sections",
            )
