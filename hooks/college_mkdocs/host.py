"""The places where we reach into MkDocs or Material, each with its reason.

Each asks first whether the host is still as we know it, and stops the build if it is not: a
silent miss would cost an author's time or show a stale page.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Any

from material.plugins.search import plugin as search_plugin
from mkdocs.exceptions import PluginError
from mkdocs.plugins import PluginCollection
from mkdocs.structure.files import File
from mkdocs.structure.toc import AnchorLink, TableOfContents
from mkdocs.theme import Theme

_SEARCH = "material/search"
SKIP_TO = "content"
"""The id that the theme's main.html gives to a page's text."""


def theme_folder(theme: Theme) -> Path:
    """Return the folder of the theme's own files, which our bundles hold."""
    for folder in map(Path, theme.dirs):
        if (folder / "assets/stylesheets").is_dir():
            return folder
    raise PluginError(f"no folder of the theme has style sheets: {', '.join(theme.dirs)}")


def list_theme_files_once(theme: Theme, listed: list[str]) -> None:
    """Have the theme list its files once a run: a walk through thousands of icons costs 0.2 s.

    `listed` is empty the first time and kept by the caller. Hidden files are left out, as MkDocs
    leaves them out of the site anyway.
    """
    own = _known(theme, "get_env")

    def get_env() -> Any:
        env = own()
        list_templates = _known(env.loader, "list_templates")
        if not listed:
            listed.extend(name for name in list_templates() if name[:1] != ".")
        env.loader.list_templates = lambda: listed
        return env

    setattr(theme, "get_env", get_env)  # noqa: B010 - it is a method


def build_only(pages: Iterable[File], stale: Collection[str]) -> None:
    """Have `--dirty` build the stale pages alone: MkDocs goes by files' age, we by content."""
    for file in pages:
        _known(file, "is_modified")
        is_stale = file.src_uri in stale
        setattr(file, "is_modified", lambda is_stale=is_stale: is_stale)  # noqa: B010 - the same


def forget_in_search(plugins: PluginCollection, urls: Collection[str]) -> None:
    """Take pages out of what Material's search kept from the last build, lest they stand twice.

    Material drops what begins with the first built page's address: with the home page that is
    everything, and of several pages it is one.
    """
    if _SEARCH not in plugins:
        return
    before = _known(plugins[_SEARCH], "search_index_prev")
    if before is not None:
        before.entries = [
            entry
            for entry in _known(before, "entries")
            if entry["location"].partition("#")[0] not in urls
        ]


def index_field_values() -> None:
    """Have Material's search keep the value of a field: a sentence would have holes without it."""
    own: Any = _known(search_plugin, "Parser")
    if own.__module__ == __name__:
        return  # a preview builds again and again

    class FieldReader(own):  # type: ignore[misc] # Material types nothing
        """Material's reader of a page, which passes by all that has no end."""

        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            super().handle_starttag(tag, attrs)
            said = dict(attrs)
            if tag == "input" and said.get("type") == "text" and said.get("value"):
                self.handle_data(said["value"])

    setattr(search_plugin, "Parser", FieldReader)  # noqa: B010 - a class of the host's


def skip_to_text(toc: TableOfContents, title: str) -> TableOfContents:
    """Have the theme's skip link lead to the top of the text, on every page.

    It leads to the first entry of the contents, and no template block holds it. A level-1 entry
    is shown nowhere else, so it can stand for the text itself.
    """
    items = [*toc]
    if items and items[0].level == 1:
        title, items = items[0].title, [*items[0].children, *items[1:]]
    top = AnchorLink(title, SKIP_TO, 1)
    top.children = items
    return TableOfContents([top])


def _known(owner: object, name: str) -> Any:
    """Return a part of the host that we replace or change, or stop the build if it is gone."""
    if not hasattr(owner, name):
        kind = type(owner)
        raise PluginError(
            f"{kind.__module__}.{kind.__name__} has no {name} any more; see what took its place, "
            "and mend hooks/college_mkdocs/host.py"
        )
    return getattr(owner, name)
