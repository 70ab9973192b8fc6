"""The making of a pack, or the finding of one made before: the best level that passes its test."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable
from pathlib import Path

from college.build.integrity.sums import is_whole
from college.build.node import NoNode, find_node
from college.build.pack.content import Content
from college.build.pack.fingerprint import fingerprint
from college.build.pack.glue import Core, plain_core, trimmed_core
from college.build.pack.level import Level
from college.build.pack.pack import Pack, PackRecord, files_of, written
from college.build.pack.pack_build import PackBuild
from college.build.pack.pack_cache import forget, keep, used
from college.build.pack.problem import BrokenModules, CannotPack
from college.build.pack.scripts import PYTHON
from college.build.pack.self_test import self_test
from college.build.pack.under_node import BUILD_PACK

PYODIDE_VERSION = "314.0.7"
"""The only Pyodide whose insides the recipe knows."""

_PATIENCE_SECONDS = 45


def make_pack(
    content: Content,
    *,
    pyodide: Path,
    cache: Path,
    say: Callable[[str], None],
    warn: Callable[[str], None],
    best: Level = Level.SNAPSHOT,
) -> Pack:
    """Return the pack of this content, made now or found in the cache.

    `best` is the level to try first. `say` is told what takes long, `warn` why readers wait longer
    than they would at the best level; that is told each time, also of a pack from the cache.
    """
    try:
        node = find_node()
    except NoNode as reason:
        raise CannotPack(str(reason)) from None
    digest = fingerprint(pyodide, content, [best.label, node.version])
    kept = cache / f"pack-{digest}"
    if not (is_whole(kept) and Pack.read(kept).best):
        forget(kept)
        cache.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=cache, prefix="making-") as scratch:
            version = json.loads((pyodide / "package.json").read_text("utf-8"))["version"]
            core, first, notes = _core(pyodide, version, best)
            stdlib = pyodide / "python_stdlib.zip"
            build = PackBuild(Path(scratch), cache, stdlib, content, core, node, say)
            keep(_made(build, digest, version, first, notes), kept)
    used(kept)
    found = Pack.read(kept)
    for note in found.notes:
        warn(note)
    return found


def _core(pyodide: Path, version: str, best: Level) -> tuple[Core, Level, list[str]]:
    """Return script and WebAssembly, the level they allow, and what there is to say about it."""
    script = (pyodide / "pyodide.asm.mjs").read_text("utf-8")
    wasm = (pyodide / "pyodide.asm.wasm").read_bytes()
    if version != PYODIDE_VERSION:
        note = (
            f"This is Pyodide {version}, and byte code and snapshots are made of "
            f"{PYODIDE_VERSION} alone: the pack {Level.SOURCE.instead}."
        )
        return plain_core(script, wasm), Level.SOURCE, [note]
    notes = [f"The level “{best.label}” was asked for: the pack {best.instead}."]
    users = PYTHON.read_text("utf-8") + BUILD_PACK.read_text("utf-8")
    return trimmed_core(script, wasm, users), best, notes if best.instead else []


def _made(build: PackBuild, digest: str, version: str, first: Level, notes: list[str]) -> Path:
    """Return the folder of the best pack that passes its test, from the first level downward."""
    level = first
    while True:
        home = build.scratch / level.label
        try:
            parts, later = build.parts(level), build.later(level)
            files = files_of(home)
            for part in (*parts, *([later] if later else [])):
                part.write(files)
            self_test(build.node, files, level, build.content, build.scratch)
        except CannotPack as reason:
            if level.next is None or isinstance(reason, BrokenModules):
                raise
            notes.append(f"No {level.label} of Python: {reason}. The pack {level.next.instead}.")
            level = level.next
        else:
            break
    sandbox = build.content.sandbox
    record: PackRecord = {
        "name": sandbox.name,
        "digest": digest,
        "pyodide": version,
        "level": level.label,
        "best": level is first,
        "notes": notes,
        "patience": _PATIENCE_SECONDS,
        "guest": sandbox.guest_megabytes is not None,
        "parts": [part.record for part in parts],
    }
    if later:
        record["later"] = later.record
    written(home, record)
    return home
