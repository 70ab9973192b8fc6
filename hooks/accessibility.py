"""The hook that makes every page usable by keyboard and by ear."""

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

from college.pages.accessible import add_contents, let_skip, name_parts


def on_page_content(html: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Name links and tables, and list the sections; runs after all other hooks have had their say."""
    return add_contents(name_parts(html), page.toc)


def on_post_page(output: str, *, page: Page, config: MkDocsConfig) -> str:
    """Mend what Material's templates leave no block for."""
    return let_skip(output)
