"""The one reader of a page's text: sections, blocks, paragraphs and code, each with its lines.

Nothing else in the project knows `///`, headings, fences or paragraphs. The Markdown parser
renders; whatever must be known of a text without rendering it is asked here. Where the parser
would not understand a block it prints it as it was typed, without a word: `problems` has those.

    text ⊃ section ⊃ paragraph, block ⊃ paragraph, block, fence

Lines count from the top of the text, from 0.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache

from college.records.problem import Problem
from college.source.blocks import Block
from college.source.fences import Fence
from college.source.headings import Heading, Section, sections
from college.source.paragraphs import Paragraph
from college.source.scanner import Scanner


@dataclass(frozen=True)
class Document:
    """A text taken apart."""

    lines: tuple[str, ...]
    prose: tuple[tuple[int, str], ...]
    """Number and text of each line outside fenced code, code spans blanked."""
    headings: tuple[Heading, ...]
    sections: tuple[Section, ...]
    blocks: tuple[Block, ...]
    """In the order they open."""
    paragraphs: tuple[Paragraph, ...]
    fences: tuple[Fence, ...]
    problems: tuple[Problem, ...]
    """What keeps blocks from being understood; paths are empty."""

    @cached_property
    def passages(self) -> tuple[tuple[int, str], ...]:
        """Lines of prose with none between them as one text, each with the number of its first.

        What may wrap over the end of a line, such as a link, is found here whole.
        """
        found: list[tuple[int, list[str]]] = []
        expected = -1
        for number, line in self.prose:
            if line.strip() and number == expected:
                found[-1][1].append(line)
            elif line.strip():
                found.append((number, [line]))
            expected = number + 1 if line.strip() else -1
        return tuple((number, "\n".join(lines)) for number, lines in found)

    def named(self, *names: str) -> Iterator[Block]:
        """Return the blocks of some kinds."""
        return (block for block in self.blocks if block.name in names)

    def section(self, name: str) -> Section | None:
        """Return the section of that name: its role, or its title if it has none."""
        return next((item for item in self.sections if item.name == name), None)

    def source(self, block: Block) -> str:
        """Return a block as it was typed, with its marks."""
        return "\n".join(self.lines[block.line : block.end])


@lru_cache(maxsize=4096)
def parse(text: str) -> Document:
    """Take a text apart. Many ask for the same one, so the last few thousand are kept."""
    scanner = Scanner(text.splitlines())
    scanner.scan()
    return Document(
        tuple(scanner.lines),
        tuple(scanner.prose),
        tuple(scanner.headings),
        tuple(sections(scanner.headings, len(scanner.lines))),
        tuple(scanner.blocks[line] for line in sorted(scanner.blocks)),
        tuple(scanner.paragraphs.found),
        scanner.fences,
        tuple(scanner.problems),
    )
