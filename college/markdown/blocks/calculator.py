"""A calculator, started from one of the page's scenarios."""

from __future__ import annotations

import xml.etree.ElementTree as etree

from markdown.util import AtomicString
from pymdownx.blocks.block import type_integer, type_string

from calculators.engine.page.card import card_html
from college.markdown.age import old_inputs, today
from college.markdown.blocks.block import CourseBlock
from college.markdown.context import page_record

MOST_STEPS = 12
"""A working of more steps than these stays folded until someone wants it."""


class CalculatorBlock(CourseBlock):
    """The finished card; Markdown leaves it alone."""

    NAME = "calculator"
    MEANING = "a calculator, started from a scenario of this lesson"
    ARGUMENT = True
    OPTIONS = {"scenario": ["", type_string], "level": [3, type_integer]}
    LIVE = True

    def opened(self, parent: etree.Element) -> etree.Element:
        """Put the card in."""
        page = self.page
        calculator = page.subject.catalog[self.title()]
        scenario = self.options["scenario"]
        start = page.book.inputs(scenario)[1] if scenario else calculator.defaults
        uid = f"{calculator.name.replace('_', '-')}-{len(page.calculators) + 1}"
        page.calculators.append(calculator.name)
        steps = page.subject.steps[calculator.name]
        html = card_html(
            calculator,
            steps,
            start=start,
            uid=uid,
            example=page.example if scenario else "the example",
            scenario=scenario,
            level=self.options["level"],
            open_working=bool(scenario)
            and calculator.name not in page.faded
            and len(steps) <= MOST_STEPS,
            old=old_inputs(calculator, today()),
            without={form for name, form in page.charts if name == calculator.name},
        )
        marks = {"class": "cc-calculator-place", "data-search-exclude": ""}
        if scenario:
            marks |= page_record(page)
        box = etree.SubElement(parent, "div", marks)
        box.text = AtomicString(self.md.htmlStash.store(html))
        return box
