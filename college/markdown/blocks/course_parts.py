"""The blocks that show the course itself: the way in, and its tracks."""

from __future__ import annotations

import xml.etree.ElementTree as etree

from markdown.util import AtomicString

from college.markdown.blocks.block import CourseBlock


class CoursePart(CourseBlock):
    """A place for a part that is made of the whole course; Markdown leaves it alone."""

    ARGUMENT = False

    def opened(self, parent: etree.Element) -> etree.Element:
        """Put the part in; a page that was given none shows nothing."""
        made = self.page.made.get(self.NAME, "")
        box = etree.SubElement(parent, "div")
        box.text = AtomicString(self.md.htmlStash.store(made)) if made else None
        return box


class Start(CoursePart):
    """The way in."""

    NAME = "start"
    MEANING = (
        "on a page around the lessons: the button to the first lesson; who has begun is offered to "
        "go on instead"
    )


class Tracks(CoursePart):
    """All tracks."""

    NAME = "tracks"
    MEANING = "on a page around the lessons: every track, with its promise and its length"
