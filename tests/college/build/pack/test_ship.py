"""The promise of two packs side by side: what both have is shipped once, and found."""

from __future__ import annotations

import json

import pytest

from college.build.pack import beside, ship
from college.build.pack.pack import files_of, written
from college.build.pack.part import Part


@pytest.fixture
def made(tmp_path):
    """Return `made(name, **parts)`: a pack with parts of this content."""

    def write(name, **parts):
        home = tmp_path / name
        packed = [Part.of(part, content) for part, content in parts.items()]
        for part in packed:
            part.write(files_of(home))
        record = {
            "name": "college",
            "digest": f"digest-of-{name}",
            "pyodide": "0.0.1",
            "level": "snapshot",
            "notes": [],
            "patience": 45,
            "guest": False,
            "parts": [part.record for part in packed],
        }
        return written(home, record)

    return write


def test_a_common_part_is_shipped_once(made, tmp_path):
    """The second pack leaves out what the first has, and its record names the first instead."""
    first = made("first", core=b"one", wasm=b"same", memory=b"mine")
    second = made("second", core=b"two", wasm=b"same", memory=b"other")
    place = tmp_path / "site"
    ship(place, first, second)
    home = place / "digest-of-second"
    assert sorted(path.name for path in home.iterdir()) == [
        "core.bin",
        "core.js",
        "memory.bin",
        "memory.js",
        "pack.json",
    ]
    record = json.loads((home / "pack.json").read_text())
    parts = {part["name"]: part.get("pack") for part in record["parts"]}
    assert parts == {"core": None, "wasm": "digest-of-first", "memory": None}
    assert beside(second, first) == record, "and pages are told so"
    assert (place / "digest-of-first/wasm.bin").is_file()


def test_what_was_shipped_is_left_alone_and_what_is_old_goes(made, tmp_path):
    """The preview ships at every build; only another pair is copied, and the old one goes."""
    first, second = made("first", core=b"one"), made("second", core=b"two")
    place = tmp_path / "site"
    ship(place, first, second)
    mark = place / "digest-of-first/core.bin"
    before = mark.stat().st_mtime_ns
    ship(place, first, second)
    assert mark.stat().st_mtime_ns == before
    ship(place, made("newer", core=b"three"), second)
    assert sorted(path.name for path in place.iterdir()) == ["digest-of-newer", "digest-of-second"]
