"""`[@KEY]` in Markdown: a numbered link to the source at the foot of the lesson."""

from __future__ import annotations

import re
import xml.etree.ElementTree as etree

from markdown.core import Markdown
from markdown.inlinepatterns import InlineProcessor
from markdown.util import AtomicString

from college.markdown.context import RenderContext
from college.source.marks import CITATION

_ABOVE_LINKS = 172
"""Markdown would otherwise take the brackets for the start of a link."""


class Citations(InlineProcessor):
    """Puts the number of a source where it is cited."""

    def __init__(self, md: Markdown, page: RenderContext) -> None:
        super().__init__(CITATION.pattern, md)
        self.page = page

    def handleMatch(  # type: ignore[override] # noqa: N802 - the host's name
        self, m: re.Match[str], data: str
    ) -> tuple[etree.Element, int, int]:
        """Replace one citation."""
        source = self.page.subject.sources[m["key"]]
        number = self.page.sources.index(source.key) + 1
        element = etree.Element(
            "a",
            {
                "href": f"#source-{source.key.lower()}",
                "title": f"{source.title}, {source.date}",
                "aria-label": f"Source [{number}]",
            },
        )
        element.text = AtomicString(f"[{number}]")
        return element, m.start(0), m.end(0)


def register(md: Markdown, page: RenderContext) -> None:
    """Have Markdown use the pattern."""
    md.inlinePatterns.register(Citations(md, page), "college-citations", _ABOVE_LINKS)
