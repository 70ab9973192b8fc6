"""The site under test: built once a run, or given by COMPUTE_COLLEGE_SITE."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
CACHE = ROOT / ".cache"
GIVEN = "COMPUTE_COLLEGE_SITE"


def _build(folder: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--clean", "-q", "-d", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"the site does not build:\n{done.stdout}{done.stderr}"


@contextmanager
def built_site(run: str) -> Iterator[Path]:
    """Hand out the built site; workers of the same run share it, another run waits its turn."""
    if given := os.environ.get(GIVEN):
        folder = Path(given).resolve()
        assert (folder / "index.html").exists(), f"{GIVEN}: {folder} holds no index.html"
        yield folder
        return
    CACHE.mkdir(exist_ok=True)
    folder = CACHE / "test-site"
    mark = CACHE / "test-site.run"
    with (CACHE / "test-site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_SH)
        if not (mark.exists() and mark.read_text(encoding="utf-8") == run):
            fcntl.flock(lock, fcntl.LOCK_EX)
            # A sister worker may have built it while this one waited.
            if not (mark.exists() and mark.read_text(encoding="utf-8") == run):
                mark.unlink(missing_ok=True)
                _build(folder)
                mark.write_text(run, encoding="utf-8")
            fcntl.flock(lock, fcntl.LOCK_SH)
        yield folder
