"""A course as `college init` begins it, and commands run in it on the project's own code."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def begun(home: Path) -> Path:
    """Begin a course below a folder, and return its place."""
    in_course(home, "-m", "college", "init", "course")
    return home / "course"


def in_course(place: Path, *words: str, **environment: str) -> str:
    """Run Python in a course; return what it said on the error stream."""
    own = {"PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'hooks'}", "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(
        [sys.executable, *words],
        cwd=place,
        env={**os.environ, **own, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stderr
