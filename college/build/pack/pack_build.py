"""One build of a pack: what goes in, and the folder where the scripts under Node work on it."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from college.build.integrity.sums import is_whole, seal
from college.build.node import Node
from college.build.pack.content import Content
from college.build.pack.glue import Core
from college.build.pack.level import Level
from college.build.pack.library import compiled_stdlib, imported, source_library, zipped
from college.build.pack.part import Part
from college.build.pack.scripts import worker_call, worker_text
from college.build.pack.under_node import BUILD_PACK, BYTECODE, run_script


@dataclass(frozen=True)
class PackBuild:
    """`scratch` is thrown away afterward; `store` keeps what the next build would make again."""

    scratch: Path
    store: Path
    stdlib: Path
    content: Content
    core: Core
    node: Node
    say: Callable[[str], None]

    def parts(self, level: Level) -> tuple[Part, Part, Part]:
        """Make the three parts of a pack of this level, or raise."""
        rest = {
            Level.SNAPSHOT: self._memory,
            Level.BYTECODE: self._library,
            Level.SOURCE: self._source,
        }[level]()
        sandbox = self.content.sandbox
        call = worker_call({"entry": self.content.entry, "from": level.rest, **sandbox.settings})
        return (
            Part.of("core", (self._worker() + call).encode()),
            self._wasm(),
            Part.of(level.rest, rest),
        )

    def later(self, level: Level) -> Part | None:
        """Make the part that comes only when a reader asks for it, if there is one."""
        later = self.content.later
        if later is None:
            return None
        if level is Level.SOURCE:
            return Part.of(later.name, zipped(later.modules))
        self._library()
        return Part.of(later.name, (self.scratch / "later.zip").read_bytes())

    def _worker(self) -> str:
        return f"{self.core.script}\n{worker_text()}"

    def _source(self) -> bytes:
        return source_library(self.stdlib, self.content.modules)

    def _library(self) -> bytes:
        library = self.scratch / "library.zip"
        if not library.exists():
            self._compile(library)
        return library.read_bytes()

    def _compile(self, library: Path) -> None:
        """Byte-compile what a start loads; the standard library's share is kept for later."""
        recipe = _digest(BYTECODE.read_bytes(), self.stdlib.read_bytes())
        known = self.store / f"stdlib-{recipe}.zip"
        if not is_whole(known):
            known.unlink(missing_ok=True)
            self.say("Compiling Python's library for the browser, once; this takes some seconds.")
        modules = self.content.every_module
        (self.scratch / "core.js").write_text(self._worker(), "utf-8")
        (self.scratch / "python.wasm").write_bytes(self.core.wasm)
        (self.scratch / "source.zip").write_bytes(source_library(self.stdlib, modules, known))
        job = {
            "entry": self.content.entry,
            "bare": [name for name in modules if not name.startswith(self.content.explained)],
            "traced": [name for name in modules if name.startswith(self.content.traced)],
            "imports": imported(self.content.modules),
            "later": [*self.content.later.modules] if self.content.later else [],
        }
        (self.scratch / "job.json").write_text(json.dumps(job))
        self._make("library")
        _store(known, compiled_stdlib(self.stdlib, known, library))

    def _memory(self) -> bytes:
        self._library()
        self.say("Taking a snapshot of a started Python.")
        self._make("snapshot")
        return (self.scratch / "memory.raw").read_bytes()

    def _make(self, step: str) -> None:
        run_script(self.node, BUILD_PACK, str(self.scratch), step)

    def _wasm(self) -> Part:
        """Compress the WebAssembly, or take it from the store: it is large and seldom changes."""
        known = self.store / f"wasm-{_digest(self.core.wasm)}.gz"
        if not is_whole(known):
            _store(known, Part.of("wasm", self.core.wasm).packed)
        return Part("wasm", known.read_bytes())


def _digest(*contents: bytes) -> str:
    return hashlib.sha256(b"".join(contents)).hexdigest()[:16]


def _store(path: Path, content: bytes) -> None:
    """Write a file and its sum so that no one ever takes half of it."""
    half = path.with_name(f"{path.name}.{os.getpid()}")
    half.write_bytes(content)
    half.replace(path)
    seal(path)
