"""A picture with words below it."""

from __future__ import annotations

import xml.etree.ElementTree as etree

from college.markdown.blocks.block import CourseBlock


class Figure(CourseBlock):
    """The image first, then its caption, in which numbers and citations work as in any text."""

    NAME = "figure"
    MEANING = (
        "a picture with a caption: first the image with words that say what it shows, then an "
        "empty line and the caption"
    )
    ARGUMENT = False

    def opened(self, parent: etree.Element) -> etree.Element:
        """Open the figure."""
        return etree.SubElement(parent, "figure", {"class": "cc-figure-picture"})

    def on_end(self, block: etree.Element) -> None:
        """Set what follows the image as its caption."""
        words = [*block][1:]
        caption = etree.SubElement(block, "figcaption")
        for element in words:
            block.remove(element)
            caption.append(element)
