"""The check that every block has the argument and the options it takes, and stands where it may.

The Markdown parser prints a block with a wrong option as it was typed, and says nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.markdown.block_kinds import block_kinds, parents
from college.markdown.blocks.option_numbers import Unfit
from college.records.nearest import nearest
from college.records.problem import Problem
from college.source.blocks import Block

_REFERENCE = "see the block in the reference, or put the value in quotes"
_ANY_BLOCK = "attrs"
"""The option that pymdownx gives to every block."""

_OF_OWN_NUMBERS = {"data", "file", "values"}
"""Options of a chart that somebody expects who has numbers, and no scenario."""


@of_text(stops_build=True)
def check(text: Text) -> Iterator[Problem]:
    """Return every block that would not be shown as it was meant."""
    for block in text.document.blocks:
        if block.name in block_kinds():
            yield from _argument(text, block)
            yield from _options(text, block)
            outer = parents().get(block.name)
            if outer and outer not in block.inside:
                yield text.problem(
                    block.line,
                    f"{block.name} stands outside {outer}",
                    f"put //// {outer} around it",
                )


def _argument(text: Text, block: Block) -> Iterator[Problem]:
    wanted = block_kinds()[block.name].ARGUMENT
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
    own = _OF_OWN_NUMBERS & block.options.keys()
    if block.name == "chart" and own and "scenario" not in block.options:
        yield text.problem(
            block.line_of(min(own)),
            f"chart draws what a calculator works out, and has no option {min(own)}",
            "for numbers of your own write /// data-chart, with a line file: that names a CSV file",
        )
        return
    options = block_kinds()[block.name].OPTIONS
    for name, value in block.options.items():
        at = block.line_of(name)
        if name not in options and name != _ANY_BLOCK:
            remedy = nearest(name, options) if options else "take the line out: it takes none"
            yield text.problem(at, f"{block.name} has no option {name}", remedy)
        elif name in options:
            try:
                options[name][1](value)
            except ValueError as reason:
                known = isinstance(reason, Unfit)
                remedy = str(reason) if known else _REFERENCE
                yield text.problem(at, f"{block.name}: {name} cannot be “{value}”", remedy)
    for needed in block_kinds()[block.name].NEEDED:
        if needed not in block.options:
            yield text.problem(
                block.line,
                f"{block.name} has no {needed}",
                f"add a line {needed}: below it, four spaces in",
            )
