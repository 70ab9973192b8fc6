"""The check that every block will be understood: name, argument, options, ends, what they name.

The Markdown parser prints a block with a wrong option as it was typed, and says nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from calculators.catalog import CATALOG
from calculators.engine.prose.expression import Nonsense, ScenarioBook
from college.checks.body import Body, broken_scenarios
from college.markdown.blocks.classes import block_classes
from college.markdown.figures import FORMS
from college.markdown.render import derived_steps
from college.records.lesson import AUDIENCES
from college.records.nearest import nearest
from college.records.problem import Finding
from college.source.blocks import Block
from college.source.document import parse
from college.source.marks import names_in

CHILD_OF = {"fact": "facts", "step": "steps", "card": "cards", "role": "roles"}
"""Blocks that only make sense inside another."""
NEEDED = {"predict": "answer", "fade": "scenario", "chart": "scenario"}
"""Blocks that are nothing without an option."""


def block_problems(page: Body) -> Iterator[Finding]:
    """Return every block of a page that would not be shown as it was meant."""
    document = parse(page.body)
    book = ScenarioBook(CATALOG, page.scenarios)
    broken = set(broken_scenarios(page))
    findings = [(item.line, item.what, item.remedy) for item in document.problems]
    headings = [section.title for section in document.sections]
    for block in document.blocks:
        findings += _form(block)
        findings += _seen(block, headings)
        if not broken & _named(block):
            findings += _names(block, book)
    for line, what, remedy in findings:
        yield page.body_line + line, what, remedy


def _form(block: Block) -> Iterator[Finding]:
    kind = block_classes().get(block.name)
    if kind is None:
        return  # the scan of the text has told of it
    if kind.ARGUMENT is True and not block.argument:
        yield (
            block.line,
            f"{block.name} has nothing behind the bar",
            f"write /// {block.name} | and what it is about",
        )
    if kind.ARGUMENT is False and block.argument:
        yield (
            block.line,
            f"{block.name} takes nothing behind the bar",
            f"write /// {block.name}, and the words below it",
        )
    options = {**kind.OPTIONS, "attrs": None}
    for name, value in block.options.items():
        at = block.line_of(name)
        if name not in options:
            known = [option for option in options if option != "attrs"]
            remedy = nearest(str(name), known) if known else "take the line out: it takes none"
            yield at, f"{block.name} has no option {name}", remedy
        elif options[name]:
            try:
                options[name][1](value)
            except ValueError:
                yield (
                    at,
                    f"{block.name}: {name} cannot be “{value}”",
                    "see the block in the reference, or put the value in quotes",
                )
    outer = CHILD_OF.get(block.name)
    if outer and outer not in block.inside:
        yield block.line, f"{block.name} stands outside {outer}", f"put //// {outer} around it"
    if block.name == "role" and block.argument not in AUDIENCES:
        yield (
            block.line,
            f"there is no role “{block.argument}”",
            nearest(block.argument, AUDIENCES),
        )


def _named(block: Block) -> set[str]:
    """Return every scenario and calculator that a block's options name."""
    told = {block.option(name) for name in ("scenario", "against")}
    return told.union(*(names_in(str(value)) for value in block.options.values()))


def _names(block: Block, book: ScenarioBook) -> Iterator[Finding]:
    """Return what a block names and the page has not."""
    for name in ("scenario", "against"):
        if name in block.options:
            yield from _tried(block, name, book.inputs)
    if "answer" in block.options:
        yield from _tried(block, "answer", book.amount)
    needed = NEEDED.get(block.name)
    if needed and needed not in block.options:
        yield (
            block.line,
            f"{block.name} has no {needed}",
            f"add a line {needed}: below it, four spaces in",
        )
    if block.name == "ask" and block.options.get("kind") == "number":
        yield from _number_question(block, book)
    if block.name == "chart":
        yield from _chart(block, book)
    if block.name == "fade":
        yield from _fade(block, book)


def _seen(block: Block, headings: list[str]) -> Iterator[Finding]:
    """Tell of a question that is sent to a section the page does not have."""
    see = block.option("see")
    if see and see not in headings:
        yield (
            block.line_of("see"),
            f"the page has no section “{see}” to see",
            nearest(see, headings),
        )


def _number_question(block: Block, book: ScenarioBook) -> Iterator[Finding]:
    if "answer" not in block.options:
        yield (
            block.line,
            "a number question has no answer",
            "add a line answer: with an expression, such as slow.cost - fast.cost",
        )
    for slip in block.option("slips").split(";"):
        if "=>" in slip:
            yield from _tried(block, "slips", book.amount, slip)
    for name in filter(None, block.option("vary").split(",")):
        yield from _tried(block, "vary", book.amount, name)


def _tried(
    block: Block, option: str, work: Callable[[str], object], text: str = ""
) -> Iterator[Finding]:
    given = (text or block.option(option)).partition("=>")[0].strip()
    try:
        work(given)
    except (Nonsense, ValueError) as reason:
        yield (
            block.line_of(option),
            f"{block.name}: {option}: {str(reason).rstrip('.')}",
            "mend it, or the scenarios in the record",
        )


def _chart(block: Block, book: ScenarioBook) -> Iterator[Finding]:
    if block.argument not in FORMS:
        yield (
            block.line,
            f"there is no chart “{block.argument}”",
            nearest(block.argument, FORMS),
        )
    try:
        calculator, _ = book.inputs(block.option("scenario"))
    except Nonsense:
        return
    inputs = [item.name for item in calculator.inputs]
    lines = [line.name for line in calculator.lines]
    for name, known in (("x", inputs), ("y", lines)):
        value = block.option(name)
        if value and value not in known:
            yield (
                block.line_of(name),
                f"{calculator.name} has no “{value}” to draw as {name}",
                nearest(value, known),
            )


def _fade(block: Block, book: ScenarioBook) -> Iterator[Finding]:
    try:
        calculator, _ = book.inputs(block.option("scenario"))
    except Nonsense:
        return
    steps = [step.result.name for step in derived_steps()[calculator.name] if not step.result.path]
    for name in ("from", "until"):
        value = block.option(name)
        if value and value not in steps:
            yield (
                block.line_of(name),
                f"{calculator.name} has no step “{value}” to go {name}",
                nearest(value, steps),
            )
