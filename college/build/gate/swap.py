"""A folder that is replaced as a whole, or not at all.

The new one is made beside it, in a place of its own, so that two may be made at once. It takes the
old one's place by two renames, the only moment at which a crash leaves neither; whoever comes
next then puts the old one back.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

_NEW, _OLD = "new", "old"
_TRIES = 5
"""How often another one may be faster, before we give up."""


@contextmanager
def beside(folder: Path) -> Iterator[Path]:
    """Hand out a place for the new folder; whatever is still there at the end is removed."""
    recover(folder)
    place = Path(tempfile.mkdtemp(prefix=f"{_prefix(folder)}{os.getpid()}-", dir=folder.parent))
    try:
        yield place / _NEW
    finally:
        _put_back(place, folder)
        shutil.rmtree(place, ignore_errors=True)


def take_its_place(fresh: Path, folder: Path) -> None:
    """Put the new folder where the old one is; OSError if that cannot be done."""
    for attempt in range(1, _TRIES + 1):
        old = fresh.with_name(f"{_OLD}-{attempt}")
        with suppress(FileNotFoundError):
            folder.rename(old)
        try:
            fresh.rename(folder)
        except OSError:
            if attempt == _TRIES or not folder.exists():
                raise
            continue  # another build came between
        return


def recover(folder: Path) -> None:
    """Put back what a crash left aside, and remove what it left behind."""
    for place in folder.parent.glob(f"{_prefix(folder)}*"):
        process = place.name.removeprefix(_prefix(folder)).partition("-")[0]
        if process.isdigit() and not _runs(int(process)):
            _put_back(place, folder)
            shutil.rmtree(place, ignore_errors=True)


def _put_back(place: Path, folder: Path) -> None:
    for old in sorted(place.glob(f"{_OLD}-*")):
        if not folder.exists():
            with suppress(OSError):  # another build came between
                old.rename(folder)


def _prefix(folder: Path) -> str:
    return f".{folder.name}-"


def _runs(process: int) -> bool:
    """Whether a process is there; where that cannot be asked without harm, it is taken to be."""
    if os.name == "nt":
        return True
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
