"""The promise of the one reader: it finds the blocks and code that the Markdown parser finds."""

from __future__ import annotations

import random
import xml.etree.ElementTree as etree
from collections.abc import Iterator
from typing import Any, ClassVar

import pytest
from markdown.core import Markdown
from pymdownx.blocks import BlocksExtension
from pymdownx.blocks.block import Block, type_any

from college.source.document import Document, parse

NAMES = ("outer", "inner", "leaf")


class Probe(Block):
    """A block that says in the page what the parser made of it."""

    ARGUMENT = None
    OPTIONS: ClassVar = {"kind": ["", type_any], "low": ["", type_any]}

    def on_create(self, parent: etree.Element) -> etree.Element:
        """Tell name, argument and options."""
        given = sorted((name, value) for name, value in self.options.items() if value)
        told = {"name": self.NAME, "argument": self.argument or "", "options": repr(given)}
        return etree.SubElement(parent, "div", told)


class Probes(BlocksExtension):
    """Registers a probe for each name."""

    def extendMarkdownBlocks(  # noqa: N802 - the host's
        self,
        md: Any,  # noqa: ARG002 - the host's
        block_mgr: Any,
    ) -> None:
        """Register."""
        for name in NAMES:
            block_mgr.register(type(name, (Probe,), {"NAME": name}), {})


def rendered(text: str) -> list[tuple[Any, ...]]:
    """Return name, argument, options and outer blocks of each block that the parser finds."""
    html = Markdown(extensions=[Probes(), "pymdownx.superfences"]).convert(text)
    root = etree.fromstring(f"<div>{html}</div>".replace("&nbsp;", " "))  # noqa: S314 - our own

    def walk(element: etree.Element, inside: tuple[str, ...]) -> Iterator[tuple[Any, ...]]:
        for child in element:
            if "name" in child.attrib:
                yield child.get("name"), child.get("argument"), child.get("options"), inside
                yield from walk(child, (*inside, child.get("name", "")))
            else:
                yield from walk(child, inside)

    return list(walk(root, ()))


def read(document: Document) -> list[tuple[Any, ...]]:
    """Return the same of the blocks that the reader finds."""
    return [
        (block.name, block.argument, repr(sorted(block.options.items())), block.inside)
        for block in document.blocks
    ]


def code_of(text: str) -> list[str]:
    """Return the fenced code that the parser finds."""
    html = Markdown(extensions=[Probes(), "pymdownx.superfences"]).convert(text)
    root = etree.fromstring(f"<div>{html}</div>".replace("&nbsp;", " "))  # noqa: S314 - our own
    return ["".join(item.itertext()).strip("\n") for item in root.iter("pre")]


@pytest.mark.parametrize(
    "opening",
    ["/// ask | Why?", "//// ask | Why?", "///  ask  |  Why?", "   ///ask|Why?", "/// Ask | Why?"],
)
def test_a_block_is_found_however_it_is_opened(opening: str) -> None:
    """Any number of slashes from three on, any spaces, either case; options stand four in."""
    mark = "/" * opening.count("/")
    document = parse(f"{opening}\n    kind: open\n\nSo.\n{mark}\n")
    (block,) = document.blocks
    assert (block.name, block.argument, block.options) == ("ask", "Why?", {"kind": "open"})
    assert block.text.strip() == "So."
    assert document.problems == ()


FENCES = {
    "an info behind the mark does not close": "```\na\n``` python\nb\n```\n/// leaf\n///\n",
    "a longer mark does not close": "```\na\n````\nb\n```\n",
    "the other mark does not close": "~~~\na\n```\nb\n~~~\n",
    "a line further out undoes it": "  ```\n  a\nb\n  ```\n\n/// leaf\n///\n",
    "one that is never closed is text": "``` python\na\n\n/// leaf\n///\n",
    "words behind the mark make no fence": "```one two``` and three\n\n/// leaf\n///\n",
    "a title does": '``` python title="one"\na\n```\n',
    "a block inside is code": "```\n/// leaf\n///\n```\n",
    "a fence inside a block": "/// outer\n``` {.python .starter}\n///\n```\n///\n",
    "a closing mark may have spaces behind": "```\na\n```  \nb\n",
}


@pytest.mark.parametrize("text", FENCES.values(), ids=FENCES)
def test_code_ends_where_the_parser_ends_it(text: str) -> None:
    """One rule of fences, whoever asks."""
    document = parse(text)
    assert [fence.code.strip("\n") for fence in document.fences] == code_of(text)
    assert read(document) == rendered(text)


def a_text(chance: random.Random, *, outward: bool, depth: int = 0) -> str:
    """Return a text of blocks, fences and paragraphs by chance, as an author might write it."""
    parts = []
    for _ in range(chance.randint(1, 3)):
        made = chance.randint(0, 4)
        if made == 0:
            parts.append("Some words,\nand more of them.")
        elif made == 1:
            parts.append("- an item\n- another")
        elif made == 2:
            mark = chance.choice(["```", "````", "~~~"])
            trap = chance.choice(["/// leaf", "///", "``` python", "x = 1"])
            parts.append(f"{mark} python\n{trap if trap != mark else 'x'}\n{mark}")
        elif depth < len(NAMES):
            slashes = "/" * (6 - depth if outward else 3 + depth)
            spaces = " " * chance.randint(0, 3)
            bar = chance.choice(["", " | A title", "|B  "])
            options = chance.choice(["", "    kind: open\n", "    low: 0.5\n    kind: a b\n"])
            inner = a_text(chance, outward=outward, depth=depth + 1)
            gap = chance.choice(["", "\n"])
            parts.append(f"{slashes}{spaces}{NAMES[depth]}{bar}\n{options}{gap}{inner}\n{slashes}")
    return chance.choice(["\n\n", "\n\n\n"]).join(parts) or "Words."


@pytest.mark.parametrize("seed", range(300))
def test_the_reader_agrees_with_the_parser(seed: int) -> None:
    """Over texts made by chance: the same blocks, inside the same blocks, with the same options."""
    text = a_text(random.Random(seed), outward=seed % 4 != 0)
    assert read(parse(text)) == rendered(text), text
