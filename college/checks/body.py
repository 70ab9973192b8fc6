"""A page's source scanned line by line, for what rendering would lose the line of."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Protocol

from calculators.catalog import CATALOG
from calculators.engine.prose.expression import Nonsense, Scenario, ScenarioBook
from calculators.engine.running.run import Impossible, evaluate, run
from college.markdown.blocks.names import BLOCKS
from college.markdown.numbers import field_name
from college.records.nearest import nearest
from college.records.problem import Finding
from college.source.document import parse
from college.source.marks import EXPRESSION, names_in, split_expression

_HTML = re.compile(r"^\s*</?[a-z][\w-]*[\s>]", re.IGNORECASE)


class Body(Protocol):
    """A page's text, where it starts, and the scenarios its numbers use."""

    @property
    def body(self) -> str:
        """Its text."""

    @property
    def body_line(self) -> int:
        """The line of its file on which the text begins."""

    @property
    def scenarios(self) -> Mapping[str, Scenario]:
        """Its scenarios."""


def broken_scenarios(page: Body) -> dict[str, str]:
    """Return each scenario whose inputs do not work, with the reason."""
    book = ScenarioBook(CATALOG, page.scenarios)
    found = {}
    for name in page.scenarios:
        try:
            calculator, values = book.inputs(name)
            if evaluate(calculator, values) is None:
                run(calculator, values)
        except (Nonsense, Impossible) as reason:
            found[name] = str(reason).removeprefix(f"scenario {name}: ").rstrip(".")
    return found


def scenario_problems(page: Body, lines: Mapping[str, int]) -> Iterator[Finding]:
    """Return each scenario that cannot be worked out, once, at its own line."""
    for name, reason in broken_scenarios(page).items():
        what, _, advice = reason.partition("; ")
        at = lines.get(f"scenarios.{name}", lines.get("scenarios", 1))
        yield at, f"scenario {name}: {what}", advice or "change the input"


def body_problems(page: Body) -> Iterator[Finding]:
    """Return every block that does not exist and every expression that cannot be worked out.

    What fails because of a broken scenario is told there, not again at every use.
    """
    book = ScenarioBook(CATALOG, page.scenarios)
    broken = set(broken_scenarios(page))
    named: dict[str, str] = {}
    document = parse(page.body)
    for block in document.blocks:
        at = page.body_line + block.line
        if block.name not in BLOCKS:
            yield at, f"there is no block “{block.name}”", nearest(block.name, BLOCKS)
        if block.name == "calculator" and block.argument not in CATALOG:
            yield (
                at,
                f"there is no calculator “{block.argument}”",
                nearest(block.argument, CATALOG),
            )
    for number, line in document.prose:
        at = page.body_line + number
        if _HTML.match(line):
            yield at, "HTML stands in the text", "use a block or Markdown instead"
        for match in EXPRESSION.finditer(line):
            if not names_in(match["body"]) & broken:
                findings = [*_expression_problems(match["body"], book, page, at)]
                yield from findings or _twice(match["body"], book, named, at)


def _expression_problems(body: str, book: ScenarioBook, page: Body, at: int) -> Iterator[Finding]:
    expression, spec, editable, _ = split_expression(body)
    try:
        book.amount(expression).text(spec)
    except (Nonsense, ValueError) as reason:
        what, _, advice = str(reason).rstrip(".").partition("; ")
        yield (
            at,
            f"{{{{ {body} }}}}: {what}",
            advice or "mend the expression or the scenarios",
        )
        return
    if editable and expression.partition(".")[0] not in page.scenarios:
        yield (
            at,
            f"{{{{ {body} }}}} edits no scenario's input",
            "name one, such as edit fast.gpus",
        )


def _twice(body: str, book: ScenarioBook, named: dict[str, str], at: int) -> Iterator[Finding]:
    """Tell of a field that has the name of another one, for who hears the page and sees no sentence."""
    written = split_expression(body)
    if not written.editable:
        return
    name = field_name(written, book)
    if named.setdefault(name, written.expression) != written.expression:
        yield (
            at,
            f"two fields are called “{name}”",
            f"give this one its own name: {{{{ edit {written.expression}: … }}}}",
        )
