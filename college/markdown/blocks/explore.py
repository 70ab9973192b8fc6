"""Sentences whose numbers follow what the reader types into them."""

from __future__ import annotations

import json
import xml.etree.ElementTree as etree

from college.markdown.blocks.block import CourseBlock
from college.markdown.context import scenario_records


class Explore(CourseBlock):
    """The sentences, with the scenarios that their script will ask about."""

    NAME, ELEMENT, LIVE = "explore", "course-example", True
    MEANING = "sentences whose numbers the reader can change with {{ edit … }}"

    def opened(self, parent: etree.Element) -> etree.Element:
        """Open the element."""
        given = json.dumps(scenario_records(self.page), sort_keys=True)
        return etree.SubElement(
            parent, self.ELEMENT, {"data-state": "static", "data-scenarios": given}
        )
