"""A copy of the project to which something is added, and what was changed in it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.college.known_checks import ROOT, lent

_PARTS = ("calculators", "college", "hooks", "tests", "docs", "lessons")


def copied(place: Path) -> Path:
    """Copy the project's own files."""
    for name in _PARTS:
        shutil.copytree(ROOT / name, place / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("mkdocs.yml", "course.yml", "pyproject.toml", "README.md"):
        shutil.copy(ROOT / name, place)
    return lent(place)


def changed_files(place: Path) -> list[str]:
    """Return every file of the copy that the project has not, or has otherwise."""
    found = []
    for path in sorted(place.rglob("*")):
        name = path.relative_to(place).as_posix()
        if path.is_file() and "__pycache__" not in name and "/.cache/" not in f"/{name}":
            same = (ROOT / name).is_file() and (ROOT / name).read_bytes() == path.read_bytes()
            found += [] if same else [name]
    return found


def run(place: Path, *words: str) -> str:
    """Run Python on the copy's own code, and return what it printed."""
    done = subprocess.run(
        [sys.executable, *words],
        cwd=place,
        env={**os.environ, "PYTHONPATH": str(place), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout + done.stderr
