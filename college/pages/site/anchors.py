"""The places on a page that a link can lead to: headings, and what the record adds."""

from __future__ import annotations

from collections.abc import Iterator

from markdown.extensions.toc import unique

from college.pages.site_page import SitePage
from college.source.document import parse


def anchors(body: str, page: SitePage) -> Iterator[str]:
    """Return every id that the page of this text has."""
    used: set[str] = set()
    document = parse(body)
    yield from (item.id or unique(item.address, used) for item in document.headings)
    yield from (item.id for item in document.paragraphs if item.id)
    asked = sum(1 for _ in document.named("ask", "predict", "exercise"))
    yield from (f"question-{number}" for number in range(1, asked + 1))
    yield from page.anchors()
