"""The plugin that MkDocs knows: each event is translated and handed to the one `Build`."""

from __future__ import annotations

import os
import posixpath
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from html import escape
from pathlib import Path
from typing import Any, Literal

from jinja2 import Environment, FileSystemBytecodeCache
from mkdocs.config.base import Config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin, event_priority, get_plugin_logger
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from mkdocs.structure.toc import AnchorLink
from mkdocs.utils.templates import TemplateContext

from college.build.bundle import CannotBundle
from college.build.gate.host_program import DRAFTS
from college.build.pack import CannotPack
from college.build.site_build import Build
from college.build.site_files import SiteFile
from college.build.theme_modules import IN_BUNDLES
from college.markdown.extension import EXTENSION
from college.markdown.maths import FENCES, SUPERFENCES
from college.pages.site_page import SitePage
from college.preview.preview import Preview
from college.records.problem import BadContent
from college_mkdocs import host
from college_mkdocs.order import late_plugins, priority

_THEME = Path(__file__).with_name("theme")
"""The templates that stand before the theme's own."""
_LOG = get_plugin_logger("college")


class Options(Config):  # type: ignore[no-untyped-call] # MkDocs types it not
    """None: what can be set stands in the course."""


class CollegePlugin(BasePlugin[Options]):  # type: ignore[no-untyped-call] # the same
    """The adapter. Its one object outlives a rebuild of the preview, and a page is kept in it."""

    def __init__(self) -> None:
        self.build = Build(_LOG.info)
        self.theme_files: list[str] = []

    def on_startup(self, *, command: Literal["build", "gh-deploy", "serve"], dirty: bool) -> None:
        """Begin a run: a preview for `serve`, a build for all else."""
        drafts = DRAFTS in os.environ
        self.build = Preview(_LOG.info) if command == "serve" else Build(_LOG.info, drafts=drafts)

    @event_priority(priority("config"))
    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        """Read the whole course, or stop with every problem; the preview shows them instead."""
        for sentence in late_plugins(config.plugins, self):
            _LOG.warning(sentence)
        with _told():
            self.build.begin(Path(config.config_file_path).parent)
        if self.build.problems:
            _LOG.error("\n%s", BadContent(self.build.problems))
        self.build.site_url = config.site_url or ""
        config.site_name = self.build.course.settings.name
        config.site_description = self.build.course.settings.description
        config.copyright = self.build.course.settings.copyright or None
        config.watch += self.build.watched()
        config.markdown_extensions.append(EXTENSION)
        config.mdx_configs.setdefault(SUPERFENCES, {})["custom_fences"] = FENCES
        config.theme.dirs.insert(0, str(_THEME))
        host.index_field_values()
        host.list_theme_files_once(config.theme, self.theme_files)
        return config

    @event_priority(priority("files"))
    def on_files(self, files: Files, *, config: MkDocsConfig) -> Files:
        """Add what `docs/` has not, take out what is not built; say which pages are built anew."""
        with _told():
            for page in self.build.pages.values():
                self._mount(page, files, config)
            for item in self.build.files(host.theme_folder(config.theme)):
                files.append(_file(item, config))
            for file in [file for file in files if self._is_left_out(file)]:
                files.remove(file)
        config.nav = self.build.menu()
        pages, stale = [*files.documentation_pages()], self.build.stale()
        if self.build.previewed:
            host.build_only(pages, stale)
            urls = {file.url for file in pages if file.src_uri in stale}
            host.forget_in_search(config.plugins, urls)
        return files

    def _is_left_out(self, file: File) -> bool:
        """Whether a file goes into no site: a draft in `docs/`, or what our bundles hold."""
        draft = file.is_documentation_page() and file.src_uri not in self.build.pages
        return draft or file.src_uri.startswith(IN_BUNDLES)

    def _mount(self, page: SitePage, files: Files, config: MkDocsConfig) -> None:
        """Put a page's text at its uri, and the page at its address."""
        file = files.get_file_from_path(page.uri)
        if file is None:
            file = File.generated(config, page.uri, content="")
            files.append(file)
        file.content_string = self.build.text(page)
        file.dest_uri = page.address
        file.edit_uri = posixpath.relpath(page.source, "docs") if page.source else None

    @event_priority(priority("page_markdown"))
    def on_page_markdown(
        self, markdown: str, *, page: Page, config: MkDocsConfig, files: Files
    ) -> str:
        """Open the page; MkDocs makes the Markdown converter right after, with our settings."""
        with _told():
            opened = self.build.open(page.file.src_uri)
        config.mdx_configs[EXTENSION] = {"page": opened.context}
        page.meta = _for_host(opened.page)
        return markdown

    @event_priority(priority("page_content"))
    def on_page_content(self, html: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
        """Set the record around the text, and its sections into the contents."""
        opened = self.build.opened[page.file.src_uri]
        page.toc.items += [
            AnchorLink(escape(title), place, 2) for place, title in opened.context.below
        ]
        page.toc = host.skip_to_text(page.toc, opened.page.title)
        return self.build.framed(opened, html)

    def on_env(self, env: Environment, *, config: MkDocsConfig, files: Files) -> Environment:
        """Keep compiled templates from one build of the preview to the next."""
        if self.build.previewed:
            place = self.build.root / ".cache/templates"
            place.mkdir(parents=True, exist_ok=True)
            env.bytecode_cache = FileSystemBytecodeCache(str(place))
        return env

    def on_template_context(
        self, context: TemplateContext, *, template_name: str, config: MkDocsConfig
    ) -> TemplateContext:
        """Hand a template that is no page, such as 404.html, the build as `college`."""
        return _with_college(context, self.build)

    def on_page_context(
        self, context: TemplateContext, *, page: Page, config: MkDocsConfig, nav: Any
    ) -> TemplateContext:
        """Hand the page's template the open page as `college`."""
        return _with_college(context, self.build.opened[page.file.src_uri])

    @event_priority(priority("post_build"))
    def on_post_build(self, *, config: MkDocsConfig) -> None:
        """Put beside the pages what is no page of MkDocs."""
        with _told():
            self.build.finish(Path(config.site_dir))


def _file(item: SiteFile, config: MkDocsConfig) -> File:
    if item.path:
        return File.generated(config, item.address, abs_src_path=str(item.path))
    return File.generated(config, item.address, content=item.content)


def _for_host(page: SitePage) -> dict[str, Any]:
    """Return what MkDocs and Material themselves read of a page, under the keys they know."""
    told = {
        "title": page.title,
        "description": page.description,
        "template": page.template,
        "hide": [*page.hidden],
        "tags": [*page.tags],
        "search": asdict(page.search),
    }
    return {key: value for key, value in told.items() if value}


def _with_college(context: TemplateContext, given: object) -> TemplateContext:
    context["college"] = given  # type: ignore[typeddict-unknown-key] # the one key of ours
    return context


@contextmanager
def _told() -> Iterator[None]:
    """Tell what stops a build as MkDocs tells things: a sentence, no traceback."""
    try:
        yield
    except BadContent as problems:
        raise PluginError(f"\n{problems}") from None
    except CannotPack as reason:
        raise PluginError(f"There is no pack: {reason}") from None
    except CannotBundle as reason:
        raise PluginError(str(reason)) from None
