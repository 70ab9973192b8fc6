"""Markdown rendered for use outside a page: its words and numbers, without what a page adds."""

from __future__ import annotations

import re
import xml.etree.ElementTree as etree
from html import unescape

from markdown.core import Markdown
from markdown.extensions import Extension
from markdown.treeprocessors import Treeprocessor

from calculators.engine.html import Html, fragment, tag
from college.markdown import maths, numbers
from college.markdown.context import RenderContext
from college.source.marks import CITATION, FORMULA

_CITED = re.compile(rf"\s*{CITATION.pattern}")
_BEHIND_ALL = -10
_PAGES_ONLY = frozenset({"a", "data", "span"})
"""Elements that carry a link or a value; outside a page their words stand alone."""


class PlainRenderer:
    """Renders the Markdown of one page, whose scenarios its numbers come from.

    >>> PlainRenderer(RenderContext()).html("A **bold** [link](a.md), cited [@KEY].")
    '<p>A <strong>bold</strong> link, cited.</p>'
    >>> PlainRenderer(RenderContext()).text("A **bold** [link](a.md) & more.")
    'A bold link & more.'
    """

    def __init__(self, page: RenderContext) -> None:
        self._kept = _Kept()
        self._markdown = Markdown(extensions=[self._kept])
        numbers.register(self._markdown, page)
        maths.register(self._markdown, page)

    def html(self, markdown: str) -> Html:
        """Return the text as HTML on one line: structure, words and numbers."""
        return self._on_one_line(self._tree(markdown))

    def line(self, markdown: str) -> Html:
        """Return the same for a place in a list or a card: one paragraph goes without its element.

        >>> PlainRenderer(RenderContext()).line("A **bold** word.")
        'A <strong>bold</strong> word.'
        """
        tree = self._tree(markdown)
        alone = len(tree) == 1 and tree[0].tag == "p"
        return self._on_one_line(tree[0] if alone else tree)

    def text(self, markdown: str) -> str:
        """Return the words and numbers alone; a formula is read as it was typed."""
        typed = FORMULA.sub(lambda formula: f"`{formula['tex']}`", markdown)
        words = fragment(*self._tree(typed).itertext())
        return " ".join(unescape(self._finished(words)).split())

    def _on_one_line(self, element: etree.Element) -> Html:
        return Html(" ".join(self._finished(_bare(element)).split()))

    def _tree(self, markdown: str) -> etree.Element:
        self._markdown.reset().convert(uncited(markdown))
        return self._kept.root

    def _finished(self, html: str) -> str:
        """Put back what Markdown set aside, such as entities."""
        for processor in self._markdown.postprocessors:
            html = processor.run(html)
        return html


def uncited(markdown: str) -> str:
    """Return a text without the numbers of its sources, for a place where none are listed.

    >>> uncited("It rose [@KEY], slowly.")
    'It rose, slowly.'
    """
    return _CITED.sub("", markdown)


def _bare(element: etree.Element) -> Html:
    """Return what an element holds, without attributes and without what only a page needs."""
    inside: list[str | None] = [element.text]
    for child in element:
        content = _bare(child)
        inside += [content if child.tag in _PAGES_ONLY else tag(child.tag, content), child.tail]
    return fragment(*inside)


class _Kept(Extension, Treeprocessor):
    """Keeps the tree of the text as it is when all else is done."""

    def __init__(self) -> None:
        super().__init__()
        self.root = etree.Element("div")

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 - the host's name
        """Register the treeprocessor, which this is itself."""
        md.treeprocessors.register(self, "college-kept", _BEHIND_ALL)

    def run(self, root: etree.Element) -> None:
        """Keep the tree."""
        self.root = root
