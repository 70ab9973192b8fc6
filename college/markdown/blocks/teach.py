"""Notes for whoever teaches the lesson."""

from __future__ import annotations

import xml.etree.ElementTree as etree

from college.markdown.blocks.block import Framed

TEACHERS_ONLY = "cc-teachers-only"
"""The class of what a learner never sees."""


class Teach(Framed):
    """On the built page they leave no trace, in the preview a switch shows them."""

    NAME, css, label = "teach", f"cc-callout {TEACHERS_ONLY}", "For teachers"
    MEANING = (
        "notes for whoever teaches the lesson; shown on its teaching page, "
        "and in the preview's teacher view"
    )

    def opened(self, parent: etree.Element) -> etree.Element:
        """Open the box, and remember where it stands."""
        self.parent = parent
        return super().opened(parent)

    def on_end(self, block: etree.Element) -> None:
        """Throw it away, but not in the preview."""
        if not self.page.previewed:
            self.parent.remove(block)
