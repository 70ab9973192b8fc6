"""Text whose numbers follow the reader's, wherever on the page they are changed."""

from __future__ import annotations

import xml.etree.ElementTree as etree

from college.markdown.blocks.block import CourseBlock
from college.markdown.context import page_record


class Follows(CourseBlock):
    """The text as it is; its numbers are written anew with every change."""

    NAME = "follows"
    MEANING = (
        "text whose numbers follow what the reader changes; what is outside keeps the example's. "
        "Its words must stay true with other numbers"
    )
    LIVE = True

    def opened(self, parent: etree.Element) -> etree.Element:
        """Open the box."""
        return etree.SubElement(parent, "div", {"data-follows": "", **page_record(self.page)})
