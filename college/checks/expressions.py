"""The check that every `{{ … }}` can be worked out, and every field has a name of its own."""

from __future__ import annotations

from collections.abc import Iterator

from calculators.engine.numbers.write import SPECS, is_spec
from calculators.engine.prose.expression import Nonsense
from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.markdown.numbers import field_name
from college.records.nearest import nearest
from college.records.problem import Problem
from college.source.marks import EXPRESSION, names_in, split_expression

_MEND = "mend the expression or the scenarios"


@of_text(stops_build=True)
def check(text: Text) -> Iterator[Problem]:
    """Return each expression that makes no sense; those of a broken scenario are told there."""
    if not text.scenarios_are_known:
        return
    named: dict[str, str] = {}
    for number, line in text.document.prose:
        for match in EXPRESSION.finditer(line):
            if not names_in(match["body"]) & text.broken_names:
                problems = [*_nonsense(text, number, match["body"])]
                yield from problems or _named_twice(text, number, match["body"], named)


def _nonsense(text: Text, number: int, body: str) -> Iterator[Problem]:
    expression, spec, editable, _ = split_expression(body)
    try:
        amount = text.book.amount(expression)
        if is_spec(spec):
            amount.text(spec)
    except Nonsense as reason:
        where = f"scenario {reason.scenario}: " if reason.scenario else ""
        what = f"{{{{ {body} }}}}: {where}{reason.what.rstrip('.')}"
        yield text.problem(number, what, reason.remedy or _MEND)
        return
    except ValueError as reason:
        yield text.problem(number, f"{{{{ {body} }}}}: {str(reason).rstrip('.')}", _MEND)
        return
    if not is_spec(spec):
        yield text.problem(
            number,
            f"{{{{ {body} }}}}: “{spec}” is no way to write a number",
            nearest(spec, [*SPECS, ".2f"]),
        )
    if editable and not _is_input(text, expression):
        yield text.problem(
            number,
            f"{{{{ {body} }}}} edits no scenario's input",
            "name one, such as edit fast.hours; a result follows by itself",
        )


def _is_input(text: Text, expression: str) -> bool:
    """Whether an expression is a number that a reader may set."""
    scenario, _, name = expression.partition(".")
    if scenario not in text.scenarios:
        return False
    item = text.book.inputs(scenario)[0].input(name)
    return item is not None and item.unit is not None


def _named_twice(text: Text, number: int, body: str, named: dict[str, str]) -> Iterator[Problem]:
    """Tell of a field called like another one: who hears the page could not tell them apart."""
    written = split_expression(body)
    if not written.editable:
        return
    name = field_name(written, text.book)
    if named.setdefault(name, written.expression) != written.expression:
        yield text.problem(
            number,
            f"two fields are called “{name}”",
            f"give this one its own name: {{{{ edit {written.expression}: … }}}}",
        )
