"""The packages of npm against the sums they had when they were locked.

npm compares a package with its hash when it fetches it, and never again. What is packed into pages
is compared at every build; `make lock` writes the sums.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

from college.build.carried import CARRIED
from college.build.integrity.sums import is_whole, sums

SUMS = "requirements/packages.json"
_REMEDY = "run `make clean`, then the same command again: it fetches them anew"
_NOT_PACKED = ("esbuild", "@esbuild/", "@types/", "ws")
"""Packages that make bundles, or are never read: programs for this machine's kind among them."""


def package_problems(root: Path) -> list[str]:
    """Return a sentence for each package that is missing or not as it was locked."""
    try:
        known = json.loads((root / SUMS).read_text("utf-8"))
    except FileNotFoundError:
        return []  # a course of one's own: what it needs came with the wheel
    except ValueError:
        return [f"{SUMS} cannot be read; take it from the repository again"]
    modules = root / "node_modules"
    said = []
    for name, digest in known.items():
        if not (modules / name).is_dir():
            said.append(f"node_modules/{name} is missing; {_REMEDY}")
        elif _digest(modules / name) != digest:
            said.append(f"node_modules/{name} is not the package that was locked; {_REMEDY}")
    return said


def carried_problems() -> list[str]:
    """Return a sentence if what came with the wheel is no longer as it was packed."""
    if not CARRIED.is_dir() or is_whole(CARRIED):
        return []
    remedy = "run `python -m pip install --force-reinstall --no-deps` with its wheel"
    return [f"The files that came with the college package are damaged or changed; {remedy}"]


def locked(root: Path) -> dict[str, str]:
    """Return the sum of every package that is packed into pages."""
    lock = json.loads((root / "package-lock.json").read_text("utf-8"))
    names = (
        path.removeprefix("node_modules/")
        for path, package in lock["packages"].items()
        if path and not package.get("dev")
    )
    wanted = (name for name in names if not name.startswith(_NOT_PACKED))
    return {name: _digest(root / "node_modules" / name) for name in sorted(wanted)}


def _digest(folder: Path) -> str:
    return hashlib.sha256(json.dumps(sums(folder)).encode()).hexdigest()


if __name__ == "__main__":
    place = Path.cwd()
    (place / SUMS).write_text(json.dumps(locked(place), indent=1) + "\n", "utf-8")
    sys.stdout.write(f"Wrote {SUMS}.\n")
