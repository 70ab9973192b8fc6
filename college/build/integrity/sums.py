"""The sums of what is kept: written when it was good, compared before it is used again."""

from __future__ import annotations

import base64
import hashlib
import json
import shutil
from contextlib import suppress
from pathlib import Path


def seal(kept: Path) -> None:
    """Write the sums of all files of a folder, or that of a file, beside it."""
    beside(kept).write_text(json.dumps(_kept_sums(kept), indent=1) + "\n", "utf-8")


def is_whole(kept: Path) -> bool:
    """Say whether it holds what it held when it was sealed, no more and no less."""
    try:
        known = json.loads(beside(kept).read_text("utf-8"))
    except (OSError, ValueError):
        return False
    return kept.exists() and known == _kept_sums(kept)


def sums(folder: Path) -> dict[str, str]:
    """Return the sum of each file, by its path in the folder."""
    return {
        path.relative_to(folder).as_posix(): _sum(path)
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def remove(kept: Path) -> None:
    """Remove it with its sums, whatever of it is there."""
    shutil.rmtree(kept, ignore_errors=True)
    for file in (kept, beside(kept)):
        with suppress(OSError):
            file.unlink()


def beside(kept: Path) -> Path:
    """Return where its sums lie."""
    return kept.with_name(f".{kept.name}.sums")


def integrity(content: bytes) -> str:
    """Return the sum of what a page loads, as browsers write it."""
    return f"sha256-{base64.b64encode(hashlib.sha256(content).digest()).decode()}"


def _kept_sums(kept: Path) -> dict[str, str]:
    return {kept.name: _sum(kept)} if kept.is_file() else sums(kept)


def _sum(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
