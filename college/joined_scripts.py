"""This file is several small scripts as one that a page loads: fewer requests, and no comments."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

_COMMENT = ("//", "/**", "* ", "*/")
"""How a line begins that only a developer reads."""


def joined_scripts(folder: Path, names: Iterable[str]) -> str:
    """Give the scripts in their order, without the lines that are comments."""
    lines = ['"use strict";']
    for name in names:
        for line in (folder / name).read_text("utf-8").splitlines():
            bare = line.strip()
            if bare and bare != '"use strict";' and not bare.startswith(_COMMENT):
                lines.append(line)
    return "\n".join(lines) + "\n"
