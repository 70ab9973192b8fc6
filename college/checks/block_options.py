"""The check that every block has the argument and the options it takes, and stands where it may.

The Markdown parser prints a block with a wrong option as it was typed, and says nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.markdown.blocks.classes import block_classes
from college.records.nearest import nearest
from college.records.problem import Problem
from college.source.blocks import Block

CHILD_OF = {"fact": "facts", "step": "steps", "card": "cards", "role": "roles"}
"""Blocks that only make sense inside another."""
NEEDED = {"predict": "answer", "fade": "scenario", "chart": "scenario"}
"""Blocks that are nothing without an option."""


@of_text(stops_build=True)
def check(text: Text) -> Iterator[Problem]:
    """Return every block that would not be shown as it was meant."""
    for block in text.document.blocks:
        if block.name in block_classes():
            yield from _argument(text, block)
            yield from _options(text, block)
            outer = CHILD_OF.get(block.name)
            if outer and outer not in block.inside:
                yield text.problem(
                    block.line,
                    f"{block.name} stands outside {outer}",
                    f"put //// {outer} around it",
                )


def _argument(text: Text, block: Block) -> Iterator[Problem]:
    wanted = block_classes()[block.name].ARGUMENT
    if wanted is True and not block.argument:
        yield text.problem(
            block.line,
            f"{block.name} has nothing behind the bar",
            f"write /// {block.name} | and what it is about",
        )
    if wanted is False and block.argument:
        yield text.problem(
            block.line,
            f"{block.name} takes nothing behind the bar",
            f"write /// {block.name}, and the words below it",
        )


def _options(text: Text, block: Block) -> Iterator[Problem]:
    options = {**block_classes()[block.name].OPTIONS, "attrs": None}
    for name, value in block.options.items():
        at = block.line_of(name)
        if name not in options:
            known = [option for option in options if option != "attrs"]
            remedy = nearest(name, known) if known else "take the line out: it takes none"
            yield text.problem(at, f"{block.name} has no option {name}", remedy)
        elif options[name]:
            try:
                options[name][1](value)
            except ValueError:
                yield text.problem(
                    at,
                    f"{block.name}: {name} cannot be “{value}”",
                    "see the block in the reference, or put the value in quotes",
                )
    needed = NEEDED.get(block.name)
    if needed and needed not in block.options:
        yield text.problem(
            block.line,
            f"{block.name} has no {needed}",
            f"add a line {needed}: below it, four spaces in",
        )
