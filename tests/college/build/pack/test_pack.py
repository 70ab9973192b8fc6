"""The promises of the pack as it is built: cached, tested, and honest about what it lacks."""

from __future__ import annotations

import gzip
import re

import pytest

from college.build.pack import Level, pack
from college.build.pack import node as node_module
from college.build.pack.node import Node
from college.build.pack.pack_build import PackBuild
from college.build.pack.problem import BrokenModules, CannotPack
from tests.college.build.pack.conftest import CACHE, ENTRY, MODULES, PYODIDE, toy_pack

MEGABYTE = 1_000_000


def test_a_pack_is_made_once(monkeypatch, snapshot):
    """The second call for the same input makes nothing and gives the same pack."""
    monkeypatch.setattr(PackBuild, "parts", lambda *_: pytest.fail("the pack was made again"))
    again, said = toy_pack()
    assert again == snapshot
    assert said == []


def test_any_change_makes_another_pack(monkeypatch, snapshot):
    """A changed module is not served from the cache."""
    monkeypatch.setattr(PackBuild, "parts", lambda *_: pytest.fail("made again"))
    changed = MODULES | {"toy/__init__.py": b"# another"}
    with pytest.raises(pytest.fail.Exception, match="made again"):
        pack(changed, entry=ENTRY, pyodide=PYODIDE, cache=CACHE, say=print)
    assert snapshot.level is Level.SNAPSHOT


def test_a_pack_travels_light(snapshot):
    """All parts together stay below 7.5 MB, and both forms of a part carry the same bytes."""
    assert snapshot.bytes < 7.5 * MEGABYTE
    assert sorted(path.name for path in snapshot.folder.iterdir()) == sorted(
        [
            "runtime.js",
            *(f"{name}.{form}" for name in ("core", "wasm", "memory") for form in ("bin", "js")),
        ]
    )
    for name, size in snapshot.sizes.items():
        assert (snapshot.folder / f"{name}.bin").stat().st_size == size


def test_no_script_of_the_pack_evaluates_text(snapshot):
    """Our scripts hold no eval and no Function constructor."""
    worker = gzip.decompress((snapshot.folder / "core.bin").read_bytes()).decode()
    ours = (snapshot.folder / "runtime.js").read_text() + worker[
        worker.index("// This file is how Python starts") :
    ]
    assert not re.search(r"\beval\s*\(|new Function\b", ours)


def test_two_builds_agree(snapshot, fresh_cache):
    """The same input gives the same bytes."""
    again, _ = toy_pack(cache=fresh_cache("cache"))
    assert again.folder != snapshot.folder
    for path in snapshot.folder.iterdir():
        assert path.read_bytes() == (again.folder / path.name).read_bytes(), path.name


def test_a_snapshot_that_does_not_restore_falls_back_to_byte_code(monkeypatch, fresh_cache):
    """A failed test of the snapshot is said in one sentence, and the pack starts from byte code."""
    run = Node.run

    def refuse(self, script, *arguments):
        if script == "selftest.mjs" and '"memory"' in arguments[1]:
            raise CannotPack("it would not start")
        run(self, script, *arguments)

    monkeypatch.setattr(Node, "run", refuse)
    cache = fresh_cache("cache")
    made, said = toy_pack(cache=cache)
    assert made.level is Level.BYTECODE
    notes = [line for line in said if "No snapshot" in line]
    assert notes == [
        "No snapshot of Python: it would not start. The pack starts from byte code, which takes a reader two to three times as long."
    ]
    assert toy_pack(cache=cache)[1] == notes, "a fallback is said each time, also from the cache"


def test_without_node_the_pack_carries_source(monkeypatch):
    """A machine without Node gets a pack all the same, and is told what it costs."""
    monkeypatch.setattr(node_module.shutil, "which", lambda *_, **__: None)
    made, said = toy_pack()
    assert made.level is Level.SOURCE
    assert any(line.startswith("There is no Node on this machine") for line in said)


def test_another_pyodide_is_not_trusted(other_pyodide):
    """A Pyodide of another version is packed as source, with a sentence."""
    made, said = toy_pack(pyodide=other_pyodide)
    assert made.level is Level.SOURCE
    assert any(
        line.startswith(
            "This is Pyodide 314.0.8, and byte code and snapshots are made of 314.0.7 alone"
        )
        for line in said
    )


def test_a_broken_module_is_not_packed(fresh_cache):
    """Where no level can help, there is no pack, and the reason is the module's own error."""
    with pytest.raises(BrokenModules, match="ZeroDivisionError"):
        pack(
            {"toy/__init__.py": b"", "toy/door.py": b"1 / 0"},
            entry=ENTRY,
            pyodide=PYODIDE,
            cache=fresh_cache("cache"),
            say=print,
        )
