"""The hook that gives each page the scripts of the reader's own learning."""

from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

from college.build.assets import LEARNING_FIRST, LEARNING_LESSON


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """A page may say in its front matter that it needs Python; no block on it does."""
    if page.meta.get("live"):
        page.meta["college"].live = True
    return markdown


def on_page_context(
    context: dict[str, Any], *, page: Page, config: MkDocsConfig, nav: Any
) -> dict[str, Any]:
    """Progress before all else, for it may arrive in the address; the page's own scripts last."""
    made = page.meta["college"]
    own = [*(LEARNING_LESSON if page.meta["lesson"] else ()), *page.meta.get("scripts", ())]
    if made.calculators:
        own.append("my-cluster-preset.js")
    context["scripts"] = [
        *(f"assets/{name}" for name in LEARNING_FIRST),
        *context["scripts"],
        *(f"assets/{name}" for name in own),
    ]
    return context
