"""The course's own JavaScript that travels in a pack, and the record that the page is given."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NotRequired, TypedDict

_WEB = Path(__file__).parents[2] / "web" / "runtime"
PYTHON = _WEB / "python.js"
WORKER = (PYTHON, _WEB / "worker.js")
"""What follows Pyodide's script in the worker."""
PAGE = (_WEB / "unpack.js", _WEB / "runtime.js")
"""What the page itself loads, as `runtime.js`; it finds its record under the name PACK."""


class PartRecord(TypedDict):
    """A part: its size as it travels, and the digest of another pack that carries it instead."""

    name: str
    bytes: int
    pack: NotRequired[str]


class PackRecord(TypedDict):
    """What a page knows of its pack, and what `pack.json` tells whoever looks into the folder."""

    name: str
    digest: str
    pyodide: str
    level: str
    notes: list[str]
    patience: int
    guest: bool
    parts: list[PartRecord]


def worker_text() -> str:
    """Return our part of the worker."""
    return "".join(path.read_text("utf-8") for path in WORKER)


def page_text() -> str:
    """Return the page's script, still without a record."""
    return "".join(path.read_text("utf-8") for path in PAGE)


def page_script(record: PackRecord, text: str) -> str:
    """Return the script as a page loads it: the record first, then the text that reads it."""
    return f'(() => {{\n"use strict";\nconst PACK = {json.dumps(record)};\n{text}}})();\n'
