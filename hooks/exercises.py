"""The hook that gives a page with an exercise its script, and the exercise its Python."""

from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

EXERCISE = "<course-exercise"


def on_page_content(html: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Tell each exercise where its pack lies; it comes when someone runs a program."""
    pack_script = f"runtime/{config.extra['packs'].exercises.digest}/runtime.js"
    return html.replace(EXERCISE, f'{EXERCISE} data-pack="{pack_script}"')


def on_page_context(
    context: dict[str, Any], *, page: Page, config: MkDocsConfig, nav: Any
) -> dict[str, Any]:
    """Add the script."""
    if EXERCISE in (page.content or ""):
        context["scripts"].append("assets/exercise.js")
    return context
