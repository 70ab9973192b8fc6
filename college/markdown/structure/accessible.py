"""What every page's text is given so that it can be used by keyboard and by ear.

The links beside headings get a name and stand outside them, each table a region that Tab reaches,
and the sections are listed under the title.
"""

from __future__ import annotations

import xml.etree.ElementTree as etree
from collections import Counter
from collections.abc import Iterator
from typing import Any

from markdown.core import Markdown

from calculators.engine.html import Html
from college.markdown.context import RenderContext
from college.markdown.page_processor import PageProcessor
from college.markdown.structure.contents import contents

REGION = {"class": "cc-table-place", "role": "region", "tabindex": "0"}
"""What makes a place of its own of a table; its name is `table_name`."""
TABLE = {"class": "cc-table-plain"}
_AFTER_TOC = 4
"""The toc extension gives headings their ids and links at 5."""
_HEADINGS = ("h1", "h2", "h3", "h4", "h5", "h6")
_LINK = "headerlink"


def table_name(heading: str, number: int = 1) -> str:
    """Return a table's name: the heading it stands under, and which one below it.

    >>> table_name("Tides"), table_name("Tides", 2)
    ('Table: Tides', 'Table: Tides, 2')
    """
    return f"Table: {heading}{f', {number}' if number > 1 else ''}"


class Accessible(PageProcessor):
    """Names what has no name yet."""

    def run(self, root: etree.Element) -> None:
        """Go through the page from its top."""
        heading, tables = "this page", Counter[str]()
        for parent, element in [*_pairs(root)]:
            if element.tag in _HEADINGS:
                heading = _set_beside(parent, element)
            elif element.tag == "table" and not element.attrib:
                tables[heading] += 1
                _set_apart(parent, element, table_name(heading, tables[heading]))
        self._list_sections(root)

    def _list_sections(self, root: etree.Element) -> None:
        """Put the list of sections under the title, which may stand above the text."""
        title = root.find("h1")
        if title is None and not self.page.headed:
            return
        listed = contents([*_sections(getattr(self.md, "toc_tokens", [])), *self.page.below])
        if listed:
            place = etree.Element("p")
            place.text = self.md.htmlStash.store(listed)
            root.insert(0 if title is None else [*root].index(title) + 1, place)


def _pairs(parent: etree.Element) -> Iterator[tuple[etree.Element, etree.Element]]:
    for element in parent:
        yield parent, element
        yield from _pairs(element)


def _sections(tokens: list[dict[str, Any]]) -> Iterator[tuple[str, Html]]:
    """Return the sections below the title, or all of the first level where there is none."""
    for token in tokens:
        for item in token["children"] if token["level"] == 1 else [token]:
            yield item["id"], Html(item["name"])


def _set_beside(parent: etree.Element, heading: etree.Element) -> str:
    """Set the link of a heading beside it, where it is no part of its name; return its words."""
    link = next((child for child in heading if child.get("class") == _LINK), None)
    if link is None:
        return " ".join("".join(heading.itertext()).split())
    heading.remove(link)
    words = " ".join("".join(heading.itertext()).split())
    if heading.tag == _HEADINGS[0]:
        return words  # a page's title leads to where the page begins
    link.set("aria-label", f"{link.attrib.pop('title', '')}: {words}")
    place = etree.Element("div", {"class": "cc-heading"})
    place.tail, heading.tail = heading.tail, None
    parent[[*parent].index(heading)] = place
    place.extend([heading, link])
    return words


def _set_apart(parent: etree.Element, table: etree.Element, name: str) -> None:
    """Put a table in a region, and say of each head what it is the head of."""
    for cell in table.iter("th"):
        if cell.text or len(cell):
            cell.set("scope", "col")
        else:
            cell.tag = "td"  # a corner heads nothing
            cell.attrib.clear()
    region = etree.Element("div", {**REGION, "aria-label": name})
    region.tail, table.tail = table.tail, None
    table.attrib.update(TABLE)
    parent[[*parent].index(table)] = region
    region.append(table)


def register(md: Markdown, page: RenderContext) -> None:
    """Have Markdown use the treeprocessor."""
    md.treeprocessors.register(Accessible(md, page), "college-accessible", _AFTER_TOC)
