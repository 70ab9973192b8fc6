"""A picture of the course, drawn of one or two scenarios and again when their numbers change."""

from __future__ import annotations

import xml.etree.ElementTree as etree

from pymdownx.blocks.block import type_string

from calculators.engine.page.figure import PICTURE, Figure
from college.markdown.blocks.block import CourseBlock
from college.markdown.figures import draw


class PictureBlock(CourseBlock):
    """The figure; the words of the block follow it."""

    NAME = "picture"
    MEANING = "a picture of the course, drawn of a scenario and moving with its numbers"
    ARGUMENT = True
    OPTIONS = {"scenario": ["", type_string], "against": ["", type_string]}
    NEEDED = ("scenario",)
    LIVE = True

    def opened(self, parent: etree.Element) -> etree.Element:
        """Put the figure in."""
        self.page.figures += 1
        box = etree.SubElement(parent, "div", {"data-search-exclude": ""})
        figure = Figure(
            form=PICTURE,
            picture=self.title(),
            scenario=self.options["scenario"],
            uid=f"figure-{self.page.figures}",
            against=self.options["against"],
        )
        draw(self.md, self.page, box, figure)
        return box
