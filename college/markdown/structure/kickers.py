"""The small line above a section's heading: its role, where the heading says something of its own.

    ## The common mistake | A port is not a lane

The role gives the section its address; contents and search show the words. A role that had another
name before is still found under it.
"""

from __future__ import annotations

import xml.etree.ElementTree as etree

from markdown.core import Markdown
from markdown.treeprocessors import Treeprocessor

from college.markdown.context import RenderContext
from college.records.settings import Settings
from college.source.headings import ROLE_MARK, SECTION, slug

_BEFORE_TOC = 7
"""The toc extension gives headings their ids at 5, attr_list those of the author at 8."""


class Kickers(Treeprocessor):
    """Parts the role of each section from its words."""

    def __init__(self, md: Markdown, page: RenderContext) -> None:
        super().__init__(md)
        self.formerly = former_roles(page.settings) if page.lesson else {}

    def run(self, root: etree.Element) -> None:
        """Go through the sections."""
        for heading in root.iter(f"h{SECTION}"):
            role, mark, words = (heading.text or "").partition(ROLE_MARK)
            if mark and (words.strip() or len(heading)):
                _part(heading, role.strip(), words)
            for name in self.formerly.get(role.strip(), ()):
                place = etree.Element("span", {"id": slug(name)})
                place.tail, heading.text = heading.text, None
                heading.insert(0, place)


def _part(heading: etree.Element, role: str, words: str) -> None:
    heading.text = words
    heading.set("id", heading.get("id") or slug(role))
    heading.set("data-toc-label", "".join(heading.itertext()))
    heading.text = None
    kicker = etree.Element("span", {"class": "cc-kicker", "data-search-exclude": ""})
    kicker.text, kicker.tail = role, f" {words}"
    heading.insert(0, kicker)


def former_roles(settings: Settings) -> dict[str, tuple[str, ...]]:
    """Return the names that roles of sections had before, by the role."""
    return {
        part.heading: part.formerly
        for kind in settings.known_kinds.values()
        for part in kind.sections
        if part.formerly
    }


def register(md: Markdown, page: RenderContext) -> None:
    """Have Markdown use the treeprocessor."""
    md.treeprocessors.register(Kickers(md, page), "college-kickers", _BEFORE_TOC)
