"""What git is asked: whether the course has changes that are not committed, and to move files.

Where there is no git, or the course is not kept in it, nothing is asked of it.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

CONTENT = ("lessons", "docs", "course.yml")


def uncommitted(root: Path) -> list[str]:
    """Return the files of the course that are not as they were committed."""
    there = [name for name in CONTENT if (root / name).exists()]
    said = _git(root, "status", "--porcelain", "--untracked-files=all", "--", *there)
    return [line[3:] for line in said.splitlines()] if said else []


def is_kept(root: Path) -> bool:
    """Whether git keeps the course, so that what is done can be seen and undone."""
    return _git(root, "rev-parse", "--is-inside-work-tree") is not None


def moved_by_git(root: Path, old: Path, new: Path) -> bool:
    """Move a file that git keeps; whether it was one."""
    return _git(root, "mv", "--", str(old), str(new)) is not None


def removed_by_git(root: Path, path: Path) -> bool:
    """Delete a file that git keeps; whether it was one."""
    return _git(root, "rm", "--quiet", "--force", "--", str(path)) is not None


def _git(root: Path, *words: str) -> str | None:
    """Return what git says, or None if it refuses or is not there."""
    program = shutil.which("git")
    if not program:
        return None
    done = subprocess.run(  # noqa: S603 - git, with paths of our own
        [program, *words], cwd=root, capture_output=True, text=True, check=False
    )
    return done.stdout if done.returncode == 0 else None
