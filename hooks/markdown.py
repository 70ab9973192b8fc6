"""This file is the hook that hands each page's record to the Markdown extensions."""

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

from college.page import Page as CollegePage

_EXTENSIONS = (
    "college.prose",
    "college.citations",
    "college.blocks.live_blocks",
    "college.blocks.question_blocks",
)


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Lay out the page's desk; MkDocs makes the Markdown converter right after this."""
    course = config.extra["course"]
    lesson = next(
        (item for item in course.lessons.values() if item.source_uri == page.file.src_uri), None
    )
    made = (
        CollegePage(lesson.scenarios, "this lesson's example", lesson.sources)
        if lesson
        else CollegePage()
    )
    for name in _EXTENSIONS:
        config.mdx_configs[name] = {"page": made}
    page.meta.update(college=made, lesson=lesson)
    return markdown
