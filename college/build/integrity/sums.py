"""The sums of a kept folder: written when it was good, compared before it is used again."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path


def seal(folder: Path) -> None:
    """Write the sums of all files of a folder, beside it."""
    _beside(folder).write_text(json.dumps(sums(folder), indent=1) + "\n", "utf-8")


def is_whole(folder: Path) -> bool:
    """Say whether the folder holds what it held when it was sealed, no more and no less."""
    try:
        known = json.loads(_beside(folder).read_text("utf-8"))
    except (OSError, ValueError):
        return False
    return folder.is_dir() and known == sums(folder)


def sums(folder: Path) -> dict[str, str]:
    """Return the sum of each file, by its path in the folder."""
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def _beside(folder: Path) -> Path:
    return folder.with_name(f".{folder.name}.sums")
