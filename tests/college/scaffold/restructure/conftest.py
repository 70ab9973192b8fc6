"""The copy of the whole course on which the commands are tried."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.college.scaffold.restructure.committed import commit, git

ROOT = Path(__file__).parents[4]


@pytest.fixture
def course(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a committed copy of the course, on which the command works."""
    for name in ("lessons", "docs", "tests/golden"):
        shutil.copytree(ROOT / name, tmp_path / name)
    for name in ("course.yml", "mkdocs.yml"):
        shutil.copy(ROOT / name, tmp_path)
    git(tmp_path, "init", "--quiet")
    commit(tmp_path)
    monkeypatch.setattr("college.cli.main.project_root", lambda: tmp_path)
    return tmp_path
