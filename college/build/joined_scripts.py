"""Several small scripts as one that a page loads: fewer requests, and no comments."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path


def joined_scripts(folder: Path, names: Iterable[str]) -> str:
    """Return the scripts in their order, without the lines that are comments."""
    lines = ['"use strict";']
    for name in names:
        for line in (folder / name).read_text("utf-8").splitlines():
            bare = line.strip()
            if bare and bare != '"use strict";' and not _only_read(bare):
                lines.append(line)
    return "\n".join(lines) + "\n"


def _only_read(line: str) -> bool:
    """Whether a line is a comment and nothing else; a cast before a statement is more.

    >>> _only_read("/** @param {number} time */"), _only_read("/** @type {any} */ (found).focus();")
    (True, False)
    """
    if line.startswith("/**"):
        return "*/" not in line or line.endswith("*/")
    return line.startswith(("//", "* ", "*/"))
