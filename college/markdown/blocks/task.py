"""A task for pencil or spreadsheet: what to do in sight, its solution folded."""

from __future__ import annotations

import xml.etree.ElementTree as etree

from college.markdown.blocks.block import CourseBlock


class TaskBlock(CourseBlock):
    """`//// task | What to do`, text, and a `/// solution` in it."""

    NAME = "task"
    MEANING = (
        "an exercise for pencil or spreadsheet: what to do behind the bar, the text says with "
        "what; a solution block in it shows the arithmetic"
    )
    ARGUMENT = True
    CHILDREN = ("solution",)

    def opened(self, parent: etree.Element) -> etree.Element:
        """Set the task; what it is done with follows."""
        box = etree.SubElement(parent, "div", {"class": "cc-task"})
        etree.SubElement(box, "p", {"class": "cc-prompt"}).text = self.title()
        return box


class Solution(CourseBlock):
    """The way to the answer, folded."""

    NAME = "solution"
    MEANING = "how a task is done, with the arithmetic; folded until the reader asks"
    ARGUMENT = None

    def opened(self, parent: etree.Element) -> etree.Element:
        """Open the fold."""
        fold = etree.SubElement(parent, "details", {"class": "cc-task-solution"})
        etree.SubElement(fold, "summary").text = "A solution"
        return fold
