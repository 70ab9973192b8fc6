"""A folder under git, for commands that refuse to run over what is not committed."""

from __future__ import annotations

import subprocess
from pathlib import Path


def git(place: Path, *words: str) -> str:
    """Run git in a copy, with a name of its own."""
    return subprocess.run(
        ["git", "-c", "user.name=A", "-c", "user.email=a@example.org", *words],
        cwd=place,
        check=True,
        capture_output=True,
        text=True,
    ).stdout


def commit(place: Path) -> None:
    """Commit all there is."""
    git(place, "add", "--all")
    git(place, "commit", "--quiet", "--allow-empty", "--message", "a")
