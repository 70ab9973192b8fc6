"""The fingerprint of a pack: everything that could make it another pack."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from pathlib import Path

HERE = Path(__file__).parent
BROWSER = HERE.parents[1] / "web" / "runtime"
SCRIPTS = ("python.js", "worker.js", "unpack.js", "runtime.js")
"""Our own scripts that travel in the pack, in `college/web/runtime/`."""

PYODIDE = ("package.json", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
"""The files of Pyodide that a pack is made from."""


def fingerprint(pyodide: Path, modules: Mapping[str, bytes], words: Iterable[str]) -> str:
    """Return a SHA-256 over Pyodide, our modules, the recipe itself and the given words."""
    digest = hashlib.sha256()
    files = [pyodide / name for name in PYODIDE]
    files += sorted(path for path in HERE.iterdir() if path.suffix in {".py", ".mjs"})
    files += [BROWSER / name for name in SCRIPTS]
    for path in files:
        _add(digest, path.name.encode(), path.read_bytes())
    for name in sorted(modules):
        _add(digest, name.encode(), modules[name])
    for word in words:
        _add(digest, b"", word.encode())
    return digest.hexdigest()


def _add(digest: hashlib._Hash, *pieces: bytes) -> None:
    for piece in pieces:
        digest.update(len(piece).to_bytes(8, "little") + piece)
