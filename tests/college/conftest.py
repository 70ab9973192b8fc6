"""The small course that the checks are tried on: written by chance, clean, free to be spoiled."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.college.generated_course import write_course


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """Return the root of a clean course of one track, three lessons, one term and a page."""
    write_course(tmp_path, tracks=1, lessons=3)
    (tmp_path / "docs/index.md").write_text(
        "# Home\n\nBegin with [the first step](lessons/track-0/01-lesson-0-1.md), "
        "or look up a [term](glossary/term.md).\n",
        "utf-8",
    )
    (tmp_path / "mkdocs.yml").write_text("site_name: Small\n", "utf-8")
    return tmp_path
