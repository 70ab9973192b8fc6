"""A word beside the text: a note, a tip, a warning or an example."""

from __future__ import annotations

import xml.etree.ElementTree as etree

from pymdownx.blocks.block import type_string_in

from college.markdown.blocks.block import CourseBlock

KINDS = {"note": "Note", "tip": "Tip", "warning": "Warning", "example": "Example"}
"""The word above each kind: no kind is told by its color alone."""


class Note(CourseBlock):
    """The box, its kind and its title in one line above the words."""

    NAME = "note"
    MEANING = (
        f"a word beside the text; `kind:` {', '.join([*KINDS][:-1])} or {[*KINDS][-1]}, "
        "`note` if left out; its title stands behind the bar, if it has one"
    )
    ARGUMENT = None
    OPTIONS = {"kind": ["note", type_string_in([*KINDS])]}

    def opened(self, parent: etree.Element) -> etree.Element:
        """Open the box, its label first."""
        kind = self.options["kind"]
        looks = {"class": f"cc-callout cc-callout-{kind}", "role": "note"}
        box = etree.SubElement(parent, "div", looks)
        label = etree.SubElement(box, "p", {"class": "cc-label"})
        label.text = f"{KINDS[kind]}: {self.title()}" if self.title() else KINDS[kind]
        return box
