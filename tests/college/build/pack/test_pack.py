"""The promises of the pack as it is built: cached, light, and honest about what it lacks."""

from __future__ import annotations

import gzip
import json
import re
from dataclasses import replace

import pytest

from college.build import node as node_module
from college.build.node import Node, NodeFailed
from college.build.pack import PYODIDE_VERSION, CannotPack, Level
from college.build.pack.pack_build import PackBuild
from college.build.pack.problem import BrokenModules
from college.build.pack.scripts import page_script, worker_text
from tests.college.build.pack.conftest import MODULES, TOY, toy_pack

pytestmark = pytest.mark.slow
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
    changed = replace(TOY, modules=MODULES | {"toy/__init__.py": b"# another"})
    with pytest.raises(pytest.fail.Exception, match="made again"):
        toy_pack(content=changed)
    assert snapshot.level is Level.SNAPSHOT


def test_a_pack_travels_light(snapshot):
    """All parts together stay below 7.5 MB, and both forms of a part carry the same bytes."""
    assert snapshot.bytes < 7.5 * MEGABYTE
    assert sorted(path.name for path in snapshot.folder.iterdir()) == sorted(
        [
            "pack.json",
            *(f"{name}.{form}" for name in ("core", "wasm", "memory") for form in ("bin", "js")),
        ]
    )
    for name, size in snapshot.sizes.items():
        assert (snapshot.folder / f"{name}.bin").stat().st_size == size


def test_no_script_of_the_pack_evaluates_text(snapshot):
    """Our scripts hold no eval and no Function constructor."""
    worker = gzip.decompress((snapshot.folder / "core.bin").read_bytes()).decode()
    page = page_script(snapshot.record)
    assert worker_text() in worker
    assert not re.search(r"\beval\s*\(|new Function\b", page + worker_text())


def test_a_pack_tells_what_it_is(snapshot):
    """The record lies beside the parts, for people and tests, and is what the page is given."""
    record = json.loads((snapshot.folder / "pack.json").read_text())
    assert record["level"] == "snapshot"
    assert record["notes"] == []
    assert {part["name"]: part["bytes"] for part in record["parts"]} == snapshot.sizes
    assert f"const PACK = {json.dumps(record)};" in page_script(snapshot.record)


def test_two_builds_agree(snapshot, fresh_cache):
    """The same input gives the same bytes."""
    again, _ = toy_pack(cache=fresh_cache("cache"))
    assert again.folder != snapshot.folder
    for path in snapshot.folder.iterdir():
        assert path.read_bytes() == (again.folder / path.name).read_bytes(), path.name


def test_a_snapshot_that_does_not_restore_falls_back_to_byte_code(monkeypatch, fresh_cache):
    """A failed test of the snapshot is a warning in one sentence, and byte code is packed."""
    run = Node.run

    def refuse(self, script, *arguments):
        if script.name == "self_test.mjs" and "memory" in arguments:
            raise NodeFailed(script, 1, "RuntimeError: it would not start")
        run(self, script, *arguments)

    monkeypatch.setattr(Node, "run", refuse)
    cache = fresh_cache("cache")
    made, warned = toy_pack(cache=cache)
    assert made.level is Level.BYTECODE
    assert warned == [
        (
            "No snapshot of Python: self_test.mjs stopped: RuntimeError: it would not start. "
            "The pack starts from byte code, which takes a reader two to three times as long."
        )
    ]
    assert made.notes == warned
    assert toy_pack(cache=cache)[1] == warned, "it is said each time, also from the cache"


def test_a_lower_level_is_never_silent():
    """Who asks for less than the best is told what a reader gets."""
    made, warned = toy_pack(Level.BYTECODE)
    assert made.level is Level.BYTECODE
    assert warned == [
        (
            "The level “bytecode” was asked for: "
            "the pack starts from byte code, which takes a reader two to three times as long."
        )
    ]


def test_without_node_there_is_no_pack(monkeypatch):
    """Pages need Node for their scripts anyway: who has none is told how to get one."""
    monkeypatch.setattr(node_module.shutil, "which", lambda *_, **__: None)
    with pytest.raises(CannotPack, match=r"no Node on this machine\. Run `make site`"):
        toy_pack()


def test_another_pyodide_is_not_trusted(other_pyodide):
    """A Pyodide of another version is packed as source, with a sentence."""
    made, warned = toy_pack(pyodide=other_pyodide)
    assert made.level is Level.SOURCE
    assert made.record["pyodide"] == "0.0.1"
    [warning] = warned
    assert warning.startswith(
        f"This is Pyodide 0.0.1, and byte code and snapshots are made of {PYODIDE_VERSION} alone"
    )


def test_a_broken_module_is_not_packed(fresh_cache):
    """Where no level can help, there is no pack, and the reason is the module's own error."""
    broken = replace(TOY, modules={"toy/__init__.py": b"", "toy/door.py": b"1 / 0"})
    with pytest.raises(BrokenModules, match="ZeroDivisionError"):
        toy_pack(content=broken, cache=fresh_cache("cache"))
