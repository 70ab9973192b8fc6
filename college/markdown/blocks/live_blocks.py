"""The blocks that answer: calculators, and sentences with changeable numbers."""

from __future__ import annotations

import json
import xml.etree.ElementTree as etree
from typing import Any

from markdown.util import AtomicString
from pymdownx.blocks import BlocksExtension
from pymdownx.blocks.block import Block, type_integer, type_string

from calculators.catalog import CATALOG
from calculators.engine.page.card import card_html
from college.markdown.age import old_inputs, today
from college.markdown.figures import figure, worked_example
from college.markdown.render import Page, derived_steps, scenario_records

MOST_STEPS = 12
"""A working of more steps than these stays folded until someone wants it."""


class CalculatorBlock(Block):  # type: ignore[misc]
    """A calculator, started from one of the page's scenarios."""

    NAME = "calculator"
    ARGUMENT = True
    OPTIONS = {"scenario": ["", type_string], "level": [3, type_integer]}

    def on_create(self, parent: etree.Element) -> etree.Element:
        """Put the finished card in; Markdown leaves it alone."""
        page: Page = self.config["page"]
        calculator = CATALOG[str(self.argument)]
        scenario = self.options["scenario"]
        start = page.book.inputs(scenario)[1] if scenario else calculator.defaults
        uid = f"{calculator.name.replace('_', '-')}-{len(page.calculators) + 1}"
        page.calculators.append(calculator.name)
        page.live = True
        html = card_html(
            calculator,
            derived_steps()[calculator.name],
            start=start,
            uid=uid,
            example=page.example if scenario else "the example",
            level=self.options["level"],
            open_working=bool(scenario)
            and calculator.name not in page.faded
            and len(derived_steps()[calculator.name]) <= MOST_STEPS,
            old=old_inputs(calculator, today()),
        )
        box = etree.SubElement(parent, "div", {"class": "cc-place", "data-search-exclude": ""})
        box.text = AtomicString(self.md.htmlStash.store(html))
        return box


class Explore(Block):  # type: ignore[misc]
    """Sentences whose numbers follow what the reader types into them."""

    NAME = "explore"

    def on_create(self, parent: etree.Element) -> etree.Element:
        """Open the element, with the scenarios its script will ask about."""
        page: Page = self.config["page"]
        page.live = True
        given = json.dumps(scenario_records(page), sort_keys=True)
        return etree.SubElement(
            parent, "course-example", {"data-state": "static", "data-scenarios": given}
        )

    def on_markdown(self) -> str:
        """Have paragraphs made inside; the parser does not know this element."""
        return "block"


class ChartBlock(Block):  # type: ignore[misc]
    """A chart of one scenario, drawn when the site is built."""

    NAME = "chart"
    ARGUMENT = True
    OPTIONS = {
        "scenario": ["", type_string],
        "against": ["", type_string],
        "x": ["", type_string],
        "y": ["", type_string],
    }

    def on_create(self, parent: etree.Element) -> etree.Element:
        """Put the figure in; the words of the block follow it."""
        page: Page = self.config["page"]
        page.figures += 1
        html = figure(page, str(self.argument), self.options, f"figure-{page.figures}")
        box = etree.SubElement(parent, "div", {"class": "cc-figure", "data-search-exclude": ""})
        etree.SubElement(box, "div").text = AtomicString(self.md.htmlStash.store(html))
        return box


class Fade(Block):  # type: ignore[misc]
    """The working of a scenario, to be completed by the reader; in full without a script."""

    NAME = "fade"
    OPTIONS = {
        "scenario": ["", type_string],
        "from": ["", type_string],
        "until": ["", type_string],
    }

    def on_create(self, parent: etree.Element) -> etree.Element:
        """Put the steps in as a list."""
        page: Page = self.config["page"]
        page.live = True  # Python judges what is typed
        scenario = self.options["scenario"]
        page.faded.add(page.book.inputs(scenario)[0].name)
        box = etree.SubElement(
            parent,
            "course-steps",
            {
                "class": "cc-fade",
                "data-scenario": scenario,
                "data-question": f"{page.lesson}/steps-{scenario}",
            },
        )
        etree.SubElement(box, "div").text = AtomicString(
            self.md.htmlStash.store(
                worked_example(page, scenario, self.options["from"], self.options["until"])
            )
        )
        return box


class LiveBlocks(BlocksExtension):  # type: ignore[misc]
    """Takes the page as its one setting."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        self.config = {"page": [Page(), "the page being rendered"]}
        super().__init__(*arguments, **settings)

    def extendMarkdownBlocks(self, md: Any, block_mgr: Any) -> None:  # noqa: N802 - the host's name
        """Tell the block parser about each, and the writer that the element holds blocks."""
        md.block_level_elements += ["course-example", "course-steps"]
        settings = {"page": self.getConfig("page")}
        for block in (CalculatorBlock, Explore, ChartBlock, Fade):
            block_mgr.register(block, settings)


def makeExtension(**settings: Any) -> LiveBlocks:  # noqa: N802 - the host's name
    """Make the extension when Markdown asks for it by dotted name."""
    return LiveBlocks(**settings)
