"""Python's library as one zip: Pyodide's own modules, and ours beside them."""

from __future__ import annotations

import ast
import io
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path

_STAMP = (2000, 1, 1, 0, 0, 0)


def source_library(
    stdlib: Path, modules: Mapping[str, bytes], compiled: Path | None = None
) -> bytes:
    """Return all sources in one zip, with byte code of the standard library where it is known.

    Nothing is deflated inside the zip: the pack is compressed as a whole, which is smaller and
    spares Python the work.
    """
    entries = dict(_entries(stdlib))
    if compiled is not None and compiled.exists():
        entries |= _entries(compiled)
    return zipped({**entries, **modules})


def compiled_stdlib(stdlib: Path, *libraries: Path) -> bytes:
    """Return the byte code these libraries hold of the standard library, and nothing of ours."""
    sources = dict(_entries(stdlib))
    found = {path: data for each in libraries if each.exists() for path, data in _entries(each)}
    return zipped({path: data for path, data in found.items() if path.removesuffix("c") in sources})


def zipped(entries: Mapping[str, bytes]) -> bytes:
    """Return a zip of files, not deflated; the same files give the same bytes."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as library:
        for path in sorted(entries):
            library.writestr(zipfile.ZipInfo(path, _STAMP), entries[path])
    return out.getvalue()


def imported(modules: Mapping[str, bytes]) -> tuple[str, ...]:
    r"""Return every module outside ours that ours import, wherever the import stands.

    A snapshot has no library to import from later, so an import inside a function is done before.

    >>> imported({"a/b.py": b"import math\ndef f():\n    from json import decoder\n    import a.c"})
    ('json', 'math')
    """
    own = own_packages(modules)
    names = {name for text in modules.values() for name in _names(ast.parse(text))}
    return tuple(sorted(name for name in names if name.partition(".")[0] not in own))


def own_packages(modules: Mapping[str, bytes]) -> list[str]:
    """Return what modules of ours are imported under, the engine and the course's own package.

    >>> own_packages({"a/b.py": b"", "c.py": b"", "a/d/e.py": b""})
    ['a', 'c']
    """
    return sorted({path.partition("/")[0].removesuffix(".py") for path in modules})


def _names(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
        yield node.module
    elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
        return
    else:
        for child in ast.iter_child_nodes(node):
            yield from _names(child)


def _entries(path: Path) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(path) as library:
        for name in library.namelist():
            yield name, library.read(name)
