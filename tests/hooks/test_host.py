"""The promise that each place where we reach into the host is loud when the host has changed."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from college_mkdocs import host
from mkdocs.exceptions import PluginError
from mkdocs.structure.toc import AnchorLink, TableOfContents

GONE = "see what took its place, and mend hooks/college_mkdocs/host.py"


def theme(**loader: Any) -> Any:
    """Return a theme whose loader has only what is given."""
    return SimpleNamespace(get_env=lambda: SimpleNamespace(loader=SimpleNamespace(**loader)))


def test_the_theme_lists_its_files_once() -> None:
    """Hidden ones left out; a new environment is told what the first one found."""
    walks: list[int] = []

    def list_templates() -> list[str]:
        walks.append(1)
        return ["main.html", ".icons/a.svg"]

    listed: list[str] = []
    for _ in range(2):
        mine = theme(list_templates=list_templates)
        host.list_theme_files_once(mine, listed)
        assert mine.get_env().loader.list_templates() == ["main.html"]
    assert len(walks) == 1


def test_only_stale_pages_count_as_modified() -> None:
    """Each file answers for itself."""
    files: list[Any] = [SimpleNamespace(src_uri=uri, is_modified=lambda: True) for uri in "ab"]
    host.build_only(files, {"b"})
    assert [file.is_modified() for file in files] == [False, True]


def test_the_search_forgets_pages_that_are_built_anew() -> None:
    """With all their sections, and no others; a site without the search is well."""
    entries = [{"location": place} for place in ("a.html", "a.html#top", "ab.html", "b.html")]
    index = SimpleNamespace(entries=entries)
    plugins: Any = {"material/search": SimpleNamespace(search_index_prev=index)}
    host.forget_in_search(plugins, {"a.html"})
    assert [entry["location"] for entry in index.entries] == ["ab.html", "b.html"]
    host.forget_in_search({}, {"a.html"})  # type: ignore[arg-type]


@pytest.mark.parametrize("first", [1, 2])
def test_the_skip_link_leads_to_the_text(first: int) -> None:
    """It follows the first entry, whose children are what the sidebar shows."""
    sections = [AnchorLink("One", "one", 2), AnchorLink("Two", "two", 2)]
    title = AnchorLink("Title", "title", 1)
    title.children = sections
    toc = TableOfContents([title] if first == 1 else sections)
    (top,) = host.skip_to_text(toc, "Title")
    assert (top.title, top.url, top.level) == ("Title", "#content", 1)
    assert [item.id for item in top.children] == ["one", "two"]
    (empty,) = host.skip_to_text(TableOfContents([]), "Title")
    assert empty.url == "#content"


@pytest.mark.parametrize(
    "reach",
    [
        lambda: host.list_theme_files_once(SimpleNamespace(), []),
        lambda: [host.list_theme_files_once(mine := theme(), []), mine.get_env()],
        lambda: host.build_only([SimpleNamespace(src_uri="a")], {"a"}),
        lambda: host.forget_in_search({"material/search": SimpleNamespace()}, {"a"}),
        lambda: host.forget_in_search(
            {"material/search": SimpleNamespace(search_index_prev=SimpleNamespace())}, {"a"}
        ),
    ],
    ids=["theme", "loader", "file", "search", "index"],
)
def test_a_changed_host_stops_the_build(reach: Any) -> None:
    """With what is missing and where to look, never in silence."""
    with pytest.raises(PluginError, match=GONE):
        reach()
