"""Links as their author wrote them, made those of the site: an editor follows the first."""

from __future__ import annotations

import xml.etree.ElementTree as etree

from markdown.core import Markdown

from college.markdown.context import RenderContext
from college.markdown.page_processor import PageProcessor
from college.source.links.link import site_link

_BEFORE_THE_HOST = 1
"""The host makes addresses of links at 0."""
_LINKS = {"a": "href", "img": "src"}


class Links(PageProcessor):
    """Goes through links and images."""

    def run(self, root: etree.Element) -> None:
        """Have each lead from source to source."""
        uri = self.page.place.uri
        for element in root.iter() if uri else ():
            key = _LINKS.get(element.tag, "")
            target = element.get(key) if key else None
            if target and target.startswith("../"):
                element.set(key, site_link(uri, target))


def register(md: Markdown, page: RenderContext) -> None:
    """Have Markdown use the treeprocessor."""
    md.treeprocessors.register(Links(md, page), "college-links", _BEFORE_THE_HOST)
