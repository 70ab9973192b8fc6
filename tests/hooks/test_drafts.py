"""The promise that a draft, which the site leaves out, keeps nothing from being built."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from college_mkdocs import host
from college_mkdocs.plugin import CollegePlugin
from mkdocs.config.base import load_config
from mkdocs.structure.files import File, Files

from college.build.site_build import Build
from tests.college.generated_course import write_course

TERM, LESSON = "glossary/term.md", "lessons/track-0/03-lesson-0-3.md"


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    """Return a course with a term and a lesson that are not ready."""
    write_course(tmp_path, tracks=1, lessons=3)
    (tmp_path / "docs/index.md").write_text("# Home\n\nA page.\n", "utf-8")
    (tmp_path / "mkdocs.yml").write_text("site_name: Small\n", "utf-8")
    for path in (tmp_path / "docs" / TERM, tmp_path / LESSON):
        path.write_text(path.read_text("utf-8").replace("---\n", "---\ndraft: true\n", 1), "utf-8")
    for path in tmp_path.glob("lessons/track-0/0*.md"):
        text = path.read_text("utf-8").replace("teaches: [term]\n", "")
        path.write_text(text.replace(f"(../../docs/{TERM})", "(../../docs/index.md)"), "utf-8")
    return tmp_path


@pytest.mark.parametrize("drafts", [False, True])
def test_the_host_builds_every_page_that_we_know_and_no_other(
    begun: Path, monkeypatch: pytest.MonkeyPatch, *, drafts: bool
) -> None:
    """A draft of `docs/` is among the host's files by itself, and must be taken out."""
    config: Any = load_config(str(begun / "mkdocs.yml"))
    monkeypatch.setattr(config.plugins, "_current_plugin", "college", raising=False)
    plugin = CollegePlugin()
    plugin.build = Build(lambda _: None, drafts=drafts)
    plugin.build.begin(begun)
    monkeypatch.setattr(plugin.build, "files", lambda _: ())
    monkeypatch.setattr(host, "theme_folder", lambda _: begun)
    listed = ("index.md", TERM)
    files = Files(
        [File(uri, str(begun / "docs"), "site", use_directory_urls=False) for uri in listed]
    )
    built = {file.src_uri for file in plugin.on_files(files, config=config).documentation_pages()}
    assert built == {*plugin.build.pages}
    assert (TERM in built) is drafts
