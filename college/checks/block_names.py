"""The check that blocks name only scenarios, calculators, lines, roles and sections that exist."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from calculators.catalog import CATALOG
from calculators.engine.model.record import Calculator
from calculators.engine.prose.expression import Nonsense
from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.markdown.context import derived_steps
from college.markdown.figures import FORMS
from college.records.nearest import nearest
from college.records.problem import Problem
from college.source.blocks import Block
from college.source.marks import names_in
from college.source.question import Kind, questions

_SCENARIOS = ("scenario", "against")
"""Options that name a scenario."""


@of_text(stops_build=True)
def check(text: Text) -> Iterator[Problem]:
    """Return what a block names and the page or the course has not."""
    for block in text.document.blocks:
        yield from _arguments(text, block)
        yield from _section(text, block)
        if text.scenarios_are_known and not _named(block) & set(text.broken_scenarios):
            yield from _numbers(text, block)


def _arguments(text: Text, block: Block) -> Iterator[Problem]:
    """Look up what stands behind the bar."""
    known = {"calculator": CATALOG, "chart": FORMS, "role": text.settings.roles}.get(block.name)
    if known and block.argument not in known:
        yield text.problem(
            block.line,
            f"there is no {block.name} “{block.argument}”",
            nearest(block.argument, known),
        )


def _section(text: Text, block: Block) -> Iterator[Problem]:
    """Look up the section that a question sends its reader to."""
    see, headings = block.option("see"), [section.title for section in text.document.sections]
    if see and see not in headings:
        yield text.problem(
            block.line_of("see"),
            f"the page has no section “{see}” to see",
            nearest(see, headings),
        )


def _named(block: Block) -> set[str]:
    """Return every scenario and calculator that a block's options name."""
    told = {block.option(name) for name in _SCENARIOS}
    return told.union(*(names_in(str(value)) for value in block.options.values()))


def _numbers(text: Text, block: Block) -> Iterator[Problem]:
    """Work out what the options of a block name."""
    for name in _SCENARIOS:
        if name in block.options:
            yield from _tried(text, block, name, text.book.inputs)
    if "answer" in block.options:
        yield from _tried(text, block, "answer", text.book.amount)
    if block.name == "ask":
        yield from _question(text, block)
    calculator = _calculator(text, block)
    if calculator and block.name == "chart":
        inputs = [item.name for item in calculator.inputs]
        lines = [line.name for line in calculator.lines]
        yield from _part(text, block, "x", inputs, f"{calculator.name} has no “{{}}” to draw as x")
        yield from _part(text, block, "y", lines, f"{calculator.name} has no “{{}}” to draw as y")
    if calculator and block.name == "fade":
        derived = derived_steps()[calculator.name]
        steps = [step.line for step in derived if step.line]
        for name in ("from", "until"):
            what = f"{calculator.name} has no step “{{}}” to go {name}"
            yield from _part(text, block, name, steps, what)


def _calculator(text: Text, block: Block) -> Calculator | None:
    try:
        return text.book.inputs(block.option("scenario"))[0]
    except Nonsense:
        return None


def _part(text: Text, block: Block, option: str, known: list[str], what: str) -> Iterator[Problem]:
    value = block.option(option)
    if value and value not in known:
        yield text.problem(block.line_of(option), what.format(value), nearest(value, known))


def _question(text: Text, block: Block) -> Iterator[Problem]:
    question = next(item for item in questions(text.body) if item.line == block.line)
    if question.kind is not Kind.NUMBER:
        return
    if not question.answer:
        yield text.problem(
            block.line,
            "a number question has no answer",
            "add a line answer: with an expression, such as slow.cost - fast.cost",
        )
    for slip in question.slips:
        yield from _tried(text, block, "slips", text.book.amount, slip.expression)
    for name in question.vary:
        yield from _tried(text, block, "vary", text.book.amount, name)


def _tried(
    text: Text, block: Block, option: str, work: Callable[[str], object], given: str = ""
) -> Iterator[Problem]:
    try:
        work(given or block.option(option))
    except (Nonsense, ValueError) as reason:
        yield text.problem(
            block.line_of(option),
            f"{block.name}: {option}: {str(reason).rstrip('.')}",
            "mend it, or the scenarios in the record",
        )
