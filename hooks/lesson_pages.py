"""The hook that sets a lesson's record above and below its text."""

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page
from mkdocs.structure.toc import AnchorLink

from college.pages.article import article_page
from college.pages.lesson import headings, lesson_footer, lesson_header, sources_section
from college.pages.term import heading, term_page
from college.pages.track import track_page


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Name a term's page by the term; MkDocs would name it by the file."""
    for term in config.extra["course"].terms.values():
        if term.source_uri == page.file.src_uri:
            page.meta.setdefault("title", heading(term))
    return markdown


def on_page_content(html: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Wrap a lesson, a track or a term; leave every other page as it is."""
    course = config.extra["course"]
    uri = page.file.src_uri
    lesson = page.meta["lesson"]
    if lesson:
        footer = lesson_footer(lesson, course)
        page.toc.items += [AnchorLink(title, place, 2) for place, title in headings(footer)]
        return lesson_header(lesson, course) + html + footer
    if page.meta.get("kind") == "article":
        return article_page(page.meta, page.file.dest_uri, html)
    for track in course.tracks.values():
        if track.source_uri == uri:
            return track_page(track, course, html)
    for term in course.terms.values():
        if term.source_uri == uri:
            return term_page(term, course, html)
    if page.meta.get("sources"):
        return html + sources_section(
            tuple(page.meta["sources"]), page.file.dest_uri, str(page.meta["reviewed"])
        )
    return html
