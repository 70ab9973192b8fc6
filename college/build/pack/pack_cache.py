"""The cache of packs: a finished one appears at once and whole, unused ones go."""

from __future__ import annotations

import os
from pathlib import Path

from college.build.integrity.sums import remove, seal

_PACKS = 16


def keep(made: Path, kept: Path) -> None:
    """Move a finished pack to its place; if another build was quicker, theirs is as good."""
    try:
        made.rename(kept)
    except OSError:
        if not kept.exists():
            raise
    else:
        seal(kept)
    used(kept)
    packs = sorted(kept.parent.glob("pack-*"), key=_last_use)
    for old in packs[:-_PACKS]:
        remove(old)


def forget(kept: Path) -> None:
    """Remove a pack that is damaged, or was made while something was missing."""
    remove(kept)


def used(kept: Path) -> None:
    """Note that a pack was asked for just now, so that it outlives those nobody asks for."""
    os.utime(kept)


def _last_use(kept: Path) -> float:
    try:
        return kept.stat().st_mtime
    except FileNotFoundError:  # another build has just removed it
        return 0.0
