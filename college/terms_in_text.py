"""This file is glossary terms in a lesson's text: the first use of each becomes a link with its definition."""

from __future__ import annotations

import re
import xml.etree.ElementTree as etree
from collections.abc import Mapping
from typing import Any

from markdown.core import Markdown
from markdown.extensions import Extension
from markdown.treeprocessors import Treeprocessor
from markdown.util import AtomicString

from college.page import Page

_READ = ("p", "li", "td", "dd")
"""Where terms are looked for: running text, never headings, links, code or labels."""
_AFTER_INLINE = 15
"""Inline patterns are done at 20; by then links and code are elements of their own."""


class Terms(Treeprocessor):
    """Marks the first use of each term the page knows."""

    def __init__(self, md: Markdown, page: Page) -> None:
        super().__init__(md)
        self.page = page

    def run(self, root: etree.Element) -> None:
        """Go through the running text once, from the top."""
        left = dict(self.page.terms)
        for element in root.iter():
            if element.tag in _READ and "cc-" not in element.get("class", ""):
                self._mark(element, left)

    def _mark(self, element: etree.Element, left: dict[str, tuple[str, str]]) -> None:
        for term in list(left):
            found = _pattern(term).search(element.text or "")
            if found is None:
                continue
            address, definition = left.pop(term)
            link = etree.Element(
                "a", {"class": "cc-term", "href": address, "data-definition": definition}
            )
            text = element.text or ""
            link.text = AtomicString(found[0])
            link.tail = text[found.end() :]
            element.text = text[: found.start()]
            element.insert(0, link)
            return


def _pattern(term: str) -> re.Pattern[str]:
    """Find the term as a word of its own, also in the plural; acronyms as they are written."""
    exact = term.upper() == term
    return re.compile(rf"(?<![\w-]){re.escape(term)}s?(?![\w-])", 0 if exact else re.IGNORECASE)


def spoken_terms(name: str) -> list[str]:
    """Give the ways a term is written: `HDR / NDR / XDR` is three.

    >>> spoken_terms("HDR / NDR / XDR"), spoken_terms("GPU-hour")
    (['HDR', 'NDR', 'XDR'], ['GPU-hour'])
    """
    return [part.strip() for part in re.split(r" / | vs ", name)]


def terms_of(terms: Mapping[str, tuple[str, str, str]]) -> dict[str, tuple[str, str]]:
    """Give address and definition by each way of writing, the longest first so that it wins."""
    known = {
        way: (address, definition)
        for name, address, definition in terms.values()
        for way in spoken_terms(name)
    }
    return dict(sorted(known.items(), key=lambda pair: -len(pair[0])))


class TermsExtension(Extension):
    """Takes the page as its one setting."""

    def __init__(self, **settings: Any) -> None:
        self.config = {"page": [Page(), "the page being rendered"]}
        super().__init__(**settings)

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 - the host's name
        """Register the treeprocessor."""
        md.treeprocessors.register(
            Terms(md, self.getConfig("page")), "college-terms", _AFTER_INLINE
        )


def makeExtension(**settings: Any) -> TermsExtension:  # noqa: N802 - the host's name
    """Make the extension when Markdown asks for it by dotted name."""
    return TermsExtension(**settings)
