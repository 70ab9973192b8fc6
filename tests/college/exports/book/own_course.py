"""A course of one's own, as `college init` writes it, and what `college export` makes of it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

TRACK = "energy-at-home"


def college(root: Path, *words: str, seed: str = "0") -> str:
    """Run the command in a folder, and return what it says."""
    done = subprocess.run(
        [sys.executable, "-m", "college", *words],
        cwd=root,
        env={**os.environ, "PYTHONHASHSEED": seed, "SITE_URL": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def own_course(folder: Path) -> Path:
    """Write the course, and return its root."""
    college(folder, "init", "mine")
    return folder / "mine"
