"""`{{ … }}` in Markdown: a number worked out by the cost module, never typed."""

from __future__ import annotations

import re
import xml.etree.ElementTree as etree

from markdown.core import Markdown
from markdown.inlinepatterns import InlineProcessor
from markdown.util import AtomicString

from calculators.engine.numbers.write import machine, write_field, write_in_full
from calculators.engine.prose.expression import ScenarioBook
from calculators.engine.running.parse_inputs import factor_of, field_hint
from calculators.engine.running.slider import STOPS, position
from calculators.money import MONEY
from college.markdown.context import RenderContext
from college.source.marks import EXPRESSION, Written, split_expression

_BELOW_CODE_SPANS = 175
"""Code spans are taken at 190: a number in backticks stays as it was written."""


class Numbers(InlineProcessor):
    """Puts worked-out numbers, and fields to change them with, into the text."""

    def __init__(self, md: Markdown, page: RenderContext) -> None:
        sign = f"(?:{MONEY.pattern})?"
        super().__init__(rf"(?P<before>{sign}){EXPRESSION.pattern}(?P<behind>%?)", md)
        self.page = page

    def handleMatch(  # type: ignore[override] # noqa: N802 - the host's name
        self, m: re.Match[str], data: str
    ) -> tuple[etree.Element, int, int]:
        """Replace one expression."""
        written = split_expression(m["body"])
        element = (
            self._field(written)
            if written.editable
            else self._number(written.expression, written.spec)
        )
        if m["before"] or m["behind"]:
            element = _together(m["before"], element, m["behind"])
        return element, m.start(0), m.end(0)

    def _number(self, expression: str, spec: str) -> etree.Element:
        amount = self.page.book.amount(expression)
        value = machine(amount.value)
        marks = {"class": "number", "value": value, "data-expr": expression}
        if spec:
            marks["data-spec"] = spec
        element = etree.Element("data", marks)
        element.text = AtomicString(amount.text(spec))
        return element

    def _field(self, written: Written) -> etree.Element:
        address = written.expression
        scenario, _, name = address.partition(".")
        calculator, values = self.page.book.inputs(scenario)
        item = calculator.input(name)
        assert item is not None
        assert item.unit is not None
        self.page.live = True
        text = write_field(values[item.name], item.unit, factor_of(item, 0))
        return etree.Element(
            "input",
            {
                "type": "text",
                "role": "spinbutton",
                "aria-valuemin": "0",
                "aria-valuemax": str(STOPS),
                "aria-valuenow": str(position(item, values[item.name])),
                "aria-valuetext": write_in_full(values[item.name], item.unit),
                "inputmode": "decimal",
                "autocomplete": "off",
                "class": "cc-example-number",
                "name": address,
                "value": text,
                "size": str(max(3, len(text) + 1)),
                "aria-label": f"{field_name(written, self.page.book)}, {field_hint(item)}",
            },
        )


def field_name(written: Written, book: ScenarioBook) -> str:
    """Return what a field is called: by its author, or as its input is."""
    scenario, _, name = written.expression.partition(".")
    item = book.inputs(scenario)[0].input(name)
    return written.name or (item.label if item else name)


def _together(before: str, element: etree.Element, behind: str) -> etree.Element:
    """Keep a number and the sign beside it on one line and in one weight."""
    whole = etree.Element("span", {"class": "cc-together"})
    whole.text = AtomicString(before)
    element.tail = AtomicString(behind)
    whole.append(element)
    return whole


def register(md: Markdown, page: RenderContext) -> None:
    """Have Markdown use the pattern."""
    md.inlinePatterns.register(Numbers(md, page), "college-numbers", _BELOW_CODE_SPANS)
