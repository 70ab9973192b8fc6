"""The bill of a scenario as far as the course has come."""

from __future__ import annotations

import xml.etree.ElementTree as etree

from pymdownx.blocks.block import type_string

from calculators.engine.page.figure import LEDGER, Figure
from college.markdown.blocks.block import CourseBlock
from college.markdown.figures import draw


class LedgerBlock(CourseBlock):
    """The table, which follows the page's numbers; the words of the block follow it."""

    NAME = "ledger"
    MEANING = "the parts of a scenario's bill, up to a line that is marked as new, and their sum"
    OPTIONS = {
        "scenario": ["", type_string],
        "of": ["", type_string],
        "since": ["", type_string],
        "upto": ["", type_string],
        "beside": ["", type_string],
        "against": ["", type_string],
        "called": ["", type_string],
    }
    NEEDED = ("scenario",)

    def opened(self, parent: etree.Element) -> etree.Element:
        """Put the table in; it is of the headline unless another line is named."""
        self.page.figures += 1
        given = self.options
        box = etree.SubElement(parent, "div", {"class": "cc-ledger-place"})
        figure = Figure(
            form=LEDGER,
            scenario=given["scenario"],
            uid=f"figure-{self.page.figures}",
            against=given["against"],
            whole=given["of"],
            start=given["since"],
            until=given["upto"],
            beside=given["beside"],
            called=given["called"],
        )
        draw(self.md, self.page, box, figure)
        return box
