"""The one Markdown extension of the course: numbers, formulas, citations, terms, units, blocks."""

from __future__ import annotations

from typing import Any

from markdown.core import Markdown
from markdown.preprocessors import Preprocessor
from pymdownx.blocks import BlocksExtension, BlocksProcessor

from college.markdown import bound_units, citations, links, maths, numbers, terms
from college.markdown.block_kinds import block_kinds
from college.markdown.context import RenderContext
from college.markdown.structure import accessible, kickers, parts

EXTENSION = "college.markdown.extension"
"""The name under which Markdown finds it."""
_PARTS = (maths, numbers, citations, terms, bound_units, kickers, accessible, parts, links)
_BEFORE_ALL = 100


class CollegeExtension(BlocksExtension):
    """Takes the page that is rendered as its one setting."""

    def __init__(self, **settings: Any) -> None:
        self.config = {"page": [RenderContext(), "the page being rendered"]}
        super().__init__(**settings)

    def extendMarkdownBlocks(  # noqa: N802 - the host's name
        self, md: Markdown, block_mgr: BlocksProcessor
    ) -> None:
        """Register every part."""
        page: RenderContext = self.getConfig("page")
        md.preprocessors.register(_TextKept(page), "college-text", _BEFORE_ALL)
        for part in _PARTS:
            part.register(md, page)
        for kind in block_kinds().values():
            block_mgr.register(kind, {"page": page})
            if kind.ELEMENT:
                md.block_level_elements.append(kind.ELEMENT)


class _TextKept(Preprocessor):
    """Keeps the text of the page, where blocks find their own record."""

    def __init__(self, page: RenderContext) -> None:
        super().__init__()
        self.page = page

    def run(self, lines: list[str]) -> list[str]:
        """Keep the text, unless the page is known by a longer one that this is taken from."""
        self.page.body = self.page.body or "\n".join(lines)
        return lines


def makeExtension(**settings: Any) -> CollegeExtension:  # noqa: N802 - the host's name
    """Make the extension when Markdown asks for it by dotted name."""
    return CollegeExtension(**settings)
