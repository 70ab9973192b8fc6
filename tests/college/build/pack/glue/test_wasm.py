"""The promises of the WebAssembly reader: names are read, exports are cut, all else stays."""

from __future__ import annotations

import pytest

from college.build.pack import CannotPack
from college.build.pack.glue.wasm import exports, imports, with_exports

HEADER = b"\0asm\x01\0\0\0"
TYPES = b"\x01\x04\x01\x60\x00\x00"
FUNCTION, MEMORY = 0, 2


def text(name):
    """Return a name as the format has it."""
    return bytes([len(name)]) + name.encode()


def section(kind, *items):
    """Return a section that lists the items."""
    body = bytes([len(items)]) + b"".join(items)
    return bytes([kind, len(body)]) + body


def module(*names, imported=FUNCTION):
    """Return a small module that imports one function and exports it under these names."""
    asked = section(2, text("env") + text("now") + bytes([imported, 0]))
    offered = section(7, *(text(name) + bytes([FUNCTION, 0]) for name in names))
    return HEADER + TYPES + asked + offered


def test_names_are_read():
    """What the module asks for and what it offers, in its own order."""
    wasm = module("second", "first")
    assert [(item.space, item.name) for item in imports(wasm)] == [("env", "now")]
    assert [item.name for item in exports(wasm)] == ["second", "first"]


def test_only_the_wanted_exports_stay():
    """The copy is the module one would have written without the others."""
    wasm = module("keep", "drop", "stay")
    assert with_exports(wasm, {"keep", "stay"}.__contains__) == module("keep", "stay")
    assert with_exports(wasm, lambda _: True) == wasm


def test_more_exports_than_a_byte_counts():
    """Numbers beyond 127 take two bytes, in and out."""
    names = [f"n{number}" for number in range(200)]
    body = b"\xc8\x01" + b"".join(text(name) + bytes([FUNCTION, 0]) for name in names)
    size = bytes([len(body) & 0x7F | 0x80, len(body) >> 7])
    wasm = HEADER + b"\x07" + size + body
    assert [item.name for item in exports(wasm)] == names
    assert with_exports(wasm, lambda _: True) == wasm


@pytest.mark.parametrize(
    ("wasm", "sentence"),
    [
        (b"<!doctype html>", "does not begin as one"),
        (HEADER + TYPES, "has no section 2"),
        (module("one", imported=MEMORY), "imports something of kind 2"),
    ],
)
def test_anything_else_is_refused(wasm, sentence):
    """A file that reads otherwise is told, never guessed at."""
    with pytest.raises(CannotPack, match=sentence):
        imports(wasm)
