"""A numbered row of steps."""

from __future__ import annotations

import xml.etree.ElementTree as etree

from college.markdown.blocks.block import CourseBlock


class Steps(CourseBlock):
    """The row."""

    NAME = "steps"
    MEANING = "numbered step blocks that lead from one to the next"
    CHILDREN = ("step",)

    def opened(self, parent: etree.Element) -> etree.Element:
        """Open an ordered list, so that the order is told without sight."""
        return etree.SubElement(parent, "ol", {"class": "cc-steps"})


class Step(CourseBlock):
    """One step."""

    NAME = "step"
    MEANING = "one step of steps"
    ARGUMENT = None

    def opened(self, parent: etree.Element) -> etree.Element:
        """Open a list item with its title."""
        item = etree.SubElement(parent, "li", {"class": "cc-card"})
        etree.SubElement(item, "p", {"class": "cc-label"}).text = self.title()
        return item

    def on_markdown(self) -> str:
        """Have paragraphs made inside; a list item would get bare text."""
        return "block"
