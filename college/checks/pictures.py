"""The check that a picture is one of the course's, and its scenarios are what it draws."""

from __future__ import annotations

from collections.abc import Iterator

from calculators.engine.page.picture import Picture
from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.records.nearest import nearest
from college.records.problem import Problem
from college.source.blocks import Block


@of_text(stops_build=True)
def check(text: Text) -> Iterator[Problem]:
    """Return each picture that cannot be drawn of what its block names."""
    subject = text.settings.subject
    for block in text.document.named("picture"):
        if block.argument in subject.broken_pictures:
            what = f"the picture {block.argument} cannot be read"
            yield text.problem(block.line, what, f"mend pictures/{block.argument}.py first")
        elif block.argument not in subject.pictures:
            what = f"there is no picture “{block.argument}”"
            yield text.problem(block.line, what, nearest(block.argument, subject.pictures))
        elif text.scenarios_are_known:
            yield from _scenarios(text, block, subject.pictures[block.argument])


def _scenarios(text: Text, block: Block, picture: Picture) -> Iterator[Problem]:
    for option, wanted in (("scenario", picture.of), ("against", picture.against)):
        given = block.option(option)
        if not given:
            if option == "against" and picture.needs_both:
                what = f"{picture.name} draws two scenarios"
                yield text.problem(block.line, what, f"add a line against: {_one_of(wanted)}")
        elif not wanted:
            what = f"{picture.name} draws one scenario"
            yield text.problem(block.line_of(option), what, f"take the line {option}: out")
        elif (of := text.calculator_of(given)) and of not in wanted:
            what = f"{picture.name}: {option} {given} is of the calculator {of}"
            remedy = f"name {_one_of(wanted)}"
            yield text.problem(block.line_of(option), what, remedy)


def _one_of(wanted: tuple[str, ...]) -> str:
    return f"a scenario of {' or '.join(wanted)}"
