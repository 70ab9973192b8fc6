"""A treeprocessor that has the page it works on."""

from __future__ import annotations

from markdown.core import Markdown
from markdown.treeprocessors import Treeprocessor

from college.markdown.context import RenderContext


class PageProcessor(Treeprocessor):
    """What each part of the extension that goes through the tree begins with."""

    def __init__(self, md: Markdown, page: RenderContext) -> None:
        super().__init__(md)
        self.page = page
