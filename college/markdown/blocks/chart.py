"""A chart of one scenario, drawn when the site is built."""

from __future__ import annotations

import xml.etree.ElementTree as etree

from markdown.util import AtomicString
from pymdownx.blocks.block import type_string

from college.markdown.blocks.block import CourseBlock
from college.markdown.figures import figure


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
        html = figure(self.page, self.title(), self.options, f"figure-{self.page.figures}")
        box = etree.SubElement(parent, "div", {"class": "cc-figure", "data-search-exclude": ""})
        etree.SubElement(box, "div").text = AtomicString(self.md.htmlStash.store(html))
        return box
