"""A chart of one scenario, drawn when the site is built and again when its numbers change."""

from __future__ import annotations

import xml.etree.ElementTree as etree

from pymdownx.blocks.block import type_string

from calculators.engine.page.figure import Figure
from college.markdown.blocks.block import CourseBlock
from college.markdown.figures import draw


class ChartBlock(CourseBlock):
    """The figure; the words of the block follow it."""

    NAME = "chart"
    MEANING = "a chart of a scenario: a sweep, a tornado, a breakdown or a walk"
    ARGUMENT = True
    OPTIONS = {
        "scenario": ["", type_string],
        "against": ["", type_string],
        "x": ["", type_string],
        "y": ["", type_string],
    }
    NEEDED = ("scenario",)

    def opened(self, parent: etree.Element) -> etree.Element:
        """Put the figure in."""
        self.page.figures += 1
        box = etree.SubElement(parent, "div", {"data-search-exclude": ""})
        given = self.options
        figure = Figure(
            form=self.title(),
            scenario=given["scenario"],
            uid=f"figure-{self.page.figures}",
            against=given["against"],
            x=given["x"],
            y=given["y"],
        )
        draw(self.md, self.page, box, figure)
        return box
