"""Glossary terms in a lesson's text: the first use of each becomes a link with its definition."""

from __future__ import annotations

import posixpath
import re
import xml.etree.ElementTree as etree
from collections.abc import Iterable, Iterator
from functools import cache

from markdown.core import Markdown
from markdown.util import AtomicString

from college.markdown.context import RenderContext
from college.markdown.page_processor import PageProcessor

_READ = ("p", "li", "td", "dd")
"""Where terms are looked for: running text, never headings, links, code or labels."""
_EMPHASIS = ("strong", "em")
_ASKED = ("course-guess", "course-question", "course-exercise")
"""What is folded away or answered in: no place for a first explanation."""
_AFTER_INLINE = 15
"""Inline patterns are done at 20; by then links and code are elements of their own."""

Left = dict[str, tuple[str, str]]
"""Address and definition of the terms still to be linked, by the way they are written."""


class Terms(PageProcessor):
    """Marks the first use of each term the page knows."""

    def run(self, root: etree.Element) -> None:
        """Go through the running text once, from the top."""
        left = dict(self.page.terms)
        for element in [*_running_text(root)]:
            _mark(element, left)


def _running_text(element: etree.Element) -> Iterator[etree.Element]:
    if element.tag in _READ and "cc-" not in element.get("class", ""):
        yield element
    for child in element:
        if child.tag not in _ASKED:
            yield from _running_text(child)


def _mark(element: etree.Element, left: Left) -> None:
    """Link the terms in an element's own words, emphasized ones too; links and code are left alone.

    Bold words are one term: `**optical circuit switch**` is no place for a link to a switch.
    """
    element.text, links = _linked(element.text, left)
    for child in [*element]:
        if child.tag == "a":
            _drop(child.get("href", ""), left)
        elif child.tag == "strong" and not len(child):
            child.text, bold = _linked(child.text, left, whole=True)
            child[0:0] = bold
        elif child.tag in _EMPHASIS:
            _mark(child, left)
        child.tail, more = _linked(child.tail, left)
        place = [*element].index(child) + 1
        element[place:place] = more
    element[0:0] = links


def _drop(address: str, left: Left) -> None:
    """Take a term off the list; what an author links by hand is linked, whatever the path there."""
    for way in [way for way, (known, _) in left.items() if _page(known) == _page(address)]:
        del left[way]


def _page(address: str) -> str:
    return posixpath.splitext(address)[0].lstrip("./")


def _linked(
    text: str | None, left: Left, *, whole: bool = False
) -> tuple[str | None, list[etree.Element]]:
    """Cut a text at the terms still to be linked: what stands before the first, then the links."""
    found = [(match, term) for term in left if (match := _pattern(term).search(text or ""))]
    if not text or not found:
        return text, []
    match, term = min(found, key=lambda pair: (pair[0].start(), -len(pair[1])))
    if whole and re.search(r"\w", text[: match.start()] + text[match.end() :]):
        return text, []
    address, definition = left[term]
    _drop(address, left)
    link = etree.Element("a", {"class": "cc-term", "href": address, "data-definition": definition})
    link.text = AtomicString(match[0])
    link.tail, more = _linked(text[match.end() :], left)
    return text[: match.start()], [link, *more]


@cache
def _pattern(term: str) -> re.Pattern[str]:
    """Find the term as a word of its own, also in the plural, and over the end of a line.

    Acronyms are found as they are written, other terms with a capital too.
    """
    words = r"\s+".join(re.escape(word) for word in term.split())
    exact = term.upper() == term
    return re.compile(rf"(?<![\w-]){words}(?:e?s)?(?![\w-])", 0 if exact else re.IGNORECASE)


def terms_of(terms: Iterable[tuple[tuple[str, ...], str, str]]) -> Left:
    """Return address and definition by each way of writing, the longest first so that it wins."""
    known = {way: (address, definition) for ways, address, definition in terms for way in ways}
    return dict(sorted(known.items(), key=lambda pair: -len(pair[0])))


def register(md: Markdown, page: RenderContext) -> None:
    """Have Markdown use the treeprocessor."""
    md.treeprocessors.register(Terms(md, page), "college-terms", _AFTER_INLINE)
