"""The blocks of a home page: what stands first, the doors, and what can be counted."""

from __future__ import annotations

import xml.etree.ElementTree as etree

from college.markdown.blocks.block import CourseBlock, Framed


class Hero(Framed):
    """What a visitor sees first: words on one side, a picture on the other."""

    NAME, css = "hero", "cc-home-hero"
    MEANING = "what stands first on a home page: the heading, words, and a picture beside them"


class Doors(Framed):
    """A row of doors."""

    NAME, css = "doors", "cc-home-doors"
    MEANING = "a row of door blocks: one for each kind of visitor"
    CHILDREN = ("door",)


class Door(Framed):
    """One door."""

    NAME, css = "door", "cc-home-door"
    MEANING = "a way in, named by what its visitor would say: a link in bold, then a sentence"


class Proof(CourseBlock):
    """A line whose counts are made of the course."""

    NAME = "proof"
    MEANING = (
        "a list of what can be counted; {lessons}, {calculators}, {terms}, {sources} and {cases} "
        "stand for how many there are"
    )
    ARGUMENT = False

    def opened(self, parent: etree.Element) -> etree.Element:
        """Open the line."""
        return etree.SubElement(parent, "div", {"class": "cc-home-proof"})

    def on_end(self, block: etree.Element) -> None:
        """Write each count in its place."""
        for name, count in self.page.counts.items():
            for element in block.iter():
                element.text = (element.text or "").replace(f"{{{name}}}", str(count)) or None
                element.tail = (element.tail or "").replace(f"{{{name}}}", str(count)) or None
