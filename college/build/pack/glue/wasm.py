"""The reading of a WebAssembly file, and a copy of it that exports only what is asked for.

Pyodide exports some 8,500 names so that compiled extensions can link against them. We load no
extension, and every exported name costs time at each start: an object, a table slot, an assignment.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from college.build.pack.problem import CannotPack

_HEADER = b"\0asm\x01\0\0\0"
_IMPORT, _EXPORT = 2, 7
_FUNCTION, _GLOBAL, _TAG = 0, 3, 4
_NOT_ASCII = "é".encode()


@dataclass(frozen=True)
class Import:
    """One name the module wants from JavaScript."""

    space: str
    name: str


@dataclass(frozen=True)
class Export:
    """One name the module offers, and its bytes in the export section."""

    name: str
    entry: bytes


@dataclass
class _Cursor:
    data: bytes
    at: int = 0

    def byte(self) -> int:
        self.at += 1
        return self.data[self.at - 1]

    def number(self) -> int:
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            if byte < 0x80:  # noqa: PLR2004 - the continuation bit of LEB128
                return value
            shift += 7

    def take(self, length: int) -> bytes:
        self.at += length
        return self.data[self.at - length : self.at]

    def text(self) -> str:
        return self.take(self.number()).decode()


def imports(wasm: bytes) -> tuple[Import, ...]:
    """Return all names the module imports, in its own order."""
    cursor = _Cursor(_section(wasm, _IMPORT))
    found = []
    for _ in range(cursor.number()):
        found.append(Import(cursor.text(), cursor.text()))
        _skip_import_type(cursor)
    return tuple(found)


def exports(wasm: bytes) -> tuple[Export, ...]:
    """Return all names the module exports, in its own order."""
    cursor = _Cursor(_section(wasm, _EXPORT))
    found = []
    for _ in range(cursor.number()):
        start = cursor.at
        name = cursor.text()
        cursor.byte()
        cursor.number()
        found.append(Export(name, cursor.data[start : cursor.at]))
    return tuple(found)


def with_exports(wasm: bytes, wanted: Callable[[str], bool]) -> bytes:
    """Return the same module with only the wanted exports; no index inside it changes."""
    kept = [export.entry for export in exports(wasm) if wanted(export.name)]
    body = _leb(len(kept)) + b"".join(kept)
    sections = (
        bytes([kind]) + _leb(len(data)) + data
        for kind, data in (
            (kind, body if kind == _EXPORT else data) for kind, data in _sections(wasm)
        )
    )
    return _HEADER + b"".join(sections)


def without_builtins(wasm: bytes, names: tuple[str, ...]) -> bytes:
    """Return the same module, in which Python finds these of its built-in modules no more.

    The name under which one is registered begins with another letter then, one that is not ASCII;
    Python compares the names of built-in modules with ASCII alone, so no import reaches it.
    """
    for name in names:
        old = b"\0" + name.encode() + b"\0"
        if wasm.count(old) != 1:
            raise CannotPack(
                f"The WebAssembly file has the name “{name}” {wasm.count(old)} times, not once."
            )
        wasm = wasm.replace(old, b"\0" + _NOT_ASCII + old[1 + len(_NOT_ASCII) :])
    return wasm


def _skip_import_type(cursor: _Cursor) -> None:
    kind = cursor.byte()
    if kind == _FUNCTION:
        cursor.number()
    elif kind == _GLOBAL:
        cursor.take(2)
    elif kind == _TAG:
        cursor.byte()
        cursor.number()
    else:
        raise CannotPack(
            f"The WebAssembly file imports something of kind {kind}, which this Pyodide never did."
        )


def _section(wasm: bytes, wanted: int) -> bytes:
    for kind, data in _sections(wasm):
        if kind == wanted:
            return data
    raise CannotPack(f"The WebAssembly file has no section {wanted}.")


def _sections(wasm: bytes) -> Iterator[tuple[int, bytes]]:
    if not wasm.startswith(_HEADER):
        raise CannotPack("The WebAssembly file does not begin as one.")
    cursor = _Cursor(wasm, len(_HEADER))
    while cursor.at < len(wasm):
        kind = cursor.byte()
        yield kind, cursor.take(cursor.number())


def _leb(value: int) -> bytes:
    out = bytearray()
    while value > 0x7F:  # noqa: PLR2004 - seven bits a byte
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*out, value])
