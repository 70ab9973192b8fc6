"""The check that blocks name only scenarios, calculators, lines, roles and sections that exist."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from calculators.engine.model.record import Calculator
from calculators.engine.page.figure import CHARTS
from calculators.engine.page.ledger import ledger_parts
from calculators.engine.prose.expression import Nonsense
from calculators.engine.prose.variant import other_values, read_varied
from college.checks.running.check import of_text
from college.checks.running.content import Text
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
        if text.scenarios_are_known and not _named(block) & text.broken_names:
            yield from _numbers(text, block)


def _arguments(text: Text, block: Block) -> Iterator[Problem]:
    """Look up what stands behind the bar."""
    known = {
        "calculator": text.settings.subject.names,
        "chart": CHARTS,
        "role": text.settings.roles,
    }.get(block.name)
    if known and block.argument not in known:
        yield text.problem(
            block.line,
            f"there is no {block.name} “{block.argument}”",
            nearest(block.argument, known),
        )


def _section(text: Text, block: Block) -> Iterator[Problem]:
    """Look up the section that a question sends its reader to."""
    see, headings = block.option("see"), [section.name for section in text.document.sections]
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
    yield from _of_another(text, block)
    calculator = _calculator(text, block)
    if calculator and block.name == "chart":
        inputs = [item.name for item in calculator.inputs]
        lines = [line.name for line in calculator.lines]
        yield from _part(text, block, "x", inputs, f"{calculator.name} has no “{{}}” to draw as x")
        yield from _part(text, block, "y", lines, f"{calculator.name} has no “{{}}” to draw as y")
    if calculator and block.name == "ledger":
        yield from _ledger(text, block, calculator)
    if calculator and block.name == "fade":
        derived = text.settings.subject.steps[calculator.name]
        steps = [step.line for step in derived if step.line]
        for name in ("from", "until"):
            what = f"{calculator.name} has no step “{{}}” to go {name}"
            yield from _part(text, block, name, steps, what)


def _of_another(text: Text, block: Block) -> Iterator[Problem]:
    """Return a scenario of another calculator than the one that the block shows."""
    own = block.argument if block.name == "calculator" else ""
    if block.name in ("chart", "ledger"):
        own = text.calculator_of(block.option("scenario"))
    for option in _SCENARIOS if own else ():
        of = text.calculator_of(block.option(option))
        if of and of != own:
            what = (
                f"{block.option(option)} is a scenario of {of}, and this {block.name} shows {own}"
            )
            yield text.problem(block.line_of(option), what, f"name a scenario of {own}")


def _ledger(text: Text, block: Block, calculator: Calculator) -> Iterator[Problem]:
    """Look up the line that a bill is of, the parts that are new, and the lines beside it."""
    whole = block.option("of") or calculator.headline.name
    parts = [part.name for part in ledger_parts(calculator, whole)]
    if not parts:
        wholes = sorted({line.part_of for line in calculator.lines if line.part_of})
        remedy = f"write of: {' or '.join(wholes)}" if wholes else "take another calculator"
        what = f"{calculator.name} has no parts of “{whole}” to list"
        yield text.problem(block.line_of("of"), what, remedy)
        return
    what = f"{calculator.name} has no part “{{}}” of {whole}"
    yield from _part(text, block, "since", parts + block.option("beside").split(), what)
    yield from _part(text, block, "upto", parts, what)
    if "" not in (block.option("since"), block.option("upto")) and _is_late(block, parts):
        what = f"the bill ends with {block.option('upto')}, before {block.option('since')}"
        yield text.problem(block.line_of("since"), what, "name a part that stands before its end")
    lines = [line.name for line in calculator.lines]
    for name in block.option("beside").split():
        if name not in lines:
            what = f"{calculator.name} has no line “{name}”"
            yield text.problem(block.line_of("beside"), what, nearest(name, lines))


def _is_late(block: Block, parts: list[str]) -> bool:
    """Whether the first new part of a bill stands behind its last one."""
    since, upto = block.option("since"), block.option("upto")
    return {since, upto} <= set(parts) and parts.index(since) > parts.index(upto)


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
        yield from _tried(text, block, "vary", lambda given: _varied(text, given), name)


def _varied(text: Text, given: str) -> None:
    """Read an input to vary; its range must leave another value to take."""
    varied = read_varied(given)
    calculator, values = text.book.inputs(varied.scenario)
    item = calculator.input(varied.name)
    if item is None or item.unit is None:
        known = ", ".join(each.name for each in calculator.inputs if each.unit)
        raise Nonsense(f"{calculator.name} has no input “{varied.name}”", f"it has {known}")
    within = f"stay within {item.low:g} to {item.high:g}"
    ends = [end for end in (varied.low, varied.high) if end is not None]
    if any(not item.low <= end <= item.high for end in ends):
        raise Nonsense(f"“{given}” goes beyond the ends of {varied.name}", within)
    if len(ends) > 1 and ends[0] > ends[1]:
        raise Nonsense(f"“{given}” begins with its larger end", "write the smaller end first")
    if not other_values(item, values[item.name], varied.low, varied.high):
        raise Nonsense(f"“{given}” leaves no other value", within)


def _tried(
    text: Text, block: Block, option: str, work: Callable[[str], object], given: str = ""
) -> Iterator[Problem]:
    try:
        work(given or block.option(option))
    except ValueError as reason:
        what, remedy = str(reason), ""
        if isinstance(reason, Nonsense):
            where = f"scenario {reason.scenario}: " if reason.scenario else ""
            what, remedy = where + reason.what, reason.remedy
        yield text.problem(
            block.line_of(option),
            f"{block.name}: {option}: {what.rstrip('.')}",
            remedy or "mend it, or the scenarios in the record",
        )
