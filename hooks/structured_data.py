"""The hook that tells machines what a page is about."""

from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.pages import Page

from college.pages.structured import structured_data


def on_page_context(
    context: dict[str, Any], *, page: Page, config: MkDocsConfig, nav: Any
) -> dict[str, Any]:
    """Hand the template the page's JSON-LD."""
    course = config.extra["course"]
    context["structured_data"] = structured_data(
        course, page.file.src_uri, page.meta, page.markdown or ""
    )
    return context
