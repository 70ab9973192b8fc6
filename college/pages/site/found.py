"""What a page is found by: the title in a tab or a list of results, and the sentence below it."""

from __future__ import annotations

from college.markdown.plain import PlainRenderer
from college.pages.site_page import SitePage
from college.source.document import parse

LONGEST = 200
"""Letters that a list of results shows of a description, and a few more."""


def page_title(page: SitePage, heading: str) -> str:
    """Return the title of a page: its own, the shelf it stands on, the course."""
    settings = page.course.settings
    parts = (page.title or heading, page.shelf, settings.name)
    return " - ".join(part for part in parts if part)


def page_description(page: SitePage) -> str:
    """Return what is told of a page beside its title: its record's words, or its first."""
    said = page.description or _first_words(page) or page.course.settings.description
    if len(said) <= LONGEST:
        return said
    return said[:LONGEST].rpartition(" ")[0].rstrip(",;:") + " …"


def _first_words(page: SitePage) -> str:
    """Return the first paragraph of a page's text that is neither a heading nor in a list."""
    for paragraph in parse(page.text).paragraphs:
        if not (paragraph.heading or paragraph.item or paragraph.blocks):
            words = PlainRenderer(page.context()).text(paragraph.typed)
            if words and not words.startswith(("|", "<")):
                return words
    return ""
