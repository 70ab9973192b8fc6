"""The loaded modules, byte-compiled and written to a zip by Pyodide's own Python.

It runs inside Pyodide under Node: this machine's Python writes byte code of another version.
"""

import sys

LOADED = sorted(sys.modules)
"""Taken before this file imports its own tools."""

import importlib.util  # noqa: E402 - after the list above, which it would lengthen
import marshal  # noqa: E402 - the same
import zipfile  # noqa: E402 - the same

_LIBRARY = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip/"
_STAMP = (2000, 1, 1, 0, 0, 0)


def write_library(path: str, own: str) -> None:
    """Write the loaded modules as byte code; those that are not ours lose docstrings and asserts.

    What the library already holds as byte code is taken as it is.
    """
    source = zipfile.ZipFile(_LIBRARY[:-1])
    known = set(source.namelist())
    files = {getattr(sys.modules[name], "__file__", None) or "" for name in LOADED}
    with zipfile.ZipFile(path, "w") as library:
        for file in sorted(file for file in files if file.startswith(_LIBRARY)):
            inside = file.removeprefix(_LIBRARY).removesuffix("c")
            pyc = (
                source.read(inside + "c")
                if inside + "c" in known
                else _compiled(inside, source.read(inside), own)
            )
            library.writestr(zipfile.ZipInfo(inside + "c", _STAMP), pyc)


def _compiled(path: str, text: bytes, own: str) -> bytes:
    ours = path.startswith((f"{own}/", f"{own}.py"))
    code = compile(text, path, "exec", dont_inherit=True, optimize=0 if ours else 2)
    # Bit 0 marks byte code that is found by hash; bit 1, unset, that it is not checked again.
    flags, digest = (1).to_bytes(4, "little"), importlib.util.source_hash(text)
    return importlib.util.MAGIC_NUMBER + flags + digest + marshal.dumps(code)
