"""The hook of the preview: only stale pages are built, problems and drafts are marked."""

from pathlib import Path

from jinja2 import Environment, FileSystemBytecodeCache
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import event_priority
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

from college.preview.teacher_view import marked

_AFTER_ALL = -100


@event_priority(_AFTER_ALL)
def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Decide which pages are built anew, and forget what the search knew of them."""
    preview = config.extra.get("preview")
    if not preview:
        return files
    pages = {file.src_uri: file for file in files.documentation_pages()}
    sources = ((uri, file.content_string) for uri, file in pages.items())
    stale = preview.stale(config.extra["course"], sources)
    for uri, file in pages.items():
        setattr(file, "is_modified", lambda fresh=uri not in stale: not fresh)  # noqa: B010 - it is a method
    urls = {pages[uri].url for uri in stale}
    search = config.plugins.get("material/search")
    before = getattr(search, "search_index_prev", None)
    if before:
        before.entries = [
            entry for entry in before.entries if entry["location"].partition("#")[0] not in urls
        ]
    return files


def on_env(env: Environment, *, config: MkDocsConfig, files: Files) -> Environment:
    """Keep compiled templates from one build to the next."""
    if config.extra.get("preview"):
        place = Path(config.config_file_path).parent / ".cache/templates"
        place.mkdir(parents=True, exist_ok=True)
        env.bytecode_cache = FileSystemBytecodeCache(str(place))
    return env


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Show the problems of a page in its place."""
    preview = config.extra.get("preview")
    if not preview or page.file.src_uri not in preview.texts:
        return markdown
    page.meta.clear()
    return str(preview.texts[page.file.src_uri])


def on_page_content(html: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Mark a draft, and offer both views of a lesson."""
    lesson = page.meta.get("lesson")
    return marked(html, lesson) if lesson and config.extra.get("preview") else html
