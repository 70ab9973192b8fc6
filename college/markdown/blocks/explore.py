"""Sentences whose numbers follow what the reader types into them."""

from __future__ import annotations

import xml.etree.ElementTree as etree

from college.markdown.blocks.block import CourseBlock
from college.markdown.context import page_record


class Explore(CourseBlock):
    """The sentences, and the line that says what state their numbers are in."""

    NAME, ELEMENT, LIVE = "explore", "course-example", True
    MEANING = "sentences whose numbers the reader can change with {{ edit … }}"

    def opened(self, parent: etree.Element) -> etree.Element:
        """Open the element."""
        marks = {"data-state": "static", **page_record(self.page)}
        return etree.SubElement(parent, self.ELEMENT, marks)
