"""`[@KEY]` in Markdown: a numbered link to the source at the foot of the lesson."""

from __future__ import annotations

import re
import xml.etree.ElementTree as etree
from collections.abc import Mapping
from typing import Any

from markdown.core import Markdown
from markdown.extensions import Extension
from markdown.inlinepatterns import InlineProcessor
from markdown.util import AtomicString

from calculators.cost.sources import SOURCES
from calculators.cost.sources.source import Source
from college.markdown.render import Page
from college.source.marks import CITATION

REGISTER: Mapping[str, Source] = {source.key: source for source in SOURCES}

_ABOVE_LINKS = 172
"""Markdown would otherwise take the brackets for the start of a link."""


class Citations(InlineProcessor):
    """Puts the number of a source where it is cited."""

    def __init__(self, md: Markdown, page: Page) -> None:
        super().__init__(CITATION.pattern, md)
        self.page = page

    def handleMatch(  # type: ignore[override] # noqa: N802 - the host's name
        self, m: re.Match[str], data: str
    ) -> tuple[etree.Element, int, int]:
        """Replace one citation."""
        source = REGISTER[m["key"]]
        number = self.page.sources.index(source.key) + 1
        element = etree.Element(
            "a",
            {
                "class": "cc-cite",
                "href": f"#source-{source.key.lower()}",
                "title": f"{source.title}, {source.date}",
                "aria-label": f"Source [{number}]",
            },
        )
        element.text = AtomicString(f"[{number}]")
        return element, m.start(0), m.end(0)


class CitationsExtension(Extension):
    """Takes the page as its one setting."""

    def __init__(self, **settings: Any) -> None:
        self.config = {"page": [Page(), "the page being rendered"]}
        super().__init__(**settings)

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 - the host's name
        """Register the pattern."""
        md.inlinePatterns.register(
            Citations(md, self.getConfig("page")), "college-citations", _ABOVE_LINKS
        )


def makeExtension(**settings: Any) -> CitationsExtension:  # noqa: N802 - the host's name
    """Make the extension when Markdown asks for it by dotted name."""
    return CitationsExtension(**settings)
