"""The promise that a site depends on its sources alone, not on the folder or the clock."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from college.build.integrity.sums import sums

pytestmark = pytest.mark.prove

PLACES = {
    "one": {"TZ": "America/Los_Angeles", "PYTHONHASHSEED": "1"},
    "an other/deep": {"TZ": "Asia/Kolkata", "PYTHONHASHSEED": "2", "LC_ALL": "C"},
}


def built(folder: Path, own: dict[str, str]) -> dict[str, str]:
    """Return the sums of a course that was begun and built there."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    college = [sys.executable, "-m", "college.cli.main"]
    for words, place in ((["init", str(folder)], folder.parent), (["build"], folder)):
        done = subprocess.run(
            [*college, *words],
            cwd=place,
            env={**os.environ, **own},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
    return sums(folder / "site")


def test_two_builds_in_two_folders_and_two_time_zones_are_equal(tmp_path: Path) -> None:
    """Byte by byte, from empty caches, packs and pictures included."""
    first, second = (built(tmp_path / name / "course", own) for name, own in PLACES.items())
    assert len(first) > 50
    assert {name for name in {*first, *second} if first.get(name) != second.get(name)} == set()
