"""Where that lies which comes from npm: beside the code in a checkout, or carried by the wheel.

The wheel carries what depends on no course, the bundles and Pyodide, so that a course of one's
own needs no npm. `hatch_build.py` puts it in.
"""

from __future__ import annotations

from pathlib import Path

_COLLEGE = Path(__file__).parents[1]
CHECKOUT = _COLLEGE.parent
CARRIED = _COLLEGE / "carried"
"""The folder of the wheel; a checkout has none."""
BUNDLES = "bundles"
LOCK = ".package-lock.json"
"""The list that npm writes of every package, with version and hash."""
AXE = "axe-core/axe.min.js"
"""The rules of accessibility, for `college doctor`; no page loads them."""
HOST_SETTINGS = "mkdocs.yml"
LOCKED = ("requirements/site.txt", "requirements/node.txt")
FIRST_FILES = (HOST_SETTINGS, *LOCKED)
"""Files of this project that a new course begins with as they are."""


def packages() -> Path:
    """Return the folder with the packages of npm, or with the files of them that are carried."""
    return CARRIED if CARRIED.is_dir() else CHECKOUT / "node_modules"


def carried_bundle(name: str) -> Path | None:
    """Return a bundle that came with the wheel, if it is there by this very name."""
    found = CARRIED / BUNDLES / name
    return found if found.is_dir() else None


def first_file(name: str) -> Path:
    """Return one of the files that a new course begins with."""
    return (CARRIED if CARRIED.is_dir() else CHECKOUT) / name
