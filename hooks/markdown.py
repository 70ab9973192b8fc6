"""The hook that hands each page's record to the Markdown extensions."""

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

from college.records.readers import Wrong
from college.pages.lesson import terms_for
from college.markdown.render import page_of
from college.pages.teach import taught_at

_EXTENSIONS = (
    "college.markdown.numbers",
    "college.markdown.citations",
    "college.markdown.terms",
    "college.markdown.blocks.anatomy_blocks",
    "college.markdown.blocks.live_blocks",
    "college.markdown.blocks.question_blocks",
)


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Lay out the page's book; MkDocs makes the Markdown converter right after this."""
    course, uri = config.extra["course"], page.file.src_uri
    lesson = course.lesson_at(uri)
    try:
        made = page_of(lesson or taught_at(course, uri), page.meta, course.settings)
    except Wrong as wrong:
        raise PluginError(f"{page.file.src_uri}: scenarios {wrong}") from None
    made.previewed = bool(config.extra.get("preview"))
    if lesson:
        made.terms = terms_for(lesson, course)
    for name in _EXTENSIONS:
        config.mdx_configs[name] = {"page": made}
    page.meta.update(college=made, lesson=lesson)
    if taught_at(course, uri):
        page.meta["search"] = {"exclude": True}
    return markdown
