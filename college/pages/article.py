"""What an article's page gets from its record: head, sources, date."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from college.pages.lesson import sources_section


def article_page(meta: Mapping[str, Any], page_uri: str, html: str) -> str:
    """Set the record around what the author wrote."""
    title, summary = escape(str(meta["title"])), escape(str(meta["summary"]))
    return (
        '<header class="cc-lesson-head"><p class="cc-eyebrow">Article</p>'
        f'<h1>{title}</h1><p class="cc-answer">{summary}</p></header>{html}'
        f'<footer class="cc-lesson-foot">{sources_section(tuple(meta["sources"]), page_uri, str(meta["reviewed"]))}</footer>'
    )
