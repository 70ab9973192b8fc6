"""A page's text rendered as on the site, as a tree whose pictures carry their looks."""

from __future__ import annotations

import xml.etree.ElementTree as etree
from typing import Any

from markdown.core import Markdown

from college.exports.book.looks import Looks
from college.exports.book.tree import read_html
from college.markdown.context import PagePlace, RenderContext
from college.markdown.extension import CollegeExtension
from college.markdown.maths import FENCES, SUPERFENCES
from college.pages.site_page import SitePage

_HIGHLIGHT = "pymdownx.highlight"
EXTENSIONS = ("abbr", "attr_list", "def_list", "footnotes", "tables", "toc")
"""Those of the site that a book takes as they are; code goes without colors."""
_SETTINGS: dict[str, dict[str, Any]] = {
    SUPERFENCES: {"custom_fences": FENCES},
    _HIGHLIGHT: {"use_pygments": False},
}


def page_tree(page: SitePage, context: RenderContext, looks: Looks) -> etree.Element:
    """Return the text of a page of the site."""
    context.place = PagePlace(page.course.root, page.uri, page.address)
    return text_tree(page.text, context, looks)


def text_tree(text: str, context: RenderContext, looks: Looks) -> etree.Element:
    """Return any text, with the numbers of a page."""
    markdown = Markdown(
        extensions=[*EXTENSIONS, SUPERFENCES, _HIGHLIGHT, CollegeExtension(page=context)],
        extension_configs=_SETTINGS,
    )
    body = read_html(markdown.convert(text))
    looks.put_on(body)
    return body
