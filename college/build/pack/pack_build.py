"""The pack_build on which a pack is made: the files the Node scripts read and write there."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from college.build.pack.fingerprint import BROWSER, HERE
from college.build.pack.glue import Core
from college.build.pack.level import Level
from college.build.pack.library import compiled_stdlib, imported, source_library
from college.build.pack.node import Node
from college.build.pack.part import Part
from college.build.pack.problem import CannotPack
from college.build.pack.sandbox import Sandbox


@dataclass(frozen=True)
class PackBuild:
    """One build: what goes in, and the folder for what lies about meanwhile."""

    folder: Path
    store: Path
    stdlib: Path
    modules: Mapping[str, bytes]
    entry: str
    probe: tuple[str, str]
    core: Core
    node: Node | None
    say: Callable[[str], None]
    sandbox: Sandbox

    def parts(self, level: Level) -> tuple[Part, Part, Part]:
        """Make the three parts of a pack of this level, or raise."""
        rest = {
            Level.SNAPSHOT: self._memory,
            Level.BYTECODE: self._library,
            Level.SOURCE: self._source,
        }[level]()
        settings = {"entry": self.entry, "from": level.rest, **self.sandbox.settings}
        call = f"serve({json.dumps(settings)});\n"
        return (
            Part.of("core", (self._worker() + call).encode()),
            self._wasm(),
            Part.of(level.rest, rest),
        )

    def test(self, pack: Path, level: Level) -> None:
        """Start the finished pack under Node and ask it; without Node there is nothing to start it with."""
        if self.node is None:
            return
        said = self.folder / "answer.json"
        job = {"rest": level.rest, "probe": self.probe}
        if level is Level.SNAPSHOT:
            job["expected"] = json.loads(said.read_text())
        self.node.run("selftest.mjs", str(pack), json.dumps(job))

    def _worker(self) -> str:
        return "\n".join(
            [
                self.core.script,
                *((BROWSER / name).read_text() for name in ("python.js", "worker.js")),
            ]
        )

    def _source(self) -> bytes:
        return source_library(self.stdlib, self.modules)

    def _library(self) -> bytes:
        library = self.folder / "library.zip"
        if not library.exists():
            self._compile(library)
        return library.read_bytes()

    def _compile(self, library: Path) -> None:
        """Byte-compile what a start loads; the standard library's share is kept for the next build."""
        recipe = _digest((HERE / "bytecode.py").read_bytes(), self.stdlib.read_bytes())
        known = self.store / f"stdlib-{recipe}.zip"
        if not known.exists():
            self.say(
                "Compiling Python's library for the browser; this is done once and takes some seconds."
            )
        (self.folder / "core.js").write_text(self._worker())
        (self.folder / "python.wasm").write_bytes(self.core.wasm)
        (self.folder / "source.zip").write_bytes(source_library(self.stdlib, self.modules, known))
        job = {"entry": self.entry, "imports": imported(self.modules), "probe": self.probe}
        (self.folder / "job.json").write_text(json.dumps(job))
        self._make("library")
        _write(known, compiled_stdlib(self.stdlib, known, library))

    def _memory(self) -> bytes:
        self._library()
        self.say("Taking a snapshot of a started Python.")
        self._make("snapshot")
        return (self.folder / "memory.raw").read_bytes()

    def _make(self, step: str) -> None:
        if self.node is None:
            raise CannotPack("there is no Node on this machine to run Pyodide with")
        self.node.run("build_pack.mjs", str(self.folder), step)

    def _wasm(self) -> Part:
        """Compress the WebAssembly, or take it from the store: it is large and seldom changes."""
        known = self.store / f"wasm-{_digest(self.core.wasm)}.gz"
        if not known.exists():
            _write(known, Part.of("wasm", self.core.wasm).packed)
        return Part("wasm", known.read_bytes())


def _digest(*contents: bytes) -> str:
    return hashlib.sha256(b"".join(contents)).hexdigest()[:16]


def _write(path: Path, content: bytes) -> None:
    """Write a file so that no one ever sees half of it."""
    half = path.with_name(f"{path.name}.{os.getpid()}")
    half.write_bytes(content)
    half.replace(path)
