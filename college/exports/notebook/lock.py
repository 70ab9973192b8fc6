"""The lock file that has the course's wheel, made of Pyodide's own by Pyodide's own tool."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

LOCK = "pyodide-lock.json"
TOOLS = ".cache/notebook-tools"
"""Where `make exports` installs the tool, for a newer Python than the course's own may be."""
NEEDS = (
    "it is made by pyodide-build, which needs Python 3.12 or newer; run make exports where there "
    "is one, or install pyodide-build beside this Python"
)


def lock_tool(root: Path) -> Path | None:
    """Return the program that adds wheels to a lock file, if it is here."""
    beside = Path(sys.executable).parent
    found = (shutil.which("pyodide", path=str(place)) for place in (root / TOOLS / "bin", beside))
    return next((Path(path) for path in found if path), None)


def write_lock(tool: Path, base: Path, wheel: Path) -> Path:
    """Write a lock file beside the wheel: all that the base has, and the wheel by its name."""
    target = wheel.with_name(LOCK)
    words = ["lockfile", "add-wheels", "--input", str(base), "--output", str(target)]
    done = subprocess.run(  # noqa: S603 - the tool that was found
        [str(tool), *words, "--base-path", str(wheel.parent), str(wheel)],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError((done.stderr or done.stdout).strip().rpartition("\n")[2])
    return target
