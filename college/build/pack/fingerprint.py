"""The fingerprint of a pack: everything that could make it another pack."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

from college.build.pack.content import Content
from college.build.pack.scripts import worker_text

_HERE = Path(__file__).parent
_RECIPE = {".py", ".mjs"}
_LETTERS = 16

PYODIDE = ("package.json", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
"""The files of Pyodide that a pack is made from."""


def fingerprint(pyodide: Path, content: Content, words: Iterable[str]) -> str:
    """Return a digest of Pyodide, the content, our scripts, the recipe and the given words."""
    digest = hashlib.sha256()
    files = [pyodide / name for name in PYODIDE]
    files += sorted(path for path in _HERE.rglob("*") if path.suffix in _RECIPE)
    for path in files:
        _add(digest, path.name.encode(), path.read_bytes())
    _add(digest, b"worker.js", worker_text().encode())
    modules = content.every_module
    for name in sorted(modules):
        _add(digest, name.encode(), modules[name])
    questions = (*content.questions, *(content.later.questions if content.later else ()))
    asked = [word for question in questions for word in (question.name, question.text)]
    for word in (content.entry, repr(content.sandbox), *asked, *words):
        _add(digest, b"", word.encode())
    return digest.hexdigest()[:_LETTERS]


def _add(digest: hashlib._Hash, *pieces: bytes) -> None:
    for piece in pieces:
        digest.update(len(piece).to_bytes(8, "little") + piece)
