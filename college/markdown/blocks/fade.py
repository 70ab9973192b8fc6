"""The working of a scenario, to be completed by the reader; in full without a script."""

from __future__ import annotations

import xml.etree.ElementTree as etree

from pymdownx.blocks.block import type_string

from calculators.engine.page.figure import STEPS, Figure
from college.markdown.blocks.block import CourseBlock
from college.markdown.figures import draw


class Fade(CourseBlock):
    """The steps as a list; Python judges what is typed into them."""

    NAME, ELEMENT, LIVE = "fade", "course-steps", True
    MEANING = (
        "the working of a scenario as an example to complete, step by step; "
        "`from:` and `until:` name its first and last line"
    )
    OPTIONS = {
        "scenario": ["", type_string],
        "from": ["", type_string],
        "until": ["", type_string],
    }
    NEEDED = ("scenario",)

    def opened(self, parent: etree.Element) -> etree.Element:
        """Put the steps in."""
        page, scenario = self.page, self.options["scenario"]
        page.faded.add(page.book.inputs(scenario)[0].name)
        marks = {
            "data-scenario": scenario,
            "data-question": f"{page.lesson}/steps-{scenario}",
        }
        box = etree.SubElement(parent, self.ELEMENT, marks)
        first, last = self.options["from"], self.options["until"]
        figure = Figure(form=STEPS, scenario=scenario, uid="", start=first, until=last)
        draw(self.md, page, box, figure)
        return box

    def on_markdown(self) -> str:
        """Leave it to the parser: no text of the author's stands in it."""
        return "auto"
