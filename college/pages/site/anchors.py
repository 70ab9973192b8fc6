"""The places on a page that a link can lead to: headings, and what the record adds."""

from __future__ import annotations

import re
from collections.abc import Iterator

from markdown.extensions.toc import unique

from college.pages.site_page import SitePage
from college.source.document import parse

_EXPLICIT = re.compile(r"\{:?[^{}]*#(?P<id>[\w-]+)[^{}]*\}")


def anchors(body: str, page: SitePage) -> Iterator[str]:
    """Return every id that the page of this text has."""
    used: set[str] = set()
    document = parse(body)
    yield from (item.id or unique(item.address, used) for item in document.headings)
    found = (_EXPLICIT.search(item.text) for item in document.paragraphs)
    yield from (explicit["id"] for explicit in found if explicit)
    asked = sum(1 for _ in document.named("ask", "predict", "exercise"))
    yield from (f"question-{number}" for number in range(1, asked + 1))
    yield from page.anchors()
